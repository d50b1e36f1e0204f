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
	{"chart.above-share", "", [...]forms{
		{"", "", "more than an equal share"},
		{"", "", "mai mult decât o parte egală"},
		{"", "", "mehr als ein gleicher Anteil"},
	}},
	{"chart.antes", "", [...]forms{
		{"", "", "expected net winnings from now on, in antes"},
		{"", "", "câștigul net mediu de acum înainte, în ante-uri"},
		{"", "", "mittlerer Reingewinn von jetzt an, in Antes"},
	}},
	{"chart.beat-text", "", [...]forms{
		{"", "", "o is the chance."},
		{"", "", "o este șansa."},
		{"", "", "o ist die Chance."},
	}},
	{"chart.beat-value", "", [...]forms{
		{"", "", "chance to win, a tie counting {tie}, in %"},
		{"", "", "șansa de câștig, o egalitate făcând cât {tie}, în %"},
		{"", "", "Chance zu gewinnen, ein Unentschieden zählt {tie}, in %"},
	}},
	{"chart.beaten", "", [...]forms{
		{"", "", "beaten"},
		{"", "", "bătut"},
		{"", "", "geschlagen"},
	}},
	{"chart.below-share", "", [...]forms{
		{"", "", "no more than that"},
		{"", "", "nu mai mult"},
		{"", "", "nicht mehr"},
	}},
	{"chart.chance", "", [...]forms{
		{"", "", "chance"},
		{"", "", "șansa"},
		{"", "", "Chance"},
	}},
	{"chart.chances", "", [...]forms{
		{"", "", "What a turn is worth before its first throw, by score to beat"},
		{"", "", "Cât valorează un rând înainte de prima aruncare, după scorul de bătut"},
		{"", "", "Was ein Zug vor seinem ersten Wurf wert ist, nach zu schlagender Punktzahl"},
	}},
	{"chart.chances-open", "", [...]forms{
		{"", "", "Level lines: nothing to beat."},
		{"", "", "Liniile orizontale: fără scor de bătut."},
		{"", "", "Waagerechte Linien: nichts zu schlagen."},
	}},
	{"chart.chances-text", "", [...]forms{
		{"", "", "A digit is a seat, from 10 on a letter; * is for several. Row -: nothing to beat."},
		{"", "", "O cifră este un loc, de la 10 o literă; * sunt mai multe. Rândul -: fără scor de bătut."},
		{"", "", "Eine Ziffer ist ein Platz, ab 10 ein Buchstabe; * sind mehrere. Zeile -: nichts zu schlagen."},
	}},
	{"chart.deviation", "", [...]forms{
		{"", "", "standard deviation {deviation}"},
		{"", "", "abaterea standard {deviation}"},
		{"", "", "Standardabweichung {deviation}"},
	}},
	{"chart.final-score", "", [...]forms{
		{"", "", "final score, in pips"},
		{"", "", "scorul final, în puncte"},
		{"", "", "Punktzahl am Ende, in Augen"},
	}},
	{"chart.goal", "", [...]forms{
		{"", "", "goal {goal}"},
		{"", "", "ținta {goal}"},
		{"", "", "Ziel {goal}"},
	}},
	{"chart.group", "dice", [...]forms{
		{"{dice} die shows {face}", "", "{dice} dice show {face}"},
		{"{dice} zar arată {face}", "{dice} zaruri arată {face}", "{dice} de zaruri arată {face}"},
		{"{dice} Würfel zeigt {face}", "", "{dice} Würfel zeigen {face}"},
	}},
	{"chart.group-none", "", [...]forms{
		{"", "", "No die shows {face}"},
		{"", "", "Niciun zar nu arată {face}"},
		{"", "", "Kein Würfel zeigt {face}"},
	}},
	{"chart.holders", "holders", [...]forms{
		{"held by {holders}", "", "held by {holders}"},
		{"îl are {holders} jucător", "îl au {holders} jucători", "îl au {holders} de jucători"},
		{"von {holders} gehalten", "", "von {holders} gehalten"},
	}},
	{"chart.keep", "", [...]forms{
		{"", "", "keep {dice}"},
		{"", "", "păstrezi {dice}"},
		{"", "", "{dice} behalten"},
	}},
	{"chart.keep-none", "", [...]forms{
		{"", "", "keep none"},
		{"", "", "nu păstrezi niciunul"},
		{"", "", "keinen behalten"},
	}},
	{"chart.left", "dice", [...]forms{
		{"{dice} die still to be thrown, {total} so far", "", "{dice} dice still to be thrown, {total} so far"},
		{"mai ai de aruncat {dice} zar, {total} până acum", "mai ai de aruncat {dice} zaruri, {total} până acum", "mai ai de aruncat {dice} de zaruri, {total} până acum"},
		{"noch {dice} Würfel zu werfen, bisher {total}", "", "noch {dice} Würfel zu werfen, bisher {total}"},
	}},
	{"chart.mean", "", [...]forms{
		{"", "", "mean {mean}"},
		{"", "", "media {mean}"},
		{"", "", "Mittelwert {mean}"},
	}},
	{"chart.passed", "", [...]forms{
		{"", "", "the throw before was passed"},
		{"", "", "aruncarea dinainte a fost lăsată să treacă"},
		{"", "", "beim Wurf davor wurde nichts behalten"},
	}},
	{"chart.players", "players", [...]forms{
		{"{players} player", "", "{players} players"},
		{"{players} jucător", "{players} jucători", "{players} de jucători"},
		{"{players} Spieler", "", "{players} Spieler"},
	}},
	{"chart.pot-chance", "", [...]forms{
		{"", "", "chance of the pot, in %"},
		{"", "", "șansa de a câștiga potul, în %"},
		{"", "", "Chance auf den Pott, in %"},
	}},
	{"chart.probability", "", [...]forms{
		{"", "", "probability, in %"},
		{"", "", "probabilitatea, în %"},
		{"", "", "Wahrscheinlichkeit, in %"},
	}},
	{"chart.score-to-beat", "", [...]forms{
		{"", "", "score to beat, in pips"},
		{"", "", "scorul de bătut, în puncte"},
		{"", "", "zu schlagende Punktzahl, in Augen"},
	}},
	{"chart.scores", "", [...]forms{
		{"", "", "Final score of a turn"},
		{"", "", "Scorul final al unui rând"},
		{"", "", "Punktzahl am Ende eines Zugs"},
	}},
	{"chart.scores-of", "", [...]forms{
		{"", "", "Mean and standard deviation are those of the turns that end with a score."},
		{"", "", "Media și abaterea standard sunt ale rândurilor care se termină cu un scor."},
		{"", "", "Mittelwert und Standardabweichung gelten für die Züge, die mit einer Punktzahl enden."},
	}},
	{"chart.scores-text", "", [...]forms{
		{"", "", "* marks the score nearest to the mean, : those within one standard deviation."},
		{"", "", "* arată scorul cel mai apropiat de medie, : pe cele la cel mult o abatere standard."},
		{"", "", "* steht bei der Punktzahl, die dem Mittelwert am nächsten ist, : bei denen innerhalb einer Standardabweichung."},
	}},
	{"chart.seat", "", [...]forms{
		{"", "", "seat {seat}"},
		{"", "", "locul {seat}"},
		{"", "", "Platz {seat}"},
	}},
	{"chart.stopping", "", [...]forms{
		{"", "", "What stopping on a score is worth to the first player"},
		{"", "", "Cât îi valorează primului jucător să se oprească la un scor"},
		{"", "", "Was es dem ersten Spieler wert ist, mit einer Punktzahl aufzuhören"},
	}},
	{"chart.stopping-shares", "", [...]forms{
		{"", "", "Dotted level lines: an equal share of the pot among so many players, as far as stopping is worth more."},
		{"", "", "Liniile orizontale punctate: o parte egală din pot pentru atâția jucători, cât timp oprirea valorează mai mult."},
		{"", "", "Gepunktete waagerechte Linien: ein gleicher Anteil am Pott bei so vielen Spielern, so weit Aufhören mehr wert ist."},
	}},
	{"chart.stopping-text", "", [...]forms{
		{"", "", "One column for each number of players; a full column would be a certain win."},
		{"", "", "O coloană pentru fiecare număr de jucători; o coloană plină ar fi un câștig sigur."},
		{"", "", "Eine Spalte für jede Zahl von Spielern; eine volle Spalte wäre ein sicherer Gewinn."},
	}},
	{"chart.strategy", "dice", [...]forms{
		{"What to keep of a throw of {dice} die", "", "What to keep of a throw of {dice} dice"},
		{"Ce păstrezi dintr-o aruncare cu {dice} zar", "Ce păstrezi dintr-o aruncare cu {dice} zaruri", "Ce păstrezi dintr-o aruncare cu {dice} de zaruri"},
		{"Was du von einem Wurf mit {dice} Würfel behältst", "", "Was du von einem Wurf mit {dice} Würfeln behältst"},
	}},
	{"chart.strategy-first", "", [...]forms{
		{"", "", "What to keep of the first throw"},
		{"", "", "Ce păstrezi din prima aruncare"},
		{"", "", "Was du vom ersten Wurf behältst"},
	}},
	{"chart.strategy-key", "", [...]forms{
		{"", "", "Filled dice are kept, the others are thrown again. In brackets: how often a throw asks for it."},
		{"", "", "Zarurile colorate se păstrează, celelalte se aruncă din nou. În paranteze: cât de des cere o aruncare asta."},
		{"", "", "Gefärbte Würfel werden behalten, die anderen noch einmal geworfen. In Klammern: wie oft ein Wurf das verlangt."},
	}},
	{"chart.strategy-text", "", [...]forms{
		{"", "", "Dice before the line are kept, those behind it are thrown again."},
		{"", "", "Zarurile dinaintea liniei se păstrează, cele de după ea se aruncă din nou."},
		{"", "", "Würfel vor dem Strich werden behalten, die dahinter noch einmal geworfen."},
	}},
	{"chart.strategy-text-moon", "", [...]forms{
		{"", "", "! wins the pot on the spot."},
		{"", "", "! câștigă potul pe loc."},
		{"", "", "! gewinnt den Pott auf der Stelle."},
	}},
	{"chart.strategy-text-turned", "", [...]forms{
		{"", "", "' follows a die that is turned over."},
		{"", "", "' urmează unui zar care se întoarce."},
		{"", "", "' folgt einem Würfel, der umgedreht wird."},
	}},
	{"chart.strategy-turned", "", [...]forms{
		{"", "", "A bar above a die: it is turned over."},
		{"", "", "O linie deasupra unui zar: se întoarce."},
		{"", "", "Ein Strich über einem Würfel: Er wird umgedreht."},
	}},
	{"chart.won", "", [...]forms{
		{"", "", "won on the spot"},
		{"", "", "câștigat pe loc"},
		{"", "", "sofort gewonnen"},
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
	{"Draw a chart, as text or as a picture", "", [...]forms{
		{"", "", ""},
		{"", "", "desenează un grafic, ca text sau ca imagine"},
		{"", "", "zeichne ein Diagramm, als Text oder als Bild"},
	}},
	{"The distribution of the final score of a turn", "", [...]forms{
		{"", "", ""},
		{"", "", "Repartiția scorului final al unui rând"},
		{"", "", "Die Verteilung der Punktzahl am Ende eines Zugs"},
	}},
	{"What a turn is worth before its first throw, by score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "Cât valorează un rând înainte de prima aruncare, după scorul de bătut"},
		{"", "", "Was ein Zug vor seinem ersten Wurf wert ist, nach zu schlagender Punktzahl"},
	}},
	{"What stopping on a score is worth to the first player", "", [...]forms{
		{"", "", ""},
		{"", "", "Cât îi valorează primului jucător să se oprească la un scor"},
		{"", "", "Was es dem ersten Spieler wert ist, mit einer Punktzahl aufzuhören"},
	}},
	{"What to keep of every roll of a throw", "", [...]forms{
		{"", "", ""},
		{"", "", "Ce păstrezi din fiecare aruncare"},
		{"", "", "Was du von jedem Wurf behältst"},
	}},
	{"draw the picture `FILE`, .png or .svg", "", [...]forms{
		{"", "", ""},
		{"", "", "desenează imaginea `FIȘIER`, .png sau .svg"},
		{"", "", "zeichne das Bild `DATEI`, .png oder .svg"},
	}},
	{"print JSON", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie JSON"},
		{"", "", "gib JSON aus"},
	}},
}
