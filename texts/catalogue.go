// Code generated from catalogue.json by go generate; DO NOT EDIT.

package texts

// textTable holds the texts by key.
var textTable = [...]entry{
	{"advice.alone", "", [...]forms{
		{"", "", "{What}; {worth}."},
		{"", "", "{What}; {worth}."},
		{"", "", "{What}; {worth}."},
	}},
	{"advice.asked", "", [...]forms{
		{"", "", "{who}: {what}; {worth}."},
		{"", "", "{who}: {what}; {worth}."},
		{"", "", "{who}: {What}; {worth}."},
	}},
	{"advice.beat", "", [...]forms{
		{"", "", "{score} to beat"},
		{"", "", "{score} de bătut"},
		{"", "", "{score} zu schlagen"},
	}},
	{"advice.beat-held", "holders", [...]forms{
		{"{score} to beat (held by {holders})", "", "{score} to beat (held by {holders})"},
		{"{score} de bătut (îl are {holders} jucător)", "{score} de bătut (îl au {holders} jucători)", "{score} de bătut (îl au {holders} de jucători)"},
		{"{score} zu schlagen (von {holders} gehalten)", "", "{score} zu schlagen (von {holders} gehalten)"},
	}},
	{"advice.keep", "", [...]forms{
		{"", "", "keep {dice}"},
		{"", "", "păstrează {dice}"},
		{"", "", "behalte {dice}"},
	}},
	{"advice.keep-all", "", [...]forms{
		{"", "", "keep all, {dice}"},
		{"", "", "păstrează-le pe toate, {dice}"},
		{"", "", "behalte alle, {dice}"},
	}},
	{"advice.keep-last", "", [...]forms{
		{"", "", "keep the last die, {dice}"},
		{"", "", "păstrează ultimul zar, {dice}"},
		{"", "", "behalte den letzten Würfel, {dice}"},
	}},
	{"advice.keep-none", "", [...]forms{
		{"", "", "keep none"},
		{"", "", "nu păstra niciunul"},
		{"", "", "behalte keinen"},
	}},
	{"advice.moon", "", [...]forms{
		{"", "", "{who}: the roll wins the pot on the spot (moon=throw)."},
		{"", "", "{who}: aruncarea câștigă potul pe loc (moon=throw)."},
		{"", "", "{who}: Der Wurf gewinnt den Pott auf der Stelle (moon=throw)."},
	}},
	{"advice.pot", "antes", [...]forms{
		{"{antes} ante in the pot", "", "{antes} antes in the pot"},
		{"{antes} ante în pot", "{antes} ante-uri în pot", "{antes} de ante-uri în pot"},
		{"{antes} Ante im Pott", "", "{antes} Antes im Pott"},
	}},
	{"advice.round", "", [...]forms{
		{"", "", "round {round} up to {ceiling}"},
		{"", "", "runda {round} cu cel mult {ceiling}"},
		{"", "", "Runde {round} mit höchstens {ceiling}"},
	}},
	{"advice.seat", "", [...]forms{
		{"", "", "Seat {seat} of {players}"},
		{"", "", "Locul {seat} din {players}"},
		{"", "", "Platz {seat} von {players}"},
	}},
	{"advice.this-round", "", [...]forms{
		{"", "", "This round: won {won}, tied {tied}, lost {lost}. {tie}"},
		{"", "", "Runda aceasta: câștigată {won}, egală {tied}, pierdută {lost}. {tie}"},
		{"", "", "Diese Runde: gewonnen {won}, unentschieden {tied}, verloren {lost}. {tie}"},
	}},
	{"advice.throw-again", "dice", [...]forms{
		{"{keep} and throw {dice} die again", "", "{keep} and throw {dice} dice again"},
		{"{keep} și aruncă din nou {dice} zar", "{keep} și aruncă din nou {dice} zaruri", "{keep} și aruncă din nou {dice} de zaruri"},
		{"{keep} und wirf {dice} Würfel noch einmal", "", "{keep} und wirf {dice} Würfel noch einmal"},
	}},
	{"advice.tie-all", "", [...]forms{
		{"", "", "A tie is worth {value} to you: all play again."},
		{"", "", "O egalitate îți valorează {value}: toți joacă din nou."},
		{"", "", "Ein Unentschieden ist dir {value} wert: Alle spielen noch einmal."},
	}},
	{"advice.tie-all-pay", "", [...]forms{
		{"", "", "A tie is worth {value}: all pay and play again."},
		{"", "", "O egalitate valorează {value}: toți plătesc și joacă din nou."},
		{"", "", "Ein Unentschieden ist {value} wert: Alle zahlen und spielen noch einmal."},
	}},
	{"advice.tie-alone", "", [...]forms{
		{"", "", "After a tie the tied players play on alone."},
		{"", "", "După o egalitate joacă mai departe doar cei care sunt la egalitate."},
		{"", "", "Nach einem Unentschieden spielen nur die weiter, die gleichauf liegen."},
	}},
	{"advice.tie-split", "", [...]forms{
		{"", "", "A tie shares the pot."},
		{"", "", "La egalitate potul se împarte."},
		{"", "", "Bei Unentschieden wird der Pott geteilt."},
	}},
	{"advice.turn-over", "", [...]forms{
		{"", "", "turn over {dice}, {keep}"},
		{"", "", "întoarce {dice}, {keep}"},
		{"", "", "drehe {dice} um, {keep}"},
	}},
	{"advice.turn-over-all", "", [...]forms{
		{"", "", "{keep}, and turn all dice over"},
		{"", "", "{keep} și întoarce toate zarurile"},
		{"", "", "{keep} und drehe alle Würfel um"},
	}},
	{"advice.worth-beat", "", [...]forms{
		{"", "", "below {score} with probability {below}, equal with {equal}, a tie counting {tie}"},
		{"", "", "sub {score} cu probabilitatea {below}, la egalitate cu {equal}, iar o egalitate face cât {tie}"},
		{"", "", "unter {score} mit Wahrscheinlichkeit {below}, gleich mit {equal}, wobei ein Unentschieden {tie} zählt"},
	}},
	{"advice.worth-final", "", [...]forms{
		{"", "", "the final total is {total}"},
		{"", "", "totalul final este {total}"},
		{"", "", "die Endsumme ist {total}"},
	}},
	{"advice.worth-low", "", [...]forms{
		{"", "", "the expected final total is {value}"},
		{"", "", "totalul final este în medie {value}"},
		{"", "", "die Endsumme ist im Mittel {value}"},
	}},
	{"advice.worth-money", "", [...]forms{
		{"", "", "that is worth {value} antes from now on"},
		{"", "", "asta îți aduce de acum înainte {value} ante-uri"},
		{"", "", "das bringt dir von jetzt an {value} Antes"},
	}},
	{"advice.worth-win", "", [...]forms{
		{"", "", "the pot is yours with probability {value}"},
		{"", "", "potul este al tău cu probabilitatea {value}"},
		{"", "", "du gewinnst den Pott mit Wahrscheinlichkeit {value}"},
	}},
	{"options.above", "", [...]forms{
		{"", "", "P(above {score})"},
		{"", "", "P(peste {score})"},
		{"", "", "P(über {score})"},
	}},
	{"options.all-over", "", [...]forms{
		{"", "", "{keep}, all over"},
		{"", "", "{keep}, întorci toate"},
		{"", "", "{keep}, alle umdrehen"},
	}},
	{"options.below", "", [...]forms{
		{"", "", "P(below {score})"},
		{"", "", "P(sub {score})"},
		{"", "", "P(unter {score})"},
	}},
	{"options.dice-over", "", [...]forms{
		{"", "", "over {dice}: {keep}"},
		{"", "", "întorci {dice}: {keep}"},
		{"", "", "{dice} umdrehen: {keep}"},
	}},
	{"options.equal", "", [...]forms{
		{"", "", "P(equal {score})"},
		{"", "", "P(egal {score})"},
		{"", "", "P(gleich {score})"},
	}},
	{"options.exactly", "", [...]forms{
		{"", "", "value, exactly"},
		{"", "", "valoare exactă"},
		{"", "", "Wert, genau"},
	}},
	{"options.gives-up", "", [...]forms{
		{"", "", "gives up"},
		{"", "", "pierzi"},
		{"", "", "Verlust"},
	}},
	{"options.keep", "", [...]forms{
		{"", "", "keep"},
		{"", "", "păstrezi"},
		{"", "", "behalten"},
	}},
	{"options.lost", "", [...]forms{
		{"", "", "P(lost)"},
		{"", "", "P(pierdut)"},
		{"", "", "P(verloren)"},
	}},
	{"options.none", "", [...]forms{
		{"", "", "none"},
		{"", "", "niciunul"},
		{"", "", "keinen"},
	}},
	{"options.throw-again", "", [...]forms{
		{"", "", "throw again"},
		{"", "", "arunci din nou"},
		{"", "", "neu werfen"},
	}},
	{"options.throw-over", "", [...]forms{
		{"", "", "over: {keep}"},
		{"", "", "întoarse: {keep}"},
		{"", "", "umgedreht: {keep}"},
	}},
	{"options.tied", "", [...]forms{
		{"", "", "P(tied)"},
		{"", "", "P(egal)"},
		{"", "", "P(gleich)"},
	}},
	{"options.value", "", [...]forms{
		{"", "", "value"},
		{"", "", "valoare"},
		{"", "", "Wert"},
	}},
	{"options.won", "", [...]forms{
		{"", "", "P(won)"},
		{"", "", "P(câștig)"},
		{"", "", "P(Sieg)"},
	}},
}

// errorTable holds the errors by their English format.
var errorTable = [...]entry{
	{"unknown language", "", [...]forms{
		{"", "", ""},
		{"", "", "limbă necunoscută"},
		{"", "", "unbekannte Sprache"},
	}},
}

// helpTable holds the help by its English text.
var helpTable = [...]entry{
	{"print JSON", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie JSON"},
		{"", "", "gib JSON aus"},
	}},
}
