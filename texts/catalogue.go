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
		{"", "", "Pentru tine o egalitate valorează {value}: toți joacă din nou."},
		{"", "", "Ein Unentschieden ist dir {value} wert: Alle spielen noch einmal."},
	}},
	{"advice.tie-all-again", "", [...]forms{
		{"", "", "After a tie all play again."},
		{"", "", "După o egalitate toți joacă din nou."},
		{"", "", "Nach einem Unentschieden spielen alle noch einmal."},
	}},
	{"advice.tie-all-pay", "", [...]forms{
		{"", "", "A tie is worth {value}: all pay and play again."},
		{"", "", "O egalitate valorează {value}: toți plătesc și joacă din nou."},
		{"", "", "Ein Unentschieden ist {value} wert: Alle zahlen und spielen noch einmal."},
	}},
	{"advice.tie-all-pay-again", "", [...]forms{
		{"", "", "After a tie all pay and play again."},
		{"", "", "După o egalitate toți plătesc și joacă din nou."},
		{"", "", "Nach einem Unentschieden zahlen alle und spielen noch einmal."},
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
	{"card.all-from", "", [...]forms{
		{"", "", "keep all if they total {total} or more"},
		{"", "", "păstrează-le pe toate dacă fac împreună cel puțin {total}"},
		{"", "", "behalte alle, wenn sie zusammen mindestens {total} zählen"},
	}},
	{"card.all-upto", "", [...]forms{
		{"", "", "keep all if they total {total} or less"},
		{"", "", "păstrează-le pe toate dacă fac împreună cel mult {total}"},
		{"", "", "behalte alle, wenn sie zusammen höchstens {total} zählen"},
	}},
	{"card.always", "", [...]forms{
		{"", "", "Keep every {dice}. If no die is to be kept, keep the one that counts least."},
		{"", "", "Păstrează fiecare {dice}. Dacă niciun zar nu e de păstrat, păstrează-l pe cel care face cel mai puțin."},
		{"", "", "Behalte jede {dice}. Ist kein Würfel zu behalten, behalte den, der am wenigsten zählt."},
	}},
	{"card.always-high", "", [...]forms{
		{"", "", "Keep every {dice}. If no die is to be kept, keep the one that counts most."},
		{"", "", "Păstrează fiecare {dice}. Dacă niciun zar nu e de păstrat, păstrează-l pe cel care face cel mai mult."},
		{"", "", "Behalte jede {dice}. Ist kein Würfel zu behalten, behalte den, der am meisten zählt."},
	}},
	{"card.chase", "", [...]forms{
		{"", "", "Not the last to throw: a score counts as nothing to beat when it is above {scores}."},
		{"", "", "Nu ești ultimul: un scor e ca și cum n-ai avea nimic de bătut când e peste {scores}."},
		{"", "", "Nicht als Letzter: Eine Punktzahl gilt, als wäre nichts zu schlagen, wenn sie höher ist als {scores}."},
	}},
	{"card.chase-high", "", [...]forms{
		{"", "", "Not the last to throw: a score counts as nothing to beat when it is below {scores}."},
		{"", "", "Nu ești ultimul: un scor e ca și cum n-ai avea nimic de bătut când e sub {scores}."},
		{"", "", "Nicht als Letzter: Eine Punktzahl gilt, als wäre nichts zu schlagen, wenn sie niedriger ist als {scores}."},
	}},
	{"card.chase-with", "", [...]forms{
		{"", "", "{score} ({players} to follow)"},
		{"", "", "{score} (mai urmează {players})"},
		{"", "", "{score} ({players} nach dir)"},
	}},
	{"card.dice", "n", [...]forms{
		{"{others} or {n} die", "", "{others} or {n} dice"},
		{"{others} sau {n} zar", "{others} sau {n} zaruri", "{others} sau {n} de zaruri"},
		{"{others} oder {n} Würfel", "", "{others} oder {n} Würfel"},
	}},
	{"card.follow", "", [...]forms{
		{"", "", "what you follow"},
		{"", "", "ce urmezi"},
		{"", "", "wonach du spielst"},
	}},
	{"card.keep-too", "", [...]forms{
		{"", "", "keep {die} too"},
		{"", "", "păstrează și {die}"},
		{"", "", "behalte auch {die}"},
	}},
	{"card.note", "", [...]forms{
		{"", "", "To spare: the score to beat less the total of the dice you have kept."},
		{"", "", "Rezervă: scorul de bătut minus totalul zarurilor păstrate."},
		{"", "", "Reserve: die zu schlagende Punktzahl weniger die Summe der behaltenen Würfel."},
	}},
	{"card.note-ceiling", "", [...]forms{
		{"", "", "Where there is only a ceiling, one more than the ceiling is to beat."},
		{"", "", "Unde e doar un plafon, de bătut este plafonul plus unu."},
		{"", "", "Wo es nur eine Obergrenze gibt, ist eins mehr als diese zu schlagen."},
	}},
	{"card.note-high", "", [...]forms{
		{"", "", "To spare: the total of the dice you have kept, and {most} for each die thrown, less the score to beat."},
		{"", "", "Rezervă: totalul zarurilor păstrate, plus {most} pentru fiecare zar aruncat, minus scorul de bătut."},
		{"", "", "Reserve: die Summe der behaltenen Würfel und {most} für jeden geworfenen, weniger die zu schlagende Punktzahl."},
	}},
	{"card.open", "", [...]forms{
		{"", "", "Nothing to beat, {dice} thrown: {what}."},
		{"", "", "Nimic de bătut, {dice} aruncate: {what}."},
		{"", "", "Nichts zu schlagen, {dice} geworfen: {what}."},
	}},
	{"card.open-alone", "", [...]forms{
		{"", "", "{dice} thrown: {what}."},
		{"", "", "{dice} aruncate: {what}."},
		{"", "", "{dice} geworfen: {what}."},
	}},
	{"card.pass", "", [...]forms{
		{"", "", "{dice} thrown and no die to keep: pass, keep none."},
		{"", "", "{dice} aruncate și niciun zar de păstrat: nu păstra niciunul."},
		{"", "", "{dice} geworfen und keiner zu behalten: Behalte keinen."},
	}},
	{"card.perfect", "", [...]forms{
		{"", "", "perfect play"},
		{"", "", "joc perfect"},
		{"", "", "perfektes Spiel"},
	}},
	{"card.price", "", [...]forms{
		{"", "", "Following this card gives up {price} against perfect players, on average over the seats."},
		{"", "", "Cine urmează fișa pierde {price} împotriva unor jucători perfecți, în medie pe toate locurile."},
		{"", "", "Wer dieser Karte folgt, gibt gegen perfekte Spieler im Mittel über alle Plätze {price} auf."},
	}},
	{"card.price-alone", "", [...]forms{
		{"", "", "Following this card gives up {price} against perfect play."},
		{"", "", "Cine urmează fișa pierde {price} față de jocul perfect."},
		{"", "", "Wer dieser Karte folgt, gibt gegenüber perfektem Spiel {price} auf."},
	}},
	{"card.price-seat", "", [...]forms{
		{"", "", "Following this card gives up {price} against perfect players in this seat."},
		{"", "", "Cine urmează fișa pierde {price} împotriva unor jucători perfecți, pe acest loc."},
		{"", "", "Wer dieser Karte folgt, gibt gegen perfekte Spieler auf diesem Platz {price} auf."},
	}},
	{"card.saves", "", [...]forms{
		{"", "", "saves {price}"},
		{"", "", "economisește {price}"},
		{"", "", "spart {price}"},
	}},
	{"card.simple.highest-mean", "", [...]forms{
		{"", "", "the highest expected total, whatever is to beat"},
		{"", "", "cel mai mare total mediu, orice ar fi de bătut"},
		{"", "", "die höchste mittlere Summe, was auch zu schlagen ist"},
	}},
	{"card.simple.keep-low-dice", "", [...]forms{
		{"", "", "every die that counts 2 or less, else the lowest"},
		{"", "", "fiecare zar care face cel mult 2, altfel cel mai mic"},
		{"", "", "jeden Würfel, der höchstens 2 zählt, sonst den niedrigsten"},
	}},
	{"card.simple.lowest", "", [...]forms{
		{"", "", "only the lowest die"},
		{"", "", "doar zarul cel mai mic"},
		{"", "", "nur den niedrigsten Würfel"},
	}},
	{"card.simple.lowest-mean", "", [...]forms{
		{"", "", "the lowest expected total, whatever is to beat"},
		{"", "", "cel mai mic total mediu, orice ar fi de bătut"},
		{"", "", "die niedrigste mittlere Summe, was auch zu schlagen ist"},
	}},
	{"card.simple.take-while-it-helps", "", [...]forms{
		{"", "", "one more die while it lowers the expected total"},
		{"", "", "încă un zar cât timp scade totalul mediu"},
		{"", "", "noch einen Würfel, solange er die mittlere Summe senkt"},
	}},
	{"card.simple.threes-else-lowest", "", [...]forms{
		{"", "", "every {dice}, else the lowest die"},
		{"", "", "fiecare {dice}, altfel zarul cel mai mic"},
		{"", "", "jede {dice}, sonst den niedrigsten Würfel"},
	}},
	{"card.spare", "", [...]forms{
		{"", "", "Something to beat, {dice} thrown: keep also {what}."},
		{"", "", "Ceva de bătut, {dice} aruncate: păstrează și {what}."},
		{"", "", "Etwas zu schlagen, {dice} geworfen: Behalte auch {what}."},
	}},
	{"card.spare-die", "", [...]forms{
		{"", "", "{die} with {spare} or more to spare"},
		{"", "", "{die} dacă ai rezervă cel puțin {spare}"},
		{"", "", "{die} ab einer Reserve von {spare}"},
	}},
	{"card.stop", "", [...]forms{
		{"", "", "Something to beat: keep all dice as soon as that beats it."},
		{"", "", "Ceva de bătut: păstrează toate zarurile de îndată ce bat."},
		{"", "", "Etwas zu schlagen: Behalte alle Würfel, sobald du es damit schlägst."},
	}},
	{"card.this", "", [...]forms{
		{"", "", "this card"},
		{"", "", "fișa aceasta"},
		{"", "", "diese Karte"},
	}},
	{"card.tie", "n", [...]forms{
		{"Something to beat, {n} die thrown: keep it also when that ties.", "", "Something to beat, {n} dice or fewer thrown: keep all also when that ties."},
		{"Ceva de bătut, {n} zar aruncat: păstrează-l și la egalitate.", "Ceva de bătut, cel mult {n} zaruri aruncate: păstrează-le pe toate și la egalitate.", "Ceva de bătut, cel mult {n} de zaruri aruncate: păstrează-le pe toate și la egalitate."},
		{"Etwas zu schlagen, {n} Würfel geworfen: Behalte ihn auch, wenn es unentschieden steht.", "", "Etwas zu schlagen, höchstens {n} Würfel geworfen: Behalte alle auch, wenn es dann unentschieden steht."},
	}},
	{"card.title-beat", "", [...]forms{
		{"", "", "To beat {score}, a tie counting {tie}"},
		{"", "", "Să bați {score}, iar o egalitate face cât {tie}"},
		{"", "", "Um {score} zu schlagen, wobei ein Unentschieden {tie} zählt"},
	}},
	{"card.title-high", "", [...]forms{
		{"", "", "For the highest total, playing alone"},
		{"", "", "Pentru cel mai mare total, jucând singur"},
		{"", "", "Um die höchste Summe, allein gespielt"},
	}},
	{"card.title-low", "", [...]forms{
		{"", "", "For the lowest total, playing alone"},
		{"", "", "Pentru cel mai mic total, jucând singur"},
		{"", "", "Um die niedrigste Summe, allein gespielt"},
	}},
	{"card.title-money", "", [...]forms{
		{"", "", "To win antes, {pot}, {players}"},
		{"", "", "Pentru ante-uri, {pot}, {players}"},
		{"", "", "Um Antes, {pot}, {players}"},
	}},
	{"card.title-seat", "", [...]forms{
		{"", "", "{title}, seat {seat}"},
		{"", "", "{title}, locul {seat}"},
		{"", "", "{title}, Platz {seat}"},
	}},
	{"card.title-win", "", [...]forms{
		{"", "", "To win the pot, {players}"},
		{"", "", "Pentru pot, {players}"},
		{"", "", "Um den Pott, {players}"},
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
		{"", "", "O cifră este un loc, de la 10 o literă; * sunt mai multe. Linia -: fără scor de bătut."},
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
		{"score held by {holders}", "", "score held by {holders}"},
		{"scorul îl are {holders} jucător", "scorul îl au {holders} jucători", "scorul îl au {holders} de jucători"},
		{"Punktzahl von {holders} gehalten", "", "Punktzahl von {holders} gehalten"},
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
		{"", "", "A roll with ! wins the pot on the spot."},
		{"", "", "O aruncare cu ! câștigă potul pe loc."},
		{"", "", "Ein Wurf mit ! gewinnt den Pott auf der Stelle."},
	}},
	{"chart.strategy-text-turned", "", [...]forms{
		{"", "", "A die with ' behind it is turned over."},
		{"", "", "Un zar urmat de ' se întoarce."},
		{"", "", "Ein Würfel mit ' dahinter wird umgedreht."},
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
	{"coach.account", "", [...]forms{
		{"", "", "The account, over games that are over:"},
		{"", "", "Socoteala, pe jocurile terminate:"},
		{"", "", "Die Abrechnung über beendete Spiele:"},
	}},
	{"coach.account.antes", "", [...]forms{
		{"", "", "antes"},
		{"", "", "ante-uri"},
		{"", "", "Antes"},
	}},
	{"coach.account.games", "", [...]forms{
		{"", "", "games"},
		{"", "", "jocuri"},
		{"", "", "Spiele"},
	}},
	{"coach.account.player", "", [...]forms{
		{"", "", "player"},
		{"", "", "jucător"},
		{"", "", "Spieler"},
	}},
	{"coach.account.won", "", [...]forms{
		{"", "", "won"},
		{"", "", "câștigate"},
		{"", "", "gewonnen"},
	}},
	{"coach.account.worth", "", [...]forms{
		{"", "", "worth"},
		{"", "", "în bani"},
		{"", "", "Wert"},
	}},
	{"coach.ask.advised", "", [...]forms{
		{"", "", "Who is to be advised? Names or numbers of seats; 0 for nobody."},
		{"", "", "Cine primește sfaturi? Nume sau numere de locuri; 0 pentru nimeni."},
		{"", "", "Wer wird beraten? Namen oder Nummern der Plätze; 0 für niemanden."},
	}},
	{"coach.ask.ante", "", [...]forms{
		{"", "", "What is one ante worth? An amount such as 0.50 EUR; - for nothing."},
		{"", "", "Cât valorează un ante? O sumă ca 0.50 EUR; - pentru nimic."},
		{"", "", "Was ist eine Ante wert? Ein Betrag wie 0.50 EUR; - für nichts."},
	}},
	{"coach.ask.keep", "", [...]forms{
		{"", "", "What does {name} keep of {roll}?"},
		{"", "", "Ce păstrează {name} din {roll}?"},
		{"", "", "Was behält {name} von {roll}?"},
	}},
	{"coach.ask.players", "", [...]forms{
		{"", "", "Who plays, in the order of seats? Names such as Ana, Bob, Cara, or how many you are."},
		{"", "", "Cine joacă, în ordinea locurilor? Nume ca Ana, Bob, Cara, sau câți sunteți."},
		{"", "", "Wer spielt, in der Reihenfolge der Plätze? Namen wie Ana, Bob, Cara, oder wie viele ihr seid."},
	}},
	{"coach.ask.ready", "", [...]forms{
		{"", "", "Enter begins the game; first, game, rules, ante or advised changes it, as in: first {name}"},
		{"", "", "Enter începe jocul; first, game, rules, ante sau advised îl schimbă, de exemplu: first {name}"},
		{"", "", "Enter beginnt das Spiel; first, game, rules, ante oder advised ändert es, etwa: first {name}"},
	}},
	{"coach.ask.rules", "", [...]forms{
		{"", "", "By which rules? A game and what differs from it, such as threes-away ties=split; ? lists them."},
		{"", "", "După ce reguli? Un joc și ce e altfel, de exemplu threes-away ties=split; ? le înșiră."},
		{"", "", "Nach welchen Regeln? Ein Spiel und was davon abweicht, etwa threes-away ties=split; ? nennt sie."},
	}},
	{"coach.ask.throw", "dice", [...]forms{
		{"{name} throws {dice} die: what does it show? Or the score.", "", "{name} throws {dice} dice: what do they show? Or the score."},
		{"{name} aruncă {dice} zar: ce arată? Sau scorul.", "{name} aruncă {dice} zaruri: ce arată? Sau scorul.", "{name} aruncă {dice} de zaruri: ce arată? Sau scorul."},
		{"{name} wirft {dice} Würfel: Was zeigt er? Oder die Punktzahl.", "", "{name} wirft {dice} Würfel: Was zeigen sie? Oder die Punktzahl."},
	}},
	{"coach.ask.throw-again", "dice", [...]forms{
		{"{name} throws {dice} die again: what does it show?", "", "{name} throws {dice} dice again: what do they show?"},
		{"{name} aruncă din nou {dice} zar: ce arată?", "{name} aruncă din nou {dice} zaruri: ce arată?", "{name} aruncă din nou {dice} de zaruri: ce arată?"},
		{"{name} wirft noch einmal {dice} Würfel: Was zeigt er?", "", "{name} wirft noch einmal {dice} Würfel: Was zeigen sie?"},
	}},
	{"coach.before-money", "", [...]forms{
		{"", "", "Before the throw the game is worth {value} antes to {name} from now on."},
		{"", "", "Înainte de aruncare jocul îi aduce lui {name} de acum înainte {value} ante-uri."},
		{"", "", "Vor dem Wurf bringt das Spiel {name} von jetzt an {value} Antes."},
	}},
	{"coach.before-win", "", [...]forms{
		{"", "", "Before the throw {name} has the pot with probability {value}."},
		{"", "", "Înainte de aruncare {name} ia potul cu probabilitatea {value}."},
		{"", "", "Vor dem Wurf gewinnt {name} den Pott mit Wahrscheinlichkeit {value}."},
	}},
	{"coach.ceiling", "", [...]forms{
		{"", "", "at most {ceiling} can win"},
		{"", "", "câștigă doar cel mult {ceiling}"},
		{"", "", "nur höchstens {ceiling} gewinnt"},
	}},
	{"coach.default", "", [...]forms{
		{"", "", "Enter: {default}"},
		{"", "", "Enter: {default}"},
		{"", "", "Enter: {default}"},
	}},
	{"coach.first-game", "", [...]forms{
		{"", "", "First game: {names}"},
		{"", "", "Primul joc: {names}"},
		{"", "", "Erstes Spiel: {names}"},
	}},
	{"coach.found", "games", [...]forms{
		{"{file} holds an evening of {games} game with {names}. Enter goes on with it, n begins a new one.", "", "{file} holds an evening of {games} games with {names}. Enter goes on with it, n begins a new one."},
		{"{file} conține o seară cu {games} joc, cu {names}. Enter o continuă, n începe una nouă.", "{file} conține o seară cu {games} jocuri, cu {names}. Enter o continuă, n începe una nouă.", "{file} conține o seară cu {games} de jocuri, cu {names}. Enter o continuă, n începe una nouă."},
		{"{file} enthält einen Abend von {games} Spiel mit {names}. Enter setzt ihn fort, n beginnt einen neuen.", "", "{file} enthält einen Abend von {games} Spielen mit {names}. Enter setzt ihn fort, n beginnt einen neuen."},
	}},
	{"coach.game", "", [...]forms{
		{"", "", "Game {game}"},
		{"", "", "Jocul {game}"},
		{"", "", "Spiel {game}"},
	}},
	{"coach.help.blind", "", [...]forms{
		{"", "", "Bottoms called before the throw: blind 1 2 4, the dice as they fell."},
		{"", "", "Fundul cerut înainte de aruncare: blind 1 2 4, zarurile cum au căzut."},
		{"", "", "Vor dem Wurf angesagtes Umdrehen: blind 1 2 4, die Würfel wie gefallen."},
	}},
	{"coach.help.die", "", [...]forms{
		{"", "", "Some dice turned over, then 11 kept: over 66 > 11."},
		{"", "", "Unele zaruri întoarse, apoi 11 păstrate: over 66 > 11."},
		{"", "", "Einige Würfel umgedreht, dann 11 behalten: over 66 > 11."},
	}},
	{"coach.help.keep", "", [...]forms{
		{"", "", "Dice kept: 33. Enter alone takes the advice."},
		{"", "", "Zaruri păstrate: 33. Doar Enter urmează sfatul."},
		{"", "", "Behaltene Würfel: 33. Nur Enter folgt dem Rat."},
	}},
	{"coach.help.over", "", [...]forms{
		{"", "", "All dice of the throw turned over, then 11 kept: over > 11."},
		{"", "", "Toate zarurile aruncării întoarse, apoi 11 păstrate: over > 11."},
		{"", "", "Alle Würfel des Wurfs umgedreht, dann 11 behalten: over > 11."},
	}},
	{"coach.help.pass", "", [...]forms{
		{"", "", "None kept: pass."},
		{"", "", "Niciunul păstrat: pass."},
		{"", "", "Keiner behalten: pass."},
	}},
	{"coach.help.settings", "", [...]forms{
		{"", "", "Games and options of the rules; see also query rules:"},
		{"", "", "Jocuri și opțiuni ale regulilor; vezi și query rules:"},
		{"", "", "Spiele und Optionen der Regeln; siehe auch query rules:"},
	}},
	{"coach.help.throw", "", [...]forms{
		{"", "", "Dice thrown: 13356 or 1 3 3 5 6; with what was kept of them: 13356 > 33, 124 > 1. The score of a turn alone: 7, or = 7; of one that was cut off any score that is beaten."},
		{"", "", "Zaruri aruncate: 13356 sau 1 3 3 5 6; cu ce s-a păstrat din ele: 13356 > 33, 124 > 1. Doar scorul unui rând: 7 sau = 7; pentru cine s-a oprit, orice scor bătut."},
		{"", "", "Gefallene Würfel: 13356 oder 1 3 3 5 6; mit dem, was behalten wurde: 13356 > 33, 124 > 1. Nur die Punktzahl eines Zuges: 7 oder = 7; wer aufhören musste, irgendeine geschlagene."},
	}},
	{"coach.help.turn", "", [...]forms{
		{"", "", "The last dice kept, then all turned over: 56 > over."},
		{"", "", "Ultimele zaruri păstrate, apoi toate întoarse: 56 > over."},
		{"", "", "Die letzten Würfel behalten, dann alle umgedreht: 56 > over."},
	}},
	{"coach.help.words", "", [...]forms{
		{"", "", "u or undo takes back a step, as often as you like; a or account; o or options lists every option; q or quit leaves, and the evening is saved."},
		{"", "", "u sau undo dă un pas înapoi, de câte ori vrei; a sau account: socoteala; o sau options înșiră toate variantele; q sau quit iese, iar seara rămâne salvată."},
		{"", "", "u oder undo nimmt einen Schritt zurück, so oft du willst; a oder account: Abrechnung; o oder options nennt alle Möglichkeiten; q oder quit beendet, der Abend bleibt gesichert."},
	}},
	{"coach.keys.enter", "", [...]forms{
		{"", "", "Enter answer · Esc undo · Tab account · ? help · Ctrl-C leave (all is saved)"},
		{"", "", "Enter răspunde · Esc înapoi · Tab socoteala · ? ajutor · Ctrl-C ieși"},
		{"", "", "Enter antworten · Esc zurück · Tab Abrechnung · ? Hilfe · Ctrl-C Ende"},
	}},
	{"coach.keys.found", "", [...]forms{
		{"", "", "Enter go on · n Enter begin anew · Ctrl-C leave"},
		{"", "", "Enter continuă · n Enter începe din nou · Ctrl-C ieși"},
		{"", "", "Enter fortsetzen · n Enter neu beginnen · Ctrl-C Ende"},
	}},
	{"coach.keys.keep", "", [...]forms{
		{"", "", "Enter keep · ↑ ↓ choose · Esc undo · Tab account · ? help · Ctrl-C leave"},
		{"", "", "Enter ia · ↑ ↓ alege · Esc înapoi · Tab socoteala · ? ajutor · Ctrl-C ieși"},
		{"", "", "Enter nehmen · ↑ ↓ wählen · Esc zurück · Tab Stand · ? Hilfe · Ctrl-C Ende"},
	}},
	{"coach.keys.panel", "", [...]forms{
		{"", "", "↑ ↓ scroll · any other key: back"},
		{"", "", "↑ ↓ derulează · altă tastă: înapoi"},
		{"", "", "↑ ↓ blättern · andere Taste: zurück"},
	}},
	{"coach.keys.ready", "", [...]forms{
		{"", "", "Enter begin · ← → who starts · Esc undo · ? help · Ctrl-C leave (all is saved)"},
		{"", "", "Enter începe · ← → cine e primul · Esc înapoi · ? ajutor · Ctrl-C ieși"},
		{"", "", "Enter beginnen · ← → wer anfängt · Esc zurück · ? Hilfe · Ctrl-C Ende"},
	}},
	{"coach.keys.rules", "", [...]forms{
		{"", "", "Enter answer · ↑ ↓ scroll · Esc undo · ? help · Ctrl-C leave"},
		{"", "", "Enter răspunde · ↑ ↓ derulează · Esc înapoi · ? ajutor · Ctrl-C ieși"},
		{"", "", "Enter antworten · ↑ ↓ blättern · Esc zurück · ? Hilfe · Ctrl-C Ende"},
	}},
	{"coach.lost", "", [...]forms{
		{"", "", "The last line of {file} had not been written whole and is left out: {line}"},
		{"", "", "Ultimul rând din {file} nu fusese scris întreg și este lăsat la o parte: {line}"},
		{"", "", "Die letzte Zeile von {file} war nicht ganz geschrieben und wird weggelassen: {line}"},
	}},
	{"coach.more-options", "n", [...]forms{
		{"… and {n} more; o shows it", "", "… and {n} more; o shows them"},
		{"… și încă {n}; o o arată", "… și încă {n}; o le arată", "… și încă {n}; o le arată"},
		{"… und {n} weitere; o zeigt sie", "", "… und {n} weitere; o zeigt sie"},
	}},
	{"coach.moved", "", [...]forms{
		{"", "", "The evening before is kept in {file}."},
		{"", "", "Seara dinainte se păstrează în {file}."},
		{"", "", "Der Abend davor liegt jetzt in {file}."},
	}},
	{"coach.next", "", [...]forms{
		{"", "", "Next game: {names}"},
		{"", "", "Jocul următor: {names}"},
		{"", "", "Nächstes Spiel: {names}"},
	}},
	{"coach.next-advised", "", [...]forms{
		{"", "", "advice for {names}"},
		{"", "", "sfaturi pentru {names}"},
		{"", "", "Rat für {names}"},
	}},
	{"coach.next-ante", "", [...]forms{
		{"", "", "ante: {ante}"},
		{"", "", "ante: {ante}"},
		{"", "", "Ante: {ante}"},
	}},
	{"coach.next-rules", "", [...]forms{
		{"", "", "rules: {rules}"},
		{"", "", "reguli: {rules}"},
		{"", "", "Regeln: {rules}"},
	}},
	{"coach.next-unadvised", "", [...]forms{
		{"", "", "advice for nobody"},
		{"", "", "sfaturi pentru nimeni"},
		{"", "", "Rat für niemanden"},
	}},
	{"coach.no-advice", "", [...]forms{
		{"", "", "No advice: {error}."},
		{"", "", "Niciun sfat: {error}."},
		{"", "", "Kein Rat: {error}."},
	}},
	{"coach.no-game", "", [...]forms{
		{"", "", "No game has begun; there is nothing to save."},
		{"", "", "N-a început niciun joc; nu e nimic de salvat."},
		{"", "", "Kein Spiel hat begonnen; es gibt nichts zu sichern."},
	}},
	{"coach.not-saved", "", [...]forms{
		{"", "", "NOT SAVED: {error}. The evening goes on, and saving is tried again with the next step."},
		{"", "", "NESALVAT: {error}. Seara continuă, iar la pasul următor se încearcă din nou salvarea."},
		{"", "", "NICHT GESICHERT: {error}. Der Abend geht weiter, und beim nächsten Schritt wird es wieder versucht."},
	}},
	{"coach.nothing-to-beat", "", [...]forms{
		{"", "", "nothing to beat yet"},
		{"", "", "încă nimic de bătut"},
		{"", "", "noch nichts zu schlagen"},
	}},
	{"coach.nothing-undone", "", [...]forms{
		{"", "", "There is nothing to take back."},
		{"", "", "Nu e nimic de luat înapoi."},
		{"", "", "Es gibt nichts zurückzunehmen."},
	}},
	{"coach.pot", "", [...]forms{
		{"", "", "pot {antes}"},
		{"", "", "pot {antes}"},
		{"", "", "Pott {antes}"},
	}},
	{"coach.round", "", [...]forms{
		{"", "", "round {round}"},
		{"", "", "runda {round}"},
		{"", "", "Runde {round}"},
	}},
	{"coach.saved", "", [...]forms{
		{"", "", "The evening is saved in {file}; query coach goes on with it."},
		{"", "", "Seara este salvată în {file}; query coach o continuă."},
		{"", "", "Der Abend ist in {file} gesichert; query coach setzt ihn fort."},
	}},
	{"coach.small", "", [...]forms{
		{"", "", "This window is {width} × {height}; 80 × 24 shows everything."},
		{"", "", "Fereastra are {width} × {height}; 80 × 24 arată tot."},
		{"", "", "Dieses Fenster ist {width} × {height}; 80 × 24 zeigt alles."},
	}},
	{"coach.solving", "seconds", [...]forms{
		{"This is being worked out, for {seconds} second so far. You can go on without the advice.", "", "This is being worked out, for {seconds} seconds so far. You can go on without the advice."},
		{"Se calculează de {seconds} secundă. Poți continua și fără sfat.", "Se calculează de {seconds} secunde. Poți continua și fără sfat.", "Se calculează de {seconds} de secunde. Poți continua și fără sfat."},
		{"Das wird seit {seconds} Sekunde ausgerechnet. Du kannst auch ohne Rat weitermachen.", "", "Das wird seit {seconds} Sekunden ausgerechnet. Du kannst auch ohne Rat weitermachen."},
	}},
	{"coach.status.cut-off", "", [...]forms{
		{"", "", "cut off"},
		{"", "", "oprit"},
		{"", "", "hört auf"},
	}},
	{"coach.status.kept", "", [...]forms{
		{"", "", "{dice} = {total} so far"},
		{"", "", "{dice} = {total} până acum"},
		{"", "", "{dice} = {total} bisher"},
	}},
	{"coach.status.on-the-spot", "", [...]forms{
		{"", "", "wins on the spot"},
		{"", "", "câștigă pe loc"},
		{"", "", "gewinnt auf der Stelle"},
	}},
	{"coach.status.out", "", [...]forms{
		{"", "", "out"},
		{"", "", "afară"},
		{"", "", "draußen"},
	}},
	{"coach.table.evening", "", [...]forms{
		{"", "", "evening"},
		{"", "", "seara"},
		{"", "", "Abend"},
	}},
	{"coach.table.paid", "", [...]forms{
		{"", "", "paid"},
		{"", "", "plătit"},
		{"", "", "gezahlt"},
	}},
	{"coach.table.player", "", [...]forms{
		{"", "", "player (* advised)"},
		{"", "", "jucător (* cu sfaturi)"},
		{"", "", "Spieler (* beraten)"},
	}},
	{"coach.table.round", "", [...]forms{
		{"", "", "this round"},
		{"", "", "runda aceasta"},
		{"", "", "diese Runde"},
	}},
	{"coach.title", "", [...]forms{
		{"", "", "Threes Away"},
		{"", "", "Threes Away"},
		{"", "", "Threes Away"},
	}},
	{"coach.to-beat", "", [...]forms{
		{"", "", "{score} to beat ({names})"},
		{"", "", "{score} de bătut ({names})"},
		{"", "", "{score} zu schlagen ({names})"},
	}},
	{"coach.undone", "", [...]forms{
		{"", "", "Taken back."},
		{"", "", "Luat înapoi."},
		{"", "", "Zurückgenommen."},
	}},
	{"coach.welcome", "", [...]forms{
		{"", "", "Every step is saved in {file}. Enter u to take one back, a for the account, ? for help, q to leave."},
		{"", "", "Fiecare pas se salvează în {file}. Scrie u ca să dai un pas înapoi, a pentru socoteală, ? pentru ajutor, q ca să ieși."},
		{"", "", "Jeder Schritt wird in {file} gesichert. Mit u nimmst du einen zurück, a zeigt die Abrechnung, ? hilft, q beendet."},
	}},
	{"count.bytes", "n", [...]forms{
		{"{n} byte", "", "{n} bytes"},
		{"{n} octet", "{n} octeți", "{n} de octeți"},
		{"{n} Byte", "", "{n} Bytes"},
	}},
	{"count.choices", "n", [...]forms{
		{"{n} choice", "", "{n} choices"},
		{"{n} alegere", "{n} alegeri", "{n} de alegeri"},
		{"{n} Entscheidung", "", "{n} Entscheidungen"},
	}},
	{"count.dice", "n", [...]forms{
		{"{n} die", "", "{n} dice"},
		{"{n} zar", "{n} zaruri", "{n} de zaruri"},
		{"{n} Würfel", "", "{n} Würfel"},
	}},
	{"count.games", "n", [...]forms{
		{"{n} game", "", "{n} games"},
		{"{n} joc", "{n} jocuri", "{n} de jocuri"},
		{"{n} Spiel", "", "{n} Spiele"},
	}},
	{"count.players", "n", [...]forms{
		{"{n} player", "", "{n} players"},
		{"{n} jucător", "{n} jucători", "{n} de jucători"},
		{"{n} Spieler", "", "{n} Spieler"},
	}},
	{"count.positions", "n", [...]forms{
		{"{n} position", "", "{n} positions"},
		{"{n} poziție", "{n} poziții", "{n} de poziții"},
		{"{n} Stellung", "", "{n} Stellungen"},
	}},
	{"count.rounds", "n", [...]forms{
		{"{n} round", "", "{n} rounds"},
		{"{n} rundă", "{n} runde", "{n} de runde"},
		{"{n} Runde", "", "{n} Runden"},
	}},
	{"count.rows", "n", [...]forms{
		{"{n} different row of keeps", "", "{n} different rows of keeps"},
		{"{n} rând de zaruri păstrate", "{n} rânduri diferite de zaruri păstrate", "{n} de rânduri diferite de zaruri păstrate"},
		{"{n} Zeile behaltener Würfel", "", "{n} verschiedene Zeilen behaltener Würfel"},
	}},
	{"count.values", "n", [...]forms{
		{"{n} value", "", "{n} values"},
		{"{n} valoare", "{n} valori", "{n} de valori"},
		{"{n} Wert", "", "{n} Werte"},
	}},
	{"evening.above", "", [...]forms{
		{"", "", "{name}: {score}, above the ceiling."},
		{"", "", "{name}: {score}, peste plafon."},
		{"", "", "{name}: {score}, über der Obergrenze."},
	}},
	{"evening.all-again", "", [...]forms{
		{"", "", "All play again."},
		{"", "", "Toți joacă din nou."},
		{"", "", "Alle spielen noch einmal."},
	}},
	{"evening.all-pay", "", [...]forms{
		{"", "", "Everyone in pays {antes}; {pot} in the pot."},
		{"", "", "Fiecare din joc plătește {antes}; {pot} în pot."},
		{"", "", "Jeder im Spiel zahlt {antes}; {pot} im Pott."},
	}},
	{"evening.and", "", [...]forms{
		{"", "", "{list} and {last}"},
		{"", "", "{list} și {last}"},
		{"", "", "{list} und {last}"},
	}},
	{"evening.antes", "n", [...]forms{
		{"{n} ante", "", "{n} antes"},
		{"{n} ante", "{n} ante-uri", "{n} de ante-uri"},
		{"{n} Ante", "", "{n} Antes"},
	}},
	{"evening.began", "", [...]forms{
		{"", "", "Everyone pays 1 ante; {pot} in the pot."},
		{"", "", "Fiecare plătește 1 ante; {pot} în pot."},
		{"", "", "Jeder zahlt 1 Ante; {pot} im Pott."},
	}},
	{"evening.cut-off", "", [...]forms{
		{"", "", "{name} is cut off: this round cannot be won any more."},
		{"", "", "{name} se oprește: runda aceasta nu mai poate fi câștigată."},
		{"", "", "{name} muss aufhören: Diese Runde ist nicht mehr zu gewinnen."},
	}},
	{"evening.moon", "", [...]forms{
		{"", "", "{name} has all dice on the highest face and wins on the spot!"},
		{"", "", "{name} are toate zarurile pe fața cea mai mare și câștigă pe loc!"},
		{"", "", "{name} hat alle Würfel auf der höchsten Seite und gewinnt auf der Stelle!"},
	}},
	{"evening.one-out", "", [...]forms{
		{"", "", "{names} play on; {out} is out."},
		{"", "", "{names} joacă mai departe; {out} iese din joc."},
		{"", "", "{names} spielen weiter; {out} ist draußen."},
	}},
	{"evening.perfect", "", [...]forms{
		{"", "", "A perfect score: everyone in pays {antes}; {pot} in the pot."},
		{"", "", "Scor perfect: fiecare din joc plătește {antes}; {pot} în pot."},
		{"", "", "Perfekt: Jeder im Spiel zahlt {antes}; {pot} im Pott."},
	}},
	{"evening.scored", "", [...]forms{
		{"", "", "{name}: {score}."},
		{"", "", "{name}: {score}."},
		{"", "", "{name}: {score}."},
	}},
	{"evening.shared", "", [...]forms{
		{"", "", "{names} share the pot of {pot}: {share} each."},
		{"", "", "{names} împart potul de {pot}: câte {share}."},
		{"", "", "{names} teilen sich den Pott von {pot}: je {share}."},
	}},
	{"evening.some-out", "", [...]forms{
		{"", "", "{names} play on; {out} are out."},
		{"", "", "{names} joacă mai departe; {out} ies din joc."},
		{"", "", "{names} spielen weiter; {out} sind draußen."},
	}},
	{"evening.tied", "", [...]forms{
		{"", "", "A tie at {score}: {names}."},
		{"", "", "Egalitate la {score}: {names}."},
		{"", "", "Unentschieden bei {score}: {names}."},
	}},
	{"evening.tied-pay", "", [...]forms{
		{"", "", "Those tied pay {antes} each; {pot} in the pot."},
		{"", "", "Cei la egalitate plătesc câte {antes}; {pot} în pot."},
		{"", "", "Die Gleichen zahlen je {antes}; {pot} im Pott."},
	}},
	{"evening.unwon", "", [...]forms{
		{"", "", "Nobody has {score} or less. Everyone in pays 1 ante; {pot} in the pot. The next round begins."},
		{"", "", "Nimeni nu are cel mult {score}. Fiecare din joc plătește 1 ante; {pot} în pot. Începe runda următoare."},
		{"", "", "Niemand hat {score} oder weniger. Jeder im Spiel zahlt 1 Ante; {pot} im Pott. Die nächste Runde beginnt."},
	}},
	{"evening.won", "", [...]forms{
		{"", "", "{name} wins the pot of {pot}!"},
		{"", "", "{name} câștigă potul de {pot}!"},
		{"", "", "{name} gewinnt den Pott von {pot}!"},
	}},
	{"explain.above", "", [...]forms{
		{"", "", "it ends above {score} in {other}, not {best}"},
		{"", "", "ajungi peste {score} în {other}, nu în {best}"},
		{"", "", "du endest in {other} statt in {best} über {score}"},
	}},
	{"explain.beats", "", [...]forms{
		{"", "", "it beats {score} in {other} of all cases, not {best}"},
		{"", "", "bați {score} în {other} din cazuri, nu în {best}"},
		{"", "", "du schlägst {score} dann in {other} der Fälle statt in {best}"},
	}},
	{"explain.below", "", [...]forms{
		{"", "", "it ends below {score} in {other}, not {best}"},
		{"", "", "ajungi sub {score} în {other}, nu în {best}"},
		{"", "", "du endest in {other} statt in {best} unter {score}"},
	}},
	{"explain.equal", "", [...]forms{
		{"", "", "{what} is worth as much; of equal choices the one that keeps more dice is taken."},
		{"", "", "{what}, e la fel de bine; la alegeri egale se păstrează mai multe zaruri."},
		{"", "", "{what} ist ebenso viel wert; bei gleicher Wahl werden mehr Würfel behalten."},
	}},
	{"explain.equals", "", [...]forms{
		{"", "", "it equals {score} in {other}, not {best}"},
		{"", "", "faci egalitate cu {score} în {other}, nu în {best}"},
		{"", "", "du kommst auf {score} in {other} statt in {best}"},
	}},
	{"explain.gives-up", "", [...]forms{
		{"", "", "{what} gives up {price}."},
		{"", "", "{what}, pierzi {price}."},
		{"", "", "{what} kostet {price}."},
	}},
	{"explain.gives-up-why", "", [...]forms{
		{"", "", "{what} gives up {price}: {why}."},
		{"", "", "{what}, pierzi {price}: {why}."},
		{"", "", "{what} kostet {price}: {why}."},
	}},
	{"explain.keep", "", [...]forms{
		{"", "", "Keeping {keep} and not passing"},
		{"", "", "Dacă păstrezi totuși {keep}"},
		{"", "", "Doch {keep} zu behalten"},
	}},
	{"explain.leave", "", [...]forms{
		{"", "", "Turning none over and keeping {keep}"},
		{"", "", "Dacă nu întorci nimic și păstrezi {keep}"},
		{"", "", "Nichts umzudrehen und {keep} zu behalten"},
	}},
	{"explain.leave-all", "", [...]forms{
		{"", "", "Leaving all dice as they lie"},
		{"", "", "Dacă lași toate zarurile așa cum sunt"},
		{"", "", "Alle Würfel so liegen zu lassen"},
	}},
	{"explain.moon", "", [...]forms{
		{"", "", "the moon comes in {other}, not {best}"},
		{"", "", "luna (moon) iese în {other}, nu în {best}"},
		{"", "", "der Mond (moon) kommt in {other} statt in {best}"},
	}},
	{"explain.next-best", "", [...]forms{
		{"", "", "The next best, keeping {keep},"},
		{"", "", "Dacă alegi varianta următoare și păstrezi {keep}"},
		{"", "", "Das Nächstbeste zu tun und {keep} zu behalten"},
	}},
	{"explain.one-fewer", "", [...]forms{
		{"", "", "Throwing the {die} again too, {dice} in all,"},
		{"", "", "Dacă arunci din nou și {die}, cu totul {dice}"},
		{"", "", "Auch die {die} neu zu werfen, zusammen {dice},"},
	}},
	{"explain.one-more", "", [...]forms{
		{"", "", "Keeping the {die} too and throwing {dice}"},
		{"", "", "Dacă păstrezi și {die} și arunci {dice}"},
		{"", "", "Auch die {die} zu behalten und {dice} zu werfen"},
	}},
	{"explain.only", "", [...]forms{
		{"", "", "There is nothing to choose."},
		{"", "", "Nu ai ce alege."},
		{"", "", "Es gibt nichts zu wählen."},
	}},
	{"explain.pass", "", [...]forms{
		{"", "", "Passing, keeping none,"},
		{"", "", "Dacă nu păstrezi niciunul"},
		{"", "", "Keinen zu behalten"},
	}},
	{"explain.perfect", "antes", [...]forms{
		{"the perfect score, for which all others pay {antes} ante, comes in {other}, not {best}", "", "the perfect score, for which all others pay {antes} antes, comes in {other}, not {best}"},
		{"scorul perfect, la care toți ceilalți plătesc {antes} ante, iese în {other}, nu în {best}", "scorul perfect, la care toți ceilalți plătesc {antes} ante-uri, iese în {other}, nu în {best}", "scorul perfect, la care toți ceilalți plătesc {antes} de ante-uri, iese în {other}, nu în {best}"},
		{"die perfekte Punktzahl, für die alle anderen {antes} Ante zahlen, kommt in {other} statt in {best}", "", "die perfekte Punktzahl, für die alle anderen {antes} Antes zahlen, kommt in {other} statt in {best}"},
	}},
	{"explain.rule-of-thumb", "", [...]forms{
		{"", "", "The rule of thumb, keeping {keep},"},
		{"", "", "Dacă urmezi regula simplă și păstrezi {keep}"},
		{"", "", "Der Faustregel zu folgen und {keep} zu behalten"},
	}},
	{"explain.stop", "", [...]forms{
		{"", "", "Keeping all and stopping with {total}"},
		{"", "", "Dacă le păstrezi pe toate și te oprești la {total}"},
		{"", "", "Alle zu behalten und mit {total} aufzuhören"},
	}},
	{"explain.sure", "", [...]forms{
		{"", "", "kept, the {die} counts {pips}; thrown again it comes to {adds} on average"},
		{"", "", "păstrat, {die} face {pips}; aruncat din nou ajunge în medie la {adds}"},
		{"", "", "behalten zählt die {die} {pips}; neu geworfen kommen im Mittel {adds} dazu"},
	}},
	{"explain.ties", "", [...]forms{
		{"", "", "it ties in {other}, not {best}"},
		{"", "", "faci egalitate în {other}, nu în {best}"},
		{"", "", "unentschieden ist sie in {other} statt in {best}"},
	}},
	{"explain.turn", "", [...]forms{
		{"", "", "Turning {turned} over and keeping {keep}"},
		{"", "", "Dacă întorci {turned} și păstrezi {keep}"},
		{"", "", "{turned} umzudrehen und {keep} zu behalten"},
	}},
	{"explain.wins", "", [...]forms{
		{"", "", "it wins the round in {other} of all cases, not {best}"},
		{"", "", "câștigi runda în {other} din cazuri, nu în {best}"},
		{"", "", "die Runde gewinnst du dann in {other} der Fälle statt in {best}"},
	}},
	{"goal.beat", "", [...]forms{
		{"", "", "the chance of beating one score"},
		{"", "", "șansa de a bate un anumit scor"},
		{"", "", "die Chance, eine Punktzahl zu schlagen"},
	}},
	{"goal.low", "", [...]forms{
		{"", "", "the lowest expected total, playing alone"},
		{"", "", "cel mai mic total mediu, jucând singur"},
		{"", "", "die niedrigste mittlere Endsumme, allein gespielt"},
	}},
	{"goal.money", "", [...]forms{
		{"", "", "the expected net winnings, in antes"},
		{"", "", "câștigul net mediu, în ante-uri"},
		{"", "", "der mittlere Reingewinn, in Antes"},
	}},
	{"goal.win", "", [...]forms{
		{"", "", "the chance of ending up with the pot"},
		{"", "", "șansa de a rămâne cu potul"},
		{"", "", "die Chance, am Ende den Pott zu haben"},
	}},
	{"help.command-slot", "", [...]forms{
		{"", "", "[command]"},
		{"", "", "[comandă]"},
		{"", "", "[Befehl]"},
	}},
	{"help.commands", "", [...]forms{
		{"", "", "Available Commands:"},
		{"", "", "Comenzi:"},
		{"", "", "Befehle:"},
	}},
	{"help.completion", "", [...]forms{
		{"", "", "Generate the autocompletion script for {program} for the specified shell.\nSee each sub-command's help for details on how to use the generated script.\n"},
		{"", "", "Scrie scriptul de autocompletare pentru {program} în shell-ul numit.\nAjutorul fiecărei subcomenzi spune cum se folosește.\n"},
		{"", "", "Gibt das Skript aus, mit dem die genannte Shell Eingaben für {program}\nvervollständigt. Die Hilfe jedes Unterbefehls sagt, wie man es benutzt.\n"},
	}},
	{"help.completion.bash", "", [...]forms{
		{"", "", "Generate the autocompletion script for the bash shell.\n\nThis script depends on the 'bash-completion' package.\nIf it is not installed already, you can install it via your OS's package manager.\n\nTo load completions in your current shell session:\n\n\tsource <({program} completion bash)\n\nTo load completions for every new session, execute once:\n\n#### Linux:\n\n\t{program} completion bash > /etc/bash_completion.d/{program}\n\n#### macOS:\n\n\t{program} completion bash > $(brew --prefix)/etc/bash_completion.d/{program}\n\nYou will need to start a new shell for this setup to take effect.\n"},
		{"", "", "Scrie scriptul de autocompletare pentru shell-ul bash.\n\nScriptul are nevoie de pachetul „bash-completion”.\nDacă nu e instalat, îl găsești în managerul de pachete al sistemului.\n\nPentru sesiunea de shell curentă:\n\n\tsource <({program} completion bash)\n\nPentru fiecare sesiune nouă, execută o dată:\n\n#### Linux:\n\n\t{program} completion bash > /etc/bash_completion.d/{program}\n\n#### macOS:\n\n\t{program} completion bash > $(brew --prefix)/etc/bash_completion.d/{program}\n\nPornește un shell nou ca să aibă efect.\n"},
		{"", "", "Gibt das Vervollständigungsskript für die Shell bash aus.\n\nDas Skript braucht das Paket „bash-completion“.\nFehlt es, kannst du es mit der Paketverwaltung deines Systems installieren.\n\nFür die laufende Shell-Sitzung:\n\n\tsource <({program} completion bash)\n\nFür jede neue Sitzung führe einmal aus:\n\n#### Linux:\n\n\t{program} completion bash > /etc/bash_completion.d/{program}\n\n#### macOS:\n\n\t{program} completion bash > $(brew --prefix)/etc/bash_completion.d/{program}\n\nStarte danach eine neue Shell, damit es wirkt.\n"},
	}},
	{"help.completion.fish", "", [...]forms{
		{"", "", "Generate the autocompletion script for the fish shell.\n\nTo load completions in your current shell session:\n\n\t{program} completion fish | source\n\nTo load completions for every new session, execute once:\n\n\t{program} completion fish > ~/.config/fish/completions/{program}.fish\n\nYou will need to start a new shell for this setup to take effect.\n"},
		{"", "", "Scrie scriptul de autocompletare pentru shell-ul fish.\n\nPentru sesiunea de shell curentă:\n\n\t{program} completion fish | source\n\nPentru fiecare sesiune nouă, execută o dată:\n\n\t{program} completion fish > ~/.config/fish/completions/{program}.fish\n\nPornește un shell nou ca să aibă efect.\n"},
		{"", "", "Gibt das Vervollständigungsskript für die Shell fish aus.\n\nFür die laufende Shell-Sitzung:\n\n\t{program} completion fish | source\n\nFür jede neue Sitzung führe einmal aus:\n\n\t{program} completion fish > ~/.config/fish/completions/{program}.fish\n\nStarte danach eine neue Shell, damit es wirkt.\n"},
	}},
	{"help.completion.for", "", [...]forms{
		{"", "", "Generate the autocompletion script for {shell}"},
		{"", "", "Scrie scriptul de autocompletare pentru {shell}"},
		{"", "", "Gibt das Vervollständigungsskript für {shell} aus"},
	}},
	{"help.completion.powershell", "", [...]forms{
		{"", "", "Generate the autocompletion script for powershell.\n\nTo load completions in your current shell session:\n\n\t{program} completion powershell | Out-String | Invoke-Expression\n\nTo load completions for every new session, add the output of the above command\nto your powershell profile.\n"},
		{"", "", "Scrie scriptul de autocompletare pentru PowerShell.\n\nPentru sesiunea de shell curentă:\n\n\t{program} completion powershell | Out-String | Invoke-Expression\n\nPentru fiecare sesiune nouă, adaugă rezultatul comenzii de mai sus\nîn profilul PowerShell.\n"},
		{"", "", "Gibt das Vervollständigungsskript für PowerShell aus.\n\nFür die laufende Shell-Sitzung:\n\n\t{program} completion powershell | Out-String | Invoke-Expression\n\nFür jede neue Sitzung füge die Ausgabe des obigen Befehls\ndeinem PowerShell-Profil hinzu.\n"},
	}},
	{"help.completion.zsh", "", [...]forms{
		{"", "", "Generate the autocompletion script for the zsh shell.\n\nIf shell completion is not already enabled in your environment you will need\nto enable it.  You can execute the following once:\n\n\techo \"autoload -U compinit; compinit\" >> ~/.zshrc\n\nTo load completions in your current shell session:\n\n\tsource <({program} completion zsh)\n\nTo load completions for every new session, execute once:\n\n#### Linux:\n\n\t{program} completion zsh > \"${fpath[1]}/_{program}\"\n\n#### macOS:\n\n\t{program} completion zsh > $(brew --prefix)/share/zsh/site-functions/_{program}\n\nYou will need to start a new shell for this setup to take effect.\n"},
		{"", "", "Scrie scriptul de autocompletare pentru shell-ul zsh.\n\nDacă autocompletarea nu e pornită încă, pornește-o executând o dată:\n\n\techo \"autoload -U compinit; compinit\" >> ~/.zshrc\n\nPentru sesiunea de shell curentă:\n\n\tsource <({program} completion zsh)\n\nPentru fiecare sesiune nouă, execută o dată:\n\n#### Linux:\n\n\t{program} completion zsh > \"${fpath[1]}/_{program}\"\n\n#### macOS:\n\n\t{program} completion zsh > $(brew --prefix)/share/zsh/site-functions/_{program}\n\nPornește un shell nou ca să aibă efect.\n"},
		{"", "", "Gibt das Vervollständigungsskript für die Shell zsh aus.\n\nIst die Vervollständigung noch nicht eingeschaltet, führe einmal aus:\n\n\techo \"autoload -U compinit; compinit\" >> ~/.zshrc\n\nFür die laufende Shell-Sitzung:\n\n\tsource <({program} completion zsh)\n\nFür jede neue Sitzung führe einmal aus:\n\n#### Linux:\n\n\t{program} completion zsh > \"${fpath[1]}/_{program}\"\n\n#### macOS:\n\n\t{program} completion zsh > $(brew --prefix)/share/zsh/site-functions/_{program}\n\nStarte danach eine neue Shell, damit es wirkt.\n"},
	}},
	{"help.default", "", [...]forms{
		{"", "", "(default {value})"},
		{"", "", "(implicit {value})"},
		{"", "", "(Standard: {value})"},
	}},
	{"help.examples", "", [...]forms{
		{"", "", "Examples:"},
		{"", "", "Exemple:"},
		{"", "", "Beispiele:"},
	}},
	{"help.flag", "", [...]forms{
		{"", "", "help for {command}"},
		{"", "", "ajutor pentru {command}"},
		{"", "", "Hilfe zu {command}"},
	}},
	{"help.flags", "", [...]forms{
		{"", "", "Flags:"},
		{"", "", "Opțiuni:"},
		{"", "", "Optionen:"},
	}},
	{"help.flags-slot", "", [...]forms{
		{"", "", "[flags]"},
		{"", "", "[opțiuni]"},
		{"", "", "[Optionen]"},
	}},
	{"help.global-flags", "", [...]forms{
		{"", "", "Global Flags:"},
		{"", "", "Opțiuni generale:"},
		{"", "", "Allgemeine Optionen:"},
	}},
	{"help.help", "", [...]forms{
		{"", "", "Help provides help for any command in the application.\nSimply type {program} help [path to command] for full details."},
		{"", "", "Ajutor pentru orice comandă: scrie {program} help [comandă]."},
		{"", "", "Hilfe zu jedem Befehl: Gib {program} help [Befehl] ein."},
	}},
	{"help.more", "", [...]forms{
		{"", "", "Use \"{command} [command] --help\" for more information about a command."},
		{"", "", "„{command} [comandă] --help” spune mai multe despre o comandă."},
		{"", "", "„{command} [Befehl] --help“ sagt mehr über einen Befehl."},
	}},
	{"help.usage", "", [...]forms{
		{"", "", "Usage:"},
		{"", "", "Utilizare:"},
		{"", "", "Aufruf:"},
	}},
	{"info.goal", "", [...]forms{
		{"", "", "goal:"},
		{"", "", "țintă:"},
		{"", "", "Ziel:"},
	}},
	{"info.hash", "", [...]forms{
		{"", "", "hash:"},
		{"", "", "hash:"},
		{"", "", "Hash:"},
	}},
	{"info.policy", "", [...]forms{
		{"", "", "policy:"},
		{"", "", "strategie:"},
		{"", "", "Strategie:"},
	}},
	{"info.rules", "", [...]forms{
		{"", "", "rules:"},
		{"", "", "reguli:"},
		{"", "", "Regeln:"},
	}},
	{"info.section", "", [...]forms{
		{"", "", "{part}, {positions}, {bytes}"},
		{"", "", "{part}, {positions}, {bytes}"},
		{"", "", "{part}, {positions}, {bytes}"},
	}},
	{"info.size", "", [...]forms{
		{"", "", "size:"},
		{"", "", "mărime:"},
		{"", "", "Größe:"},
	}},
	{"language", "", [...]forms{
		{"", "", "English"},
		{"", "", "română"},
		{"", "", "Deutsch"},
	}},
	{"note.no-fractions", "", [...]forms{
		{"", "", "note: tables hold no fractions; solving on the spot"},
		{"", "", "notă: tabelele nu conțin fracții; calculez pe loc"},
		{"", "", "Hinweis: Tabellen enthalten keine Brüche; das wird jetzt berechnet"},
	}},
	{"note.no-table", "", [...]forms{
		{"", "", "note: no table holds {goal} for {rules}; solving on the spot"},
		{"", "", "notă: niciun tabel nu conține {goal} pentru {rules}; calculez pe loc"},
		{"", "", "Hinweis: Keine Tabelle enthält {goal} für {rules}; das wird jetzt berechnet"},
	}},
	{"note.no-table-for-players", "", [...]forms{
		{"", "", "note: no table holds {goal} for {players} of {rules}; solving on the spot"},
		{"", "", "notă: niciun tabel nu conține {goal} pentru {players} la {rules}; calculez pe loc"},
		{"", "", "Hinweis: Keine Tabelle enthält {goal} für {players} bei {rules}; das wird jetzt berechnet"},
	}},
	{"note.not-in-table", "", [...]forms{
		{"", "", "note: {what}; solving on the spot"},
		{"", "", "notă: {what}; calculez pe loc"},
		{"", "", "Hinweis: {what}; das wird jetzt berechnet"},
	}},
	{"note.some-pots", "", [...]forms{
		{"", "", "note: a table holds money for some pots only; solving on the spot"},
		{"", "", "notă: un tabel conține money doar pentru unele poturi; calculez pe loc"},
		{"", "", "Hinweis: Eine Tabelle enthält money nur für manche Pötte; das wird jetzt berechnet"},
	}},
	{"odds.beat", "", [...]forms{
		{"", "", "Chance against {score}, a tie counting {tie}"},
		{"", "", "Șansa față de {score}, o egalitate făcând cât {tie}"},
		{"", "", "Chance gegen {score}, wobei ein Unentschieden {tie} zählt"},
	}},
	{"odds.bound", "", [...]forms{
		{"", "", "Pots far beyond this one are played as for win; that changes the values by less than {bound}."},
		{"", "", "Poturile mult mai mari decât acesta se joacă la fel ca la ținta win; asta schimbă valorile cu mai puțin de {bound}."},
		{"", "", "Pötte, die weit größer sind als dieser, werden wie beim Ziel win gespielt; das ändert die Werte um weniger als {bound}."},
	}},
	{"odds.chance", "", [...]forms{
		{"", "", "chance"},
		{"", "", "șansă"},
		{"", "", "Chance"},
	}},
	{"odds.compared", "n", [...]forms{
		{"{n} option compared exactly", "", "{n} options compared exactly"},
		{"{n} variantă comparată exact", "{n} variante comparate exact", "{n} de variante comparate exact"},
		{"{n} Möglichkeit genau verglichen", "", "{n} Möglichkeiten genau verglichen"},
	}},
	{"odds.exactly", "", [...]forms{
		{"", "", "chance, exactly"},
		{"", "", "șansa exactă"},
		{"", "", "Chance, genau"},
	}},
	{"odds.how", "", [...]forms{
		{"", "", "({compared}; {refined})."},
		{"", "", "({compared}; {refined})."},
		{"", "", "({compared}; {refined})."},
	}},
	{"odds.low", "", [...]forms{
		{"", "", "Expected final total"},
		{"", "", "Totalul final în medie"},
		{"", "", "Endsumme im Mittel"},
	}},
	{"odds.money", "", [...]forms{
		{"", "", "Expected net winnings in antes, {pot} in the pot, {players}, {rules}:"},
		{"", "", "Câștigul net mediu, în ante-uri, cu {pot} în pot, {players}, {rules}:"},
		{"", "", "Reingewinn im Mittel, in Antes, mit {pot} im Pott, {players}, {rules}:"},
	}},
	{"odds.more", "", [...]forms{
		{"", "", "more than an equal share"},
		{"", "", "peste o parte egală"},
		{"", "", "mehr als ein gleicher Anteil"},
	}},
	{"odds.net", "", [...]forms{
		{"", "", "net antes"},
		{"", "", "ante-uri, net"},
		{"", "", "Antes, netto"},
	}},
	{"odds.nobody", "", [...]forms{
		{"", "", "Nobody wins it with probability {nobody}."},
		{"", "", "Cu probabilitatea {nobody} nu o câștigă nimeni."},
		{"", "", "Mit Wahrscheinlichkeit {nobody} gewinnt sie niemand."},
	}},
	{"odds.refined", "n", [...]forms{
		{"{n} choice between what is equal for win goes by the antes", "", "{n} choices between what is equal for win go by the antes"},
		{"{n} alegere între variante egale pentru win se face după ante-uri", "{n} alegeri între variante egale pentru win se fac după ante-uri", "{n} de alegeri între variante egale pentru win se fac după ante-uri"},
		{"bei {n} Entscheidung, die für win gleich gut ist, zählen die Antes", "", "bei {n} Entscheidungen, die für win gleich gut sind, zählen die Antes"},
	}},
	{"odds.rounds", "", [...]forms{
		{"", "", "The pot is won after {rounds} rounds on average."},
		{"", "", "Potul se câștigă în medie după {rounds} runde."},
		{"", "", "Der Pott ist im Mittel nach {rounds} Runden gewonnen."},
	}},
	{"odds.seat", "", [...]forms{
		{"", "", "seat"},
		{"", "", "loc"},
		{"", "", "Platz"},
	}},
	{"odds.threshold", "antes", [...]forms{
		{"From a pot of {antes} ante on, play as for win: no choice is better for any larger pot", "", "From a pot of {antes} antes on, play as for win: no choice is better for any larger pot"},
		{"De la un pot de {antes} ante în sus, joacă la fel ca la ținta win: pentru niciun pot mai mare nu e mai bună altă alegere", "De la un pot de {antes} ante-uri în sus, joacă la fel ca la ținta win: pentru niciun pot mai mare nu e mai bună altă alegere", "De la un pot de {antes} de ante-uri în sus, joacă la fel ca la ținta win: pentru niciun pot mai mare nu e mai bună altă alegere"},
		{"Ab einem Pott von {antes} Ante spiele wie beim Ziel win: Für keinen größeren Pott ist etwas anderes besser", "", "Ab einem Pott von {antes} Antes spiele wie beim Ziel win: Für keinen größeren Pott ist etwas anderes besser"},
	}},
	{"odds.tied", "", [...]forms{
		{"", "", "A round is tied at the perfect score with probability {perfect}, at another with {tied}."},
		{"", "", "Cu probabilitatea {perfect} o rundă se termină la egalitate cu scorul perfect, iar cu {tied} la egalitate cu alt scor."},
		{"", "", "Eine Runde endet mit Wahrscheinlichkeit {perfect} unentschieden bei perfekter Punktzahl, mit {tied} bei einer anderen."},
	}},
	{"odds.win", "", [...]forms{
		{"", "", "Chance of ending up with the pot, {players}, {rules}:"},
		{"", "", "Șansa de a rămâne cu potul, {players}, {rules}:"},
		{"", "", "Chance, am Ende den Pott zu haben, {players}, {rules}:"},
	}},
	{"odds.wins-round", "", [...]forms{
		{"", "", "wins the first round"},
		{"", "", "câștigă prima rundă"},
		{"", "", "gewinnt die erste Runde"},
	}},
	{"options.above", "", [...]forms{
		{"", "", "P(above {score})"},
		{"", "", "P(peste {score})"},
		{"", "", "P(über {score})"},
	}},
	{"options.all-over", "", [...]forms{
		{"", "", "{keep}, all over"},
		{"", "", "{keep}, întoarse"},
		{"", "", "{keep}, dreh alle"},
	}},
	{"options.below", "", [...]forms{
		{"", "", "P(below {score})"},
		{"", "", "P(sub {score})"},
		{"", "", "P(unter {score})"},
	}},
	{"options.dice-over", "", [...]forms{
		{"", "", "over {dice}: {keep}"},
		{"", "", "întorci {dice}: {keep}"},
		{"", "", "dreh {dice}: {keep}"},
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
		{"", "", "P(pierzi)"},
		{"", "", "P(verl.)"},
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
		{"", "", "dreh alle: {keep}"},
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
	{"preset.threes", "", [...]forms{
		{"", "", "street rules: only the tied play on; five sixes at once win"},
		{"", "", "reguli de stradă: doar cei la egalitate joacă mai departe; cinci de șase dintr-o aruncare câștigă"},
		{"", "", "Straßenregeln: nur wer gleichauf liegt, spielt weiter; fünf Sechsen auf einmal gewinnen"},
	}},
	{"preset.threes-away", "", [...]forms{
		{"", "", "the game of the rule sheet: one tie, all tie"},
		{"", "", "jocul din foaia de reguli: dacă doi sunt la egalitate, toți joacă din nou"},
		{"", "", "das Spiel des Regelblatts: liegen zwei gleichauf, spielen alle noch einmal"},
	}},
	{"preset.threes-away-high", "", [...]forms{
		{"", "", "the highest score wins, and the away face is the worst"},
		{"", "", "câștigă scorul cel mai mare, iar fața care nu se numără e cea mai slabă"},
		{"", "", "die höchste Punktzahl gewinnt, und die Seite, die nicht zählt, ist die schlechteste"},
	}},
	{"preset.tripps", "", [...]forms{
		{"", "", "a tie shares the pot, and a zero costs nothing"},
		{"", "", "la egalitate potul se împarte, iar un zero nu costă nimic"},
		{"", "", "bei Unentschieden wird der Pott geteilt, und eine Null kostet nichts"},
	}},
	{"price.antes", "", [...]forms{
		{"", "", "{price} antes"},
		{"", "", "{price} ante-uri"},
		{"", "", "{price} Antes"},
	}},
	{"price.of-pot", "", [...]forms{
		{"", "", "{price} of the pot"},
		{"", "", "{price} din pot"},
		{"", "", "{price} des Potts"},
	}},
	{"price.percent", "", [...]forms{
		{"", "", "{price}%"},
		{"", "", "{price}%"},
		{"", "", "{price} %"},
	}},
	{"price.pips", "", [...]forms{
		{"", "", "{price} pips"},
		{"", "", "{price} puncte"},
		{"", "", "{price} Augen"},
	}},
	{"remark.good", "", [...]forms{
		{"", "", "good up to"},
		{"", "", "scor bun ≤"},
		{"", "", "gut bis"},
	}},
	{"remark.good-from", "", [...]forms{
		{"", "", "good from"},
		{"", "", "scor bun ≥"},
		{"", "", "gut ab"},
	}},
	{"remark.none", "", [...]forms{
		{"", "", "none"},
		{"", "", "niciunul"},
		{"", "", "keine"},
	}},
	{"remark.score", "", [...]forms{
		{"", "", "score"},
		{"", "", "scor"},
		{"", "", "Punkte"},
	}},
	{"remark.title", "", [...]forms{
		{"", "", "What stopping on a score is worth to the first player (chance of the pot), {rules}:"},
		{"", "", "Cât valorează pentru primul jucător să se oprească la un scor (șansa la pot), {rules}:"},
		{"", "", "Was es dem ersten Spieler wert ist, mit einer Punktzahl aufzuhören (Chance auf den Pott), {rules}:"},
	}},
	{"review.all", "", [...]forms{
		{"", "", "All games:"},
		{"", "", "Toate jocurile:"},
		{"", "", "Alle Spiele:"},
	}},
	{"review.best", "", [...]forms{
		{"", "", "best: {what}"},
		{"", "", "cel mai bine: {what}"},
		{"", "", "am besten: {what}"},
	}},
	{"review.game", "", [...]forms{
		{"", "", "Game {number}, {rules}, {players}, {rounds}: {end}"},
		{"", "", "Jocul {number}, {rules}, {players}, {rounds}: {end}"},
		{"", "", "Spiel {number}, {rules}, {players}, {rounds}: {end}"},
	}},
	{"review.legend", "", [...]forms{
		{"", "", "result = start + luck - loss + scores + others. Luck is that of the player's throws, loss what decisions gave up, scores luck less loss of turns told as a score only, others what the turns of the other players changed."},
		{"", "", "rezultat = început + noroc - pierdere + scoruri + ceilalți. Norocul este cel al aruncărilor jucătorului, pierderea ce au costat deciziile, scoruri norocul minus pierderea rândurilor din care e notat doar scorul, ceilalți ce au schimbat rândurile celorlalți jucători."},
		{"", "", "Ergebnis = Anfang + Glück - Verlust + Punkte + andere. Glück ist das der Würfe des Spielers, Verlust, was Entscheidungen gekostet haben, Punkte Glück weniger Verlust der Züge, von denen nur die Punktzahl notiert ist, andere, was die Züge der anderen Spieler geändert haben."},
	}},
	{"review.loss", "", [...]forms{
		{"", "", "loss"},
		{"", "", "pierdere"},
		{"", "", "Verlust"},
	}},
	{"review.luck", "", [...]forms{
		{"", "", "luck"},
		{"", "", "noroc"},
		{"", "", "Glück"},
	}},
	{"review.mistake", "", [...]forms{
		{"", "", "{name} in game {game}, line {line}, gave up {loss}."},
		{"", "", "{name}, jocul {game}, linia {line}: pierdere {loss}."},
		{"", "", "{name}, Spiel {game}, Zeile {line}: Verlust {loss}."},
	}},
	{"review.mistakes", "n", [...]forms{
		{"The {n} mistake, the worst first; query --position tells more of each:", "", "The {n} mistakes, the worst first; query --position tells more of each:"},
		{"Cea {n} greșeală, cea mai mare întâi; query --position spune mai multe despre fiecare:", "Cele {n} greșeli, cea mai mare întâi; query --position spune mai multe despre fiecare:", "Cele {n} de greșeli, cea mai mare întâi; query --position spune mai multe despre fiecare:"},
		{"Der {n} Fehler, der schlimmste zuerst; query --position sagt mehr zu jedem:", "", "Die {n} Fehler, der schlimmste zuerst; query --position sagt mehr zu jedem:"},
	}},
	{"review.money", "", [...]forms{
		{"", "", "{games}, goal money: values are net winnings in antes."},
		{"", "", "{games}, ținta money: valorile sunt câștiguri nete, în ante-uri."},
		{"", "", "{games}, Ziel money: Werte sind Reingewinne in Antes."},
	}},
	{"review.name", "", [...]forms{
		{"", "", "player"},
		{"", "", "jucător"},
		{"", "", "Spieler"},
	}},
	{"review.net", "", [...]forms{
		{"", "", "Net: {net}."},
		{"", "", "Net: {net}."},
		{"", "", "Netto: {net}."},
	}},
	{"review.net-antes", "", [...]forms{
		{"", "", "Net antes: {net}."},
		{"", "", "Ante-uri, net: {net}."},
		{"", "", "Antes, netto: {net}."},
	}},
	{"review.no-mistake", "", [...]forms{
		{"", "", "No decision gave anything up."},
		{"", "", "Nicio decizie nu a costat nimic."},
		{"", "", "Keine Entscheidung hat etwas gekostet."},
	}},
	{"review.not-over", "antes", [...]forms{
		{"not over, {antes} ante in the pot.", "", "not over, {antes} antes in the pot."},
		{"neterminat, {antes} ante în pot.", "neterminat, {antes} ante-uri în pot.", "neterminat, {antes} de ante-uri în pot."},
		{"nicht zu Ende, {antes} Ante im Pott.", "", "nicht zu Ende, {antes} Antes im Pott."},
	}},
	{"review.only-mistake", "", [...]forms{
		{"", "", "The only mistake; query --position tells more of it:"},
		{"", "", "Singura greșeală; query --position spune mai multe despre ea:"},
		{"", "", "Der einzige Fehler; query --position sagt mehr dazu:"},
	}},
	{"review.others", "", [...]forms{
		{"", "", "others"},
		{"", "", "ceilalți"},
		{"", "", "andere"},
	}},
	{"review.played", "", [...]forms{
		{"", "", "played: {what}"},
		{"", "", "jucat: {what}"},
		{"", "", "gespielt: {what}"},
	}},
	{"review.player", "", [...]forms{
		{"", "", "player {number}"},
		{"", "", "jucătorul {number}"},
		{"", "", "Spieler {number}"},
	}},
	{"review.result", "", [...]forms{
		{"", "", "result"},
		{"", "", "rezultat"},
		{"", "", "Ergebnis"},
	}},
	{"review.scores", "", [...]forms{
		{"", "", "scores"},
		{"", "", "scoruri"},
		{"", "", "Punkte"},
	}},
	{"review.shared", "antes", [...]forms{
		{"{names} share the pot of {antes} ante.", "", "{names} share the pot of {antes} antes."},
		{"{names} își împart potul de {antes} ante.", "{names} își împart potul de {antes} ante-uri.", "{names} își împart potul de {antes} de ante-uri."},
		{"{names} teilen den Pott von {antes} Ante.", "", "{names} teilen den Pott von {antes} Antes."},
	}},
	{"review.start", "", [...]forms{
		{"", "", "start"},
		{"", "", "început"},
		{"", "", "Anfang"},
	}},
	{"review.thrown", "", [...]forms{
		{"", "", "thrown: {dice}"},
		{"", "", "aruncat: {dice}"},
		{"", "", "geworfen: {dice}"},
	}},
	{"review.win", "", [...]forms{
		{"", "", "{games}, goal win: values are chances of ending up with the pot."},
		{"", "", "{games}, ținta win: valorile sunt șanse de a rămâne cu potul."},
		{"", "", "{games}, Ziel win: Werte sind Chancen, am Ende den Pott zu haben."},
	}},
	{"review.won", "antes", [...]forms{
		{"{names} wins the pot of {antes} ante.", "", "{names} wins the pot of {antes} antes."},
		{"{names} câștigă potul de {antes} ante.", "{names} câștigă potul de {antes} ante-uri.", "{names} câștigă potul de {antes} de ante-uri."},
		{"{names} gewinnt den Pott von {antes} Ante.", "", "{names} gewinnt den Pott von {antes} Antes."},
	}},
	{"review.worst-mistakes", "n", [...]forms{
		{"The worst {shown} of {n} mistake; query --position tells more of each:", "", "The worst {shown} of {n} mistakes; query --position tells more of each:"},
		{"Cele mai mari {shown} din {n} greșeală; query --position spune mai multe despre fiecare:", "Cele mai mari {shown} din {n} greșeli; query --position spune mai multe despre fiecare:", "Cele mai mari {shown} din {n} de greșeli; query --position spune mai multe despre fiecare:"},
		{"Die {shown} schlimmsten von {n} Fehler; query --position sagt mehr zu jedem:", "", "Die {shown} schlimmsten von {n} Fehlern; query --position sagt mehr zu jedem:"},
	}},
	{"rule.away", "", [...]forms{
		{"", "", "the face that counts zero"},
		{"", "", "fața care se socotește zero"},
		{"", "", "die Seite, die als Null zählt"},
	}},
	{"rule.bottoms", "", [...]forms{
		{"", "", "dice that may be turned over: of a throw unseen or seen, or all at the end"},
		{"", "", "zaruri care pot fi întoarse („fundurile”): ale unei aruncări nevăzute sau văzute, ori toate la sfârșit"},
		{"", "", "Würfel, die umgedreht werden dürfen („Bottoms“): die eines ungesehenen oder gesehenen Wurfs, oder alle am Ende"},
	}},
	{"rule.cutoff", "", [...]forms{
		{"", "", "a turn that can no longer win or tie ends at once"},
		{"", "", "un rând care nu mai poate câștiga sau egala se termină pe loc"},
		{"", "", "ein Zug, der nicht mehr gewinnen oder gleichziehen kann, endet sofort"},
	}},
	{"rule.dice", "", [...]forms{
		{"", "", "how many dice are thrown"},
		{"", "", "câte zaruri se aruncă"},
		{"", "", "wie viele Würfel geworfen werden"},
	}},
	{"rule.high", "", [...]forms{
		{"", "", "the highest score wins"},
		{"", "", "câștigă scorul cel mai mare"},
		{"", "", "die höchste Punktzahl gewinnt"},
	}},
	{"rule.moon", "", [...]forms{
		{"", "", "all dice on the highest face win: thrown at once, or kept over the turn"},
		{"", "", "câștigă toate zarurile pe fața cea mai mare: dintr-o aruncare sau păstrate de-a lungul rândului"},
		{"", "", "alle Würfel auf der höchsten Seite gewinnen: auf einmal geworfen oder im Lauf des Zuges behalten"},
	}},
	{"rule.must_keep_away", "", [...]forms{
		{"", "", "thrown away dice must be kept"},
		{"", "", "zarurile care nu se numără trebuie păstrate"},
		{"", "", "Würfel, die nicht zählen, müssen behalten werden"},
	}},
	{"rule.pass", "", [...]forms{
		{"", "", "a throw may be passed; of the next at least two are kept"},
		{"", "", "o aruncare poate fi lăsată să treacă; din următoarea se păstrează cel puțin două zaruri"},
		{"", "", "ein Wurf darf ausgelassen werden; vom nächsten werden mindestens zwei behalten"},
	}},
	{"rule.progressive", "", [...]forms{
		{"", "", "the highest score that can win each round"},
		{"", "", "scorul cel mai mare cu care se poate câștiga fiecare rundă"},
		{"", "", "die höchste Punktzahl, mit der jede Runde gewonnen werden kann"},
	}},
	{"rule.sides", "", [...]forms{
		{"", "", "how many sides a die has"},
		{"", "", "câte fețe are un zar"},
		{"", "", "wie viele Seiten ein Würfel hat"},
	}},
	{"rule.tie_ante", "", [...]forms{
		{"", "", "what is paid at a tie that is played off"},
		{"", "", "cât se plătește la o egalitate care se joacă mai departe"},
		{"", "", "was bei einem Unentschieden gezahlt wird, das ausgespielt wird"},
	}},
	{"rule.tie_payers", "", [...]forms{
		{"", "", "who pays at a tie: everyone in, or the tied"},
		{"", "", "cine plătește la egalitate: toți cei din joc sau doar cei la egalitate"},
		{"", "", "wer bei Unentschieden zahlt: alle, die noch dabei sind, oder nur die, die gleichauf liegen"},
	}},
	{"rule.ties", "", [...]forms{
		{"", "", "who plays on after a tie that is not at zero; with split, nobody"},
		{"", "", "cine joacă mai departe după o egalitate care nu e la zero; cu split, nimeni"},
		{"", "", "wer nach einem Unentschieden weiterspielt, das nicht bei Null ist; mit split niemand"},
	}},
	{"rule.zero_ante", "", [...]forms{
		{"", "", "what everyone pays for each zero"},
		{"", "", "cât plătește fiecare pentru fiecare zero"},
		{"", "", "was jeder für jede Null zahlt"},
	}},
	{"rules.chosen", "", [...]forms{
		{"", "", "Chosen: {rules}"},
		{"", "", "Alese: {rules}"},
		{"", "", "Gewählt: {rules}"},
	}},
	{"rules.games", "", [...]forms{
		{"", "", "Games (--rules NAME):"},
		{"", "", "Jocuri (--rules NUME):"},
		{"", "", "Spiele (--rules NAME):"},
	}},
	{"rules.options", "", [...]forms{
		{"", "", "Options (--rule KEY=VALUE), as they are in the standard game:"},
		{"", "", "Reguli (--rule CHEIE=VALOARE), așa cum sunt în jocul standard:"},
		{"", "", "Regeln (--rule REGEL=WERT), wie sie im Standardspiel sind:"},
	}},
	{"rules.takes", "", [...]forms{
		{"", "", "takes {values}"},
		{"", "", "valori: {values}"},
		{"", "", "Werte: {values}"},
	}},
	{"run.interrupted", "", [...]forms{
		{"", "", "interrupted"},
		{"", "", "întrerupt"},
		{"", "", "abgebrochen"},
	}},
	{"run.try-help", "", [...]forms{
		{"", "", "Try '{command} --help'."},
		{"", "", "Încearcă „{command} --help”."},
		{"", "", "Versuche „{command} --help“."},
	}},
	{"serve.at", "", [...]forms{
		{"", "", "The page is at {address} until you end this with Ctrl-C."},
		{"", "", "Pagina este la {address} până oprești programul cu Ctrl-C."},
		{"", "", "Die Seite ist unter {address}, bis du dies mit Ctrl-C beendest."},
	}},
	{"simulate.as-expected", "", [...]forms{
		{"", "", "as expected of optimal players"},
		{"", "", "cum e de așteptat de la jucători optimi"},
		{"", "", "wie von optimalen Spielern zu erwarten"},
	}},
	{"simulate.deviation", "", [...]forms{
		{"", "", "Largest difference from the expected net: {errors} standard errors: {verdict}."},
		{"", "", "Cea mai mare abatere de la câștigul net așteptat: {errors} erori standard: {verdict}."},
		{"", "", "Größte Abweichung vom erwarteten Reingewinn: {errors} Standardfehler: {verdict}."},
	}},
	{"simulate.from-to", "", [...]forms{
		{"", "", "{low} to {high}"},
		{"", "", "{low} – {high}"},
		{"", "", "{low} bis {high}"},
	}},
	{"simulate.interval", "", [...]forms{
		{"", "", "95% interval"},
		{"", "", "interval de 95%"},
		{"", "", "95-%-Bereich"},
	}},
	{"simulate.net", "", [...]forms{
		{"", "", "net antes"},
		{"", "", "ante-uri, net"},
		{"", "", "Antes, netto"},
	}},
	{"simulate.not-expected", "", [...]forms{
		{"", "", "not what optimal players would get"},
		{"", "", "nu ce ar obține jucători optimi"},
		{"", "", "nicht das, was optimale Spieler bekämen"},
	}},
	{"simulate.optimal", "", [...]forms{
		{"", "", "optimal"},
		{"", "", "optim"},
		{"", "", "optimal"},
	}},
	{"simulate.policy", "", [...]forms{
		{"", "", "policy"},
		{"", "", "strategie"},
		{"", "", "Strategie"},
	}},
	{"simulate.rounds", "", [...]forms{
		{"", "", "Rounds a game: {rounds}."},
		{"", "", "Runde pe joc: {rounds}."},
		{"", "", "Runden je Spiel: {rounds}."},
	}},
	{"simulate.seat", "", [...]forms{
		{"", "", "seat"},
		{"", "", "loc"},
		{"", "", "Platz"},
	}},
	{"simulate.share", "", [...]forms{
		{"", "", "share"},
		{"", "", "parte"},
		{"", "", "Anteil"},
	}},
	{"simulate.shared", "n", [...]forms{
		{"{n} pot was shared; the G-test needs pots that one player wins.", "", "{n} pots were shared; the G-test needs pots that one player wins."},
		{"{n} pot a fost împărțit; testul G cere poturi câștigate de un singur jucător.", "{n} poturi au fost împărțite; testul G cere poturi câștigate de un singur jucător.", "{n} de poturi au fost împărțite; testul G cere poturi câștigate de un singur jucător."},
		{"{n} Pott wurde geteilt; der G-Test braucht Pötte, die ein Spieler allein gewinnt.", "", "{n} Pötte wurden geteilt; der G-Test braucht Pötte, die ein Spieler allein gewinnt."},
	}},
	{"simulate.test", "", [...]forms{
		{"", "", "G-test against the exact shares: G = {g}, p = {p}: {verdict}."},
		{"", "", "Testul G față de părțile exacte: G = {g}, p = {p}: {verdict}."},
		{"", "", "G-Test gegen die genauen Anteile: G = {g}, p = {p}: {verdict}."},
	}},
	{"simulate.title", "games", [...]forms{
		{"{games} game of {rules}, {players}, seed {seed}", "", "{games} games of {rules}, {players}, seed {seed}"},
		{"{games} joc de {rules}, {players}, sămânța {seed}", "{games} jocuri de {rules}, {players}, sămânța {seed}", "{games} de jocuri de {rules}, {players}, sămânța {seed}"},
		{"{games} Spiel {rules}, {players}, Startwert {seed}", "", "{games} Spiele {rules}, {players}, Startwert {seed}"},
	}},
	{"solve.built", "", [...]forms{
		{"", "", "{file}: {rules} for up to {players}, {bytes}"},
		{"", "", "{file}: {rules} pentru cel mult {players}, {bytes}"},
		{"", "", "{file}: {rules} für bis zu {players}, {bytes}"},
	}},
	{"solve.correct", "", [...]forms{
		{"", "", "{file}: correct: {values} and {choices}, each against every legal keep ({keeps} in all)"},
		{"", "", "{file}: corect: {values} și {choices}, fiecare față de tot ce se poate păstra ({keeps} în total)"},
		{"", "", "{file}: richtig: {values} und {choices}, jede gegen alles, was behalten werden darf ({keeps} insgesamt)"},
	}},
	{"solve.of", "", [...]forms{
		{"", "", "{done} of {all}"},
		{"", "", "{done} din {all}"},
		{"", "", "{done} von {all}"},
	}},
	{"solve.solved", "", [...]forms{
		{"", "", "solved {done} of {all}"},
		{"", "", "rezolvate {done} din {all}"},
		{"", "", "{done} von {all} gelöst"},
	}},
	{"solve.solving", "", [...]forms{
		{"", "", "solving"},
		{"", "", "calculez"},
		{"", "", "rechne"},
	}},
	{"solve.took", "", [...]forms{
		{"", "", "checked in {seconds} s"},
		{"", "", "verificat în {seconds} s"},
		{"", "", "geprüft in {seconds} s"},
	}},
	{"takes.away", "", [...]forms{
		{"", "", "a face, or none"},
		{"", "", "o față sau none"},
		{"", "", "eine Seite oder none"},
	}},
	{"takes.bottoms", "", [...]forms{
		{"", "", "off, blind, throw, die, turn"},
		{"", "", "off, blind, throw, die, turn"},
		{"", "", "off, blind, throw, die, turn"},
	}},
	{"takes.cutoff", "", [...]forms{
		{"", "", "true or false"},
		{"", "", "true sau false"},
		{"", "", "true oder false"},
	}},
	{"takes.dice", "", [...]forms{
		{"", "", "a number of dice, 1 to 20"},
		{"", "", "un număr de zaruri, de la 1 la 20"},
		{"", "", "eine Anzahl Würfel, 1 bis 20"},
	}},
	{"takes.high", "", [...]forms{
		{"", "", "true or false"},
		{"", "", "true sau false"},
		{"", "", "true oder false"},
	}},
	{"takes.moon", "", [...]forms{
		{"", "", "off, throw, turn"},
		{"", "", "off, throw, turn"},
		{"", "", "off, throw, turn"},
	}},
	{"takes.must_keep_away", "", [...]forms{
		{"", "", "true or false"},
		{"", "", "true sau false"},
		{"", "", "true oder false"},
	}},
	{"takes.pass", "", [...]forms{
		{"", "", "true or false"},
		{"", "", "true sau false"},
		{"", "", "true oder false"},
	}},
	{"takes.progressive", "", [...]forms{
		{"", "", "off, every, stairs, or ceilings like 0,2,4"},
		{"", "", "off, every, stairs sau plafoane precum 0,2,4"},
		{"", "", "off, every, stairs oder Obergrenzen wie 0,2,4"},
	}},
	{"takes.sides", "", [...]forms{
		{"", "", "a number of sides, 2 to 20"},
		{"", "", "un număr de fețe, de la 2 la 20"},
		{"", "", "eine Anzahl Seiten, 2 bis 20"},
	}},
	{"takes.tie_ante", "", [...]forms{
		{"", "", "a number of antes, 0 to 1000"},
		{"", "", "un număr de ante-uri, de la 0 la 1000"},
		{"", "", "eine Anzahl Antes, 0 bis 1000"},
	}},
	{"takes.tie_payers", "", [...]forms{
		{"", "", "in, tied"},
		{"", "", "in, tied"},
		{"", "", "in, tied"},
	}},
	{"takes.ties", "", [...]forms{
		{"", "", "all, tied, split"},
		{"", "", "all, tied, split"},
		{"", "", "all, tied, split"},
	}},
	{"takes.zero_ante", "", [...]forms{
		{"", "", "a number of antes, 0 to 1000"},
		{"", "", "un număr de ante-uri, de la 0 la 1000"},
		{"", "", "eine Anzahl Antes, 0 bis 1000"},
	}},
}

// errorTable holds the errors by their English format.
var errorTable = [...]entry{
	{"%d arguments: at most one FILE is read", "1", [...]forms{
		{"", "", ""},
		{"%d argument: se citește cel mult un FIȘIER", "%d argumente: se citește cel mult un FIȘIER", "%d de argumente: se citește cel mult un FIȘIER"},
		{"%d Argument: Höchstens eine DATEI wird gelesen", "", "%d Argumente: Höchstens eine DATEI wird gelesen"},
	}},
	{"%d arguments: exactly one FILE is needed", "1", [...]forms{
		{"", "", ""},
		{"%d argument: trebuie exact un FIȘIER", "%d argumente: trebuie exact un FIȘIER", "%d de argumente: trebuie exact un FIȘIER"},
		{"%d Argument: Genau eine DATEI ist nötig", "", "%d Argumente: Genau eine DATEI ist nötig"},
	}},
	{"%d bytes of %s: must be %d", "1", [...]forms{
		{"", "", ""},
		{"%d octet de %s: trebuie %d", "%d octeți de %s: trebuie %d", "%d de octeți de %s: trebuie %d"},
		{"%d Byte %s: nötig sind %d", "", "%d Bytes %s: nötig sind %d"},
	}},
	{"%d bytes or more: at most %d are read", "", [...]forms{
		{"", "", ""},
		{"", "", "%d octeți sau mai mult: se citesc cel mult %d"},
		{"", "", "%d Bytes oder mehr: Höchstens %d werden gelesen"},
	}},
	{"%d dice", "1", [...]forms{
		{"", "", ""},
		{"%d zar", "%d zaruri", "%d de zaruri"},
		{"%d Würfel", "", "%d Würfel"},
	}},
	{"%d dice are", "1", [...]forms{
		{"", "", ""},
		{"trebuie aruncat %d zar", "trebuie aruncate %d zaruri", "trebuie aruncate %d de zaruri"},
		{"%d Würfel ist zu werfen", "", "%d Würfel sind zu werfen"},
	}},
	{"%d dice left, total %d", "1", [...]forms{
		{"", "", ""},
		{"mai e %d zar, total %d", "mai sunt %d zaruri, total %d", "mai sunt %d de zaruri, total %d"},
		{"noch %d Würfel, Summe %d", "", "noch %d Würfel, Summe %d"},
	}},
	{"%d dice: at most %d are possible", "1", [...]forms{
		{"", "", ""},
		{"%d zar: cel mult %d se poate", "%d zaruri: cel mult %d se poate", "%d de zaruri: cel mult %d se poate"},
		{"%d Würfel: höchstens %d sind möglich", "", "%d Würfel: höchstens %d sind möglich"},
	}},
	{"%d: %s cannot count that", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: nu se poate face cu %s"},
		{"", "", "%d: unmöglich für %s"},
	}},
	{"%d: %s kept cannot count that", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: nu se poate face cu %s"},
		{"", "", "%d: unmöglich für %s"},
	}},
	{"%d: %s that count %d cannot count that when turned over", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: %s care fac %d nu pot face atât întoarse"},
		{"", "", "%d: %s, die %d zählen, können umgedreht nicht so viel zählen"},
	}},
	{"%d: at least %d antes are in it", "2", [...]forms{
		{"", "", ""},
		{"%d: în el e cel puțin %d ante", "%d: în el sunt cel puțin %d ante-uri", "%d: în el sunt cel puțin %d de ante-uri"},
		{"%d: Mindestens %d Ante ist darin", "", "%d: Mindestens %d Antes sind darin"},
	}},
	{"%d: must be %d to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la %d la %d"},
		{"", "", "%d: möglich ist %d bis %d"},
	}},
	{"%d: must be %d, as nobody can score worse than %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: trebuie să fie %d, căci nimeni nu poate avea un scor mai slab decât %d"},
		{"", "", "%d: muss %d sein, denn schlechter als %d kann niemand sein"},
	}},
	{"%d: must be 0 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 0 la %d"},
		{"", "", "%d: möglich ist 0 bis %d"},
	}},
	{"%d: must be 1 or more", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: trebuie să fie 1 sau mai mult"},
		{"", "", "%d: muss 1 oder mehr sein"},
	}},
	{"%d: must be 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 1 la %d"},
		{"", "", "%d: möglich ist 1 bis %d"},
	}},
	{"%d: must be 1 to %d dice", "2", [...]forms{
		{"", "", ""},
		{"%d: se poate de la 1 la %d zar", "%d: se poate de la 1 la %d zaruri", "%d: se poate de la 1 la %d de zaruri"},
		{"%d: möglich ist 1 bis %d Würfel", "", "%d: möglich sind 1 bis %d Würfel"},
	}},
	{"%d: must be 1 to %d, the number of players", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 1 la %d, numărul de jucători"},
		{"", "", "%d: möglich ist 1 bis %d, die Zahl der Spieler"},
	}},
	{"%d: must be 1 to %d, the number of players, or 0 for all", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 1 la %d, numărul de jucători, sau 0 pentru toți"},
		{"", "", "%d: möglich ist 1 bis %d, die Zahl der Spieler, oder 0 für alle"},
	}},
	{"%d: must be 1 to %d, the players who have thrown before seat %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 1 la %d, jucătorii care au aruncat înaintea locului %d"},
		{"", "", "%d: möglich ist 1 bis %d, die Spieler, die vor Platz %d geworfen haben"},
	}},
	{"%d: must be 1, as without a schedule of ceilings every round is like the first", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: trebuie să fie 1, căci fără plafoane fiecare rundă e ca prima"},
		{"", "", "%d: muss 1 sein, denn ohne Obergrenzen ist jede Runde wie die erste"},
	}},
	{"%d: must be 2 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: se poate de la 2 la %d"},
		{"", "", "%d: möglich ist 2 bis %d"},
	}},
	{"%d: no dice count that", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: niciun fel de zaruri nu fac atât"},
		{"", "", "%d: So viel zählen keine Würfel"},
	}},
	{"%d: no dice that count %d count that when turned over", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: niciun fel de zaruri care fac %d nu fac atât întoarse"},
		{"", "", "%d: Keine Würfel, die %d zählen, zählen umgedreht so viel"},
	}},
	{"%d: no turn of %s can score that", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: nu se poate obține cu %s"},
		{"", "", "%d: für %s nicht zu erreichen"},
	}},
	{"%d: nobody holds a score to beat that does not exist", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: nimeni nu are un scor de bătut care nu există"},
		{"", "", "%d: Niemand hält eine zu schlagende Punktzahl, die es nicht gibt"},
	}},
	{"%d: only bottoms=turn counts both sides of the dice", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: doar bottoms=turn socotește ambele fețe ale zarurilor"},
		{"", "", "%d: Nur bottoms=turn zählt beide Seiten der Würfel"},
	}},
	{"%d: seat 1 throws first and has no score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: locul 1 aruncă primul și nu are niciun scor de bătut"},
		{"", "", "%d: Platz 1 wirft zuerst und hat keine Punktzahl zu schlagen"},
	}},
	{"%d: the ceiling of round %d is %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: plafonul rundei %d este %d"},
		{"", "", "%d: Die Obergrenze der Runde %d ist %d"},
	}},
	{"%d: the game has %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: jocul are %d"},
		{"", "", "%d: Das Spiel hat %d"},
	}},
	{"%d: the turn is cut off, as %d is to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: rândul e întrerupt, căci scorul de bătut este %d"},
		{"", "", "%d: Der Zug ist abgebrochen, denn zu schlagen sind %d"},
	}},
	{"%d: the turn is cut off, as the ceiling of round %d is %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%d: rândul e întrerupt, căci plafonul rundei %d este %d"},
		{"", "", "%d: Der Zug ist abgebrochen, denn die Obergrenze der Runde %d ist %d"},
	}},
	{"%q: enter nothing to go on, or n to begin anew", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: nu scrie nimic ca să continui, sau n ca să începi din nou"},
		{"", "", "%q: Gib nichts ein, um fortzufahren, oder n, um neu zu beginnen"},
	}},
	{"%q: must be a comma before a throw, > before what is kept, or = before the result", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie să fie virgulă înaintea unei aruncări, > înaintea celor păstrate sau = înaintea rezultatului"},
		{"", "", "%q: muss ein Komma vor einem Wurf, > vor dem Behaltenen oder = vor dem Ergebnis sein"},
	}},
	{"%q: must be a whole number", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie un număr întreg"},
		{"", "", "%q: muss eine ganze Zahl sein"},
	}},
	{"%q: must be faces from 1 to %d, such as %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie fețe de la 1 la %d, de exemplu %s"},
		{"", "", "%q: möglich sind Seiten von 1 bis %d, etwa %s"},
	}},
	{"%q: must be the score, a whole number of pips", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie să fie scorul, un număr întreg de puncte"},
		{"", "", "%q: muss die Punktzahl sein, eine ganze Zahl von Augen"},
	}},
	{"%q: must be what %s has kept, pass or over", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie să fie ce a păstrat %s, pass sau over"},
		{"", "", "%q: muss sein, was %s behalten hat, pass oder over"},
	}},
	{"%q: must be what %s has thrown, such as 1 3 3 5 6", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: trebuie să fie ce a aruncat %s, de exemplu 1 3 3 5 6"},
		{"", "", "%q: muss der Wurf von %s sein, etwa 1 3 3 5 6"},
	}},
	{"%q: nobody of that name plays", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: nu joacă nimeni cu numele acesta"},
		{"", "", "%q: Niemand dieses Namens spielt mit"},
	}},
	{"%q: nothing can follow a score", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: după scor nu mai vine nimic"},
		{"", "", "%q: Nach der Punktzahl kommt nichts mehr"},
	}},
	{"%q: only over can follow what is kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: după cele păstrate poate veni doar over"},
		{"", "", "%q: Nach dem Behaltenen kann nur over kommen"},
	}},
	{"%q: the faces of the dice are 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: fețele zarurilor sunt de la 1 la %d"},
		{"", "", "%q: Die Seiten der Würfel sind 1 bis %d"},
	}},
	{"%q: the result is %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%q: rezultatul este %s"},
		{"", "", "%q: Das Ergebnis ist %s"},
	}},
	{"%s after a pass", "", [...]forms{
		{"", "", ""},
		{"", "", "%s după o aruncare lăsată să treacă"},
		{"", "", "%s nach einem ausgelassenen Wurf"},
	}},
	{"%s for %d players", "2", [...]forms{
		{"", "", ""},
		{"%s pentru %d jucător", "%s pentru %d jucători", "%s pentru %d de jucători"},
		{"%s für %d Spieler", "", "%s für %d Spieler"},
	}},
	{"%s has been changed by another program", "", [...]forms{
		{"", "", ""},
		{"", "", "%s a fost schimbat de alt program"},
		{"", "", "%s wurde von einem anderen Programm geändert"},
	}},
	{"%s in round %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%s în runda %d"},
		{"", "", "%s in Runde %d"},
	}},
	{"%s is no regular file", "", [...]forms{
		{"", "", ""},
		{"", "", "%s nu este un fișier obișnuit"},
		{"", "", "%s ist keine gewöhnliche Datei"},
	}},
	{"%s players: must be 2 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%s jucători: trebuie să fie 2 până la %d"},
		{"", "", "%s Spieler: müssen 2 bis %d sein"},
	}},
	{"%s with a pot of %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%s cu un pot de %d"},
		{"", "", "%s bei einem Pott von %d"},
	}},
	{"%s, %d to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "%s, %d de bătut"},
		{"", "", "%s, %d zu schlagen"},
	}},
	{"%s, %d turned over", "", [...]forms{
		{"", "", ""},
		{"", "", "%s, întoarse %d"},
		{"", "", "%s, umgedreht %d"},
	}},
	{"%s, passed", "", [...]forms{
		{"", "", ""},
		{"", "", "%s, după o aruncare lăsată să treacă"},
		{"", "", "%s, nach einem ausgelassenen Wurf"},
	}},
	{"%s: %w: a table is a regular file of at most %d bytes", "3", [...]forms{
		{"", "", ""},
		{"%s: %w: un tabel e un fișier obișnuit de cel mult %d octet", "%s: %w: un tabel e un fișier obișnuit de cel mult %d octeți", "%s: %w: un tabel e un fișier obișnuit de cel mult %d de octeți"},
		{"%s: %w: Eine Tabelle ist eine gewöhnliche Datei von höchstens %d Byte", "", "%s: %w: Eine Tabelle ist eine gewöhnliche Datei von höchstens %d Bytes"},
	}},
	{"%s: at most %d of %d are kept while one is thrown", "", [...]forms{
		{"", "", ""},
		{"", "", "%s: cel mult %d din %d sunt păstrate cât timp se aruncă unul"},
		{"", "", "%s: Höchstens %d von %d sind behalten, während einer geworfen wird"},
	}},
	{"%s: number %d is %v: must be finite, and zero positive", "", [...]forms{
		{"", "", ""},
		{"", "", "%s: numărul %d este %v: trebuie să fie finit, iar zero pozitiv"},
		{"", "", "%s: Zahl %d ist %v: muss endlich sein und eine Null positiv"},
	}},
	{"%w %q: must be json, csv or lp", "", [...]forms{
		{"", "", ""},
		{"", "", "%w %q: se poate json, csv sau lp"},
		{"", "", "%w %q: möglich ist json, csv oder lp"},
	}},
	{"%w %q: must be one of %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w %q: se poate una din %s"},
		{"", "", "%w %q: möglich ist eine von %s"},
	}},
	{"%w: %d counts and %d probabilities", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: numărători %d și probabilități %d"},
		{"", "", "%w: Zahl der Zählungen %d und der Wahrscheinlichkeiten %d"},
	}},
	{"%w: %d counts, probabilities sum to %v", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: numărători %d, suma probabilităților %v"},
		{"", "", "%w: Zahl der Zählungen %d, Summe der Wahrscheinlichkeiten %v"},
	}},
	{"%w: %d dice of %d sides show %d different rolls: at most %d can be read", "4", [...]forms{
		{"", "", ""},
		{"%w: la dice=%d și sides=%d este %d aruncare: se pot citi cel mult %d", "%w: la dice=%d și sides=%d sunt %d aruncări diferite: se pot citi cel mult %d", "%w: la dice=%d și sides=%d sunt %d de aruncări diferite: se pot citi cel mult %d"},
		{"%w: %d Würfel mit %d Seiten zeigen %d Wurf: Höchstens %d sind noch lesbar", "", "%w: %d Würfel mit %d Seiten zeigen %d verschiedene Würfe: Höchstens %d sind noch lesbar"},
	}},
	{"%w: %d dice: at most %d are possible", "2", [...]forms{
		{"", "", ""},
		{"%w: %d zar: cel mult %d se poate", "%w: %d zaruri: cel mult %d se poate", "%w: %d de zaruri: cel mult %d se poate"},
		{"%w: %d Würfel: höchstens %d sind möglich", "", "%w: %d Würfel: höchstens %d sind möglich"},
	}},
	{"%w: %d names for %d players", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: numele nu se potrivesc: %d, la %d jucători"},
		{"", "", "%w: %d Namen für %d Spieler"},
	}},
	{"%w: %d parts: at most %d", "2", [...]forms{
		{"", "", ""},
		{"%w: %d parte: cel mult %d", "%w: %d părți: cel mult %d", "%w: %d de părți: cel mult %d"},
		{"%w: %d Teil: höchstens %d", "", "%w: %d Teile: höchstens %d"},
	}},
	{"%w: %d pools: %d are needed for %d dice", "2", [...]forms{
		{"", "", ""},
		{"%w: %d grup: trebuie %d pentru dice=%d", "%w: %d grupuri: trebuie %d pentru dice=%d", "%w: %d de grupuri: trebuie %d pentru dice=%d"},
		{"%w: %d Block: Nötig sind %d für %d Würfel", "", "%w: %d Blöcke: Nötig sind %d für %d Würfel"},
	}},
	{"%w: %d values: %d are needed, one for each score 0 to %d, and one for the moon if there is one", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: număr de valori %d: trebuie %d, câte una pentru fiecare scor de la 0 la %d și una pentru moon, dacă se joacă"},
		{"", "", "%w: %d Werte: nötig sind %d, einer für jede Punktzahl 0 bis %d und einer für moon, falls es gilt"},
	}},
	{"%w: %d: must be at least 1", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %d: trebuie să fie cel puțin 1"},
		{"", "", "%w: %d: muss mindestens 1 sein"},
	}},
	{"%w: %q: begin with game, first, rules, ante or advised, or enter nothing to play", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: începe cu game, first, rules, ante sau advised, sau nu scrie nimic ca să jucați"},
		{"", "", "%w: %q: Beginne mit game, first, rules, ante oder advised, oder gib nichts ein, um zu spielen"},
	}},
	{"%w: %q: is there twice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: apare de două ori"},
		{"", "", "%w: %q: kommt zweimal vor"},
	}},
	{"%w: %q: must be %s or %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: se poate %s sau %s"},
		{"", "", "%w: %q: möglich ist %s oder %s"},
	}},
	{"%w: %q: must be key=value", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: trebuie scris cheie=valoare"},
		{"", "", "%w: %q: muss als Regel=Wert geschrieben sein"},
	}},
	{"%w: %q: must be win, low, beat or money", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: se poate win, low, beat sau money"},
		{"", "", "%w: %q: möglich ist win, low, beat oder money"},
	}},
	{"%w: %q: nobody of that name plays", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: nu joacă nimeni cu numele acesta"},
		{"", "", "%w: %q: Niemand dieses Namens spielt mit"},
	}},
	{"%w: %q: the amount must be a number such as 5 or 0.50", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: suma trebuie să fie un număr ca 5 sau 0.50"},
		{"", "", "%w: %q: Der Betrag muss eine Zahl wie 5 oder 0.50 sein"},
	}},
	{"%w: %q: the faces of the dice are 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: fețele zarurilor sunt de la 1 la %d"},
		{"", "", "%w: %q: Die Würfel zeigen 1 bis %d"},
	}},
	{"%w: %q: the name must end in .png or .svg", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: numele trebuie să se termine în .png sau .svg"},
		{"", "", "%w: %q: Der Name muss auf .png oder .svg enden"},
	}},
	{"%w: %q: the numbers of players are 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: numerele jucătorilor sunt de la 1 la %d"},
		{"", "", "%w: %q: Die Nummern der Spieler sind 1 bis %d"},
	}},
	{"%w: %q: the unit must be up to %d characters, with single blanks and without #", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: unitatea poate avea cel mult %d de caractere, cu spații simple și fără #"},
		{"", "", "%w: %q: Die Einheit darf bis zu %d Zeichen haben, mit einfachen Leerzeichen und ohne #"},
	}},
	{"%w: %q: two players have it, the case of letters being of no account", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %q: îl au doi jucători; literele mari și mici nu fac deosebire"},
		{"", "", "%w: %q: Zwei Spieler haben ihn; Groß- und Kleinschreibung zählt nicht"},
	}},
	{"%w: %s does not go with %s: %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s nu merge cu %s: %s"},
		{"", "", "%w: %s geht nicht mit %s: %s"},
	}},
	{"%w: %s is %s, but %s to be thrown", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s înseamnă %s, dar %s"},
		{"", "", "%w: %s, das macht %s, aber %s"},
	}},
	{"%w: %s, row %d, roll %s: code %#x: must be %#x", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s, rândul %d, aruncarea %s: codul %#x: trebuie %#x"},
		{"", "", "%w: %s, Zeile %d, Wurf %s: Code %#x: muss %#x sein"},
	}},
	{"%w: %s, row %d: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s, rândul %d: %w"},
		{"", "", "%w: %s, Zeile %d: %w"},
	}},
	{"%w: %s: %d bytes are not whole rows of %d", "3", [...]forms{
		{"", "", ""},
		{"%w: %s: %d octet nu face rânduri întregi de %d", "%w: %s: %d octeți nu fac rânduri întregi de %d", "%w: %s: %d de octeți nu fac rânduri întregi de %d"},
		{"%w: %s: %d Byte ist keine ganze Zeile zu %d", "", "%w: %s: %d Bytes sind keine ganzen Zeilen zu %d"},
	}},
	{"%w: %s: %d bytes: a row takes %d", "3", [...]forms{
		{"", "", ""},
		{"%w: %s: %d octet: un rând ocupă %d", "%w: %s: %d octeți: un rând ocupă %d", "%w: %s: %d de octeți: un rând ocupă %d"},
		{"%w: %s: %d Byte: Eine Zeile braucht %d", "", "%w: %s: %d Bytes: Eine Zeile braucht %d"},
	}},
	{"%w: %s: %d of %d rows are used", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: rânduri folosite %d din %d"},
		{"", "", "%w: %s: %d von %d Zeilen sind benutzt"},
	}},
	{"%w: %s: %v is of the wrong type: must be %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: %v e de alt tip: se poate %s"},
		{"", "", "%w: %s: %v ist von falscher Art: möglich ist %s"},
	}},
	{"%w: %s: games are reviewed for win or money", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: jocurile se judecă pentru win sau money"},
		{"", "", "%w: %s: Spiele werden für win oder money beurteilt"},
	}},
	{"%w: %s: more than %d decisions about its rolls", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: mai multe decizii despre aruncări decât %d"},
		{"", "", "%w: %s: mehr als %d Entscheidungen über die Würfe"},
	}},
	{"%w: %s: roll %s: the table says %s, but %s is better or comes first", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: aruncarea %s: tabelul spune %s, dar %s e mai bine sau vine înainte"},
		{"", "", "%w: %s: Wurf %s: Die Tabelle sagt %s, aber %s ist besser oder kommt zuerst"},
	}},
	{"%w: %s: row %d is there twice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: rândul %d există de două ori"},
		{"", "", "%w: %s: Zeile %d ist zweimal da"},
	}},
	{"%w: %s: the value is %v, but must be %v", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: valoarea este %v, dar trebuie %v"},
		{"", "", "%w: %s: Der Wert ist %v, muss aber %v sein"},
	}},
	{"%w: %s: whole games are played for win or money", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s: jocurile întregi se joacă pentru win sau money"},
		{"", "", "%w: %s: Ganze Spiele werden um win oder money gespielt"},
	}},
	{"%w: %s=%s: must be %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: %s=%s: se poate %s"},
		{"", "", "%w: %s=%s: möglich ist %s"},
	}},
	{"%w: a bound of %v: must be 0 to %v", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: o margine de %v: se poate de la 0 la %v"},
		{"", "", "%w: eine Schranke von %v: möglich ist 0 bis %v"},
	}},
	{"%w: a game is being played", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: un joc este în curs"},
		{"", "", "%w: ein Spiel ist im Gange"},
	}},
	{"%w: a round never ends", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: o rundă nu se termină niciodată"},
		{"", "", "%w: Eine Runde endet nie"},
	}},
	{"%w: after a pass at least two dice of %s must be kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: după ce ai lăsat o aruncare să treacă, păstrezi cel puțin două zaruri din %s"},
		{"", "", "%w: nach einem ausgelassenen Wurf behältst du von %s mindestens zwei Würfel"},
	}},
	{"%w: all dice are turned over only when the last has been kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: toate zarurile se întorc abia după ce ultimul a fost păstrat"},
		{"", "", "%w: Alle Würfel werden erst umgedreht, wenn der letzte behalten ist"},
	}},
	{"%w: at least one die of %s must be kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: trebuie să păstrezi cel puțin un zar din %s"},
		{"", "", "%w: Mindestens ein Würfel von %s muss behalten werden"},
	}},
	{"%w: away=%d: must be a face, 1 to %d, or none", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: away=%d: se poate o față, de la 1 la %d, sau none"},
		{"", "", "%w: away=%d: möglich ist eine Seite, 1 bis %d, oder none"},
	}},
	{"%w: bottoms are called before a throw", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: „fundurile” se cheamă înainte de aruncare"},
		{"", "", "%w: „Bottoms“ wird vor einem Wurf genannt"},
	}},
	{"%w: bottoms: unknown value %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms: valoare necunoscută %d"},
		{"", "", "%w: bottoms: unbekannter Wert %d"},
	}},
	{"%w: bottoms=%s with dice=%d: at most 16", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=%s cu dice=%d: cel mult 16"},
		{"", "", "%w: bottoms=%s mit dice=%d: höchstens 16"},
	}},
	{"%w: bottoms=%s: bottoms cannot be called before a throw", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=%s: „fundurile” nu se pot chema înainte de aruncare"},
		{"", "", "%w: bottoms=%s: „Bottoms“ kann nicht vor einem Wurf genannt werden"},
	}},
	{"%w: bottoms=%s: dice of a throw cannot be turned over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=%s: zarurile unei aruncări nu pot fi întoarse"},
		{"", "", "%w: bottoms=%s: Würfel eines Wurfs können nicht umgedreht werden"},
	}},
	{"%w: bottoms=%s: it has no words for turning dice over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=%s: nu are cuvinte pentru întoarcerea zarurilor"},
		{"", "", "%w: bottoms=%s: sie hat keine Worte für das Umdrehen von Würfeln"},
	}},
	{"%w: bottoms=%s: the dice kept cannot be turned over at the end", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=%s: zarurile păstrate nu pot fi întoarse la sfârșit"},
		{"", "", "%w: bottoms=%s: Die behaltenen Würfel können am Ende nicht umgedreht werden"},
	}},
	{"%w: bottoms=throw: all dice of %s are turned over together", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: bottoms=throw: zarurile din %s se întorc toate împreună"},
		{"", "", "%w: bottoms=throw: Die Würfel von %s werden alle zusammen umgedreht"},
	}},
	{"%w: choices that are equal for win make a difference to others", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: alegeri egale pentru win contează pentru ceilalți"},
		{"", "", "%w: Entscheidungen, die für win gleich sind, sind es nicht für andere"},
	}},
	{"%w: count %d, probability %v", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: numărătoarea %d, probabilitatea %v"},
		{"", "", "%w: Zählung %d, Wahrscheinlichkeit %v"},
	}},
	{"%w: dice of %d sides: at most %d sides can be shown", "2", [...]forms{
		{"", "", ""},
		{"%w: zaruri cu %d față: se pot arăta cel mult %d", "%w: zaruri cu %d fețe: se pot arăta cel mult %d", "%w: zaruri cu %d de fețe: se pot arăta cel mult %d"},
		{"%w: Würfel mit %d Seite: Höchstens %d lassen sich zeigen", "", "%w: Würfel mit %d Seiten: Höchstens %d lassen sich zeigen"},
	}},
	{"%w: dice=%d sides=%d: %d different rolls, and at most %d can be searched", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: dice=%d sides=%d: sunt %d aruncări diferite și se pot căuta cel mult %d"},
		{"", "", "%w: dice=%d sides=%d: es gibt %d verschiedene Würfe, durchsucht werden höchstens %d"},
	}},
	{"%w: dice=%d sides=%d: more than %d different rolls", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: dice=%d sides=%d: mai multe aruncări diferite decât %d"},
		{"", "", "%w: dice=%d sides=%d: mehr als %d verschiedene Würfe"},
	}},
	{"%w: dice=%d: must be 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: dice=%d: se poate de la 1 la %d"},
		{"", "", "%w: dice=%d: möglich ist 1 bis %d"},
	}},
	{"%w: face %d: the dice have faces 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: fața %d: zarurile au fețele de la 1 la %d"},
		{"", "", "%w: Seite %d: Die Würfel haben die Seiten 1 bis %d"},
	}},
	{"%w: format version %d, and this program reads version %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: formatul are versiunea %d, iar programul citește versiunea %d"},
		{"", "", "%w: Format der Version %d, und dieses Programm liest Version %d"},
	}},
	{"%w: goal %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ținta %s"},
		{"", "", "%w: Ziel %s"},
	}},
	{"%w: goal %s: %d bytes of values: must be %d", "3", [...]forms{
		{"", "", ""},
		{"%w: ținta %s: valori de %d octet: trebuie %d", "%w: ținta %s: valori de %d octeți: trebuie %d", "%w: ținta %s: valori de %d de octeți: trebuie %d"},
		{"%w: Ziel %s: %d Byte Werte: nötig sind %d", "", "%w: Ziel %s: %d Bytes Werte: nötig sind %d"},
	}},
	{"%w: goal %s: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ținta %s: %w"},
		{"", "", "%w: Ziel %s: %w"},
	}},
	{"%w: goal money", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ținta money"},
		{"", "", "%w: Ziel money"},
	}},
	{"%w: it does not begin with %q", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: nu începe cu %q"},
		{"", "", "%w: beginnt nicht mit %q"},
	}},
	{"%w: it is the turn of %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: e rândul lui %s"},
		{"", "", "%w: %s ist am Zug"},
	}},
	{"%w: keep at least one die of %s before throwing again", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: păstrează cel puțin un zar din %s înainte să arunci din nou"},
		{"", "", "%w: Behalte mindestens einen Würfel von %s, bevor du wieder wirfst"},
	}},
	{"%w: language %q: must be en, ro or de", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: limba %q: trebuie să fie en, ro sau de"},
		{"", "", "%w: Sprache %q: muss en, ro oder de sein"},
	}},
	{"%w: low has no score to beat; win, money and beat have", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: low nu are un scor de bătut; win, money și beat au"},
		{"", "", "%w: low hat keine zu schlagende Punktzahl; win, money und beat haben eine"},
	}},
	{"%w: moon: unknown value %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: moon: valoare necunoscută %d"},
		{"", "", "%w: moon: unbekannter Wert %d"},
	}},
	{"%w: more than %d bytes", "2", [...]forms{
		{"", "", ""},
		{"%w: mai mare de %d octet", "%w: mai mare de %d octeți", "%w: mai mare de %d de octeți"},
		{"%w: mehr als %d Byte", "", "%w: mehr als %d Bytes"},
	}},
	{"%w: more than %d dice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: mai mult de %d de zaruri"},
		{"", "", "%w: mehr als %d Würfel"},
	}},
	{"%w: more than %d different policies for %d dice", "3", [...]forms{
		{"", "", ""},
		{"%w: mai multe strategii diferite decât %d pentru %d zar", "%w: mai multe strategii diferite decât %d pentru %d zaruri", "%w: mai multe strategii diferite decât %d pentru %d de zaruri"},
		{"%w: mehr als %d verschiedene Strategien für %d Würfel", "", "%w: mehr als %d verschiedene Strategien für %d Würfel"},
	}},
	{"%w: must be a JSON object of options", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: trebuie să fie un obiect JSON de reguli"},
		{"", "", "%w: muss ein JSON-Objekt von Regeln sein"},
	}},
	{"%w: must_keep_away=true: every %d of %s must be kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: must_keep_away=true: fiecare %d din %s trebuie păstrat"},
		{"", "", "%w: must_keep_away=true: Jede %d von %s muss behalten werden"},
	}},
	{"%w: no dice, but %s to be thrown", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: niciun zar, dar %s"},
		{"", "", "%w: kein Würfel, aber %s"},
	}},
	{"%w: no evening is open", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: nicio seară nu este deschisă"},
		{"", "", "%w: kein Abend ist geöffnet"},
	}},
	{"%w: no game has begun", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: nu a început niciun joc"},
		{"", "", "%w: Kein Spiel hat begonnen"},
	}},
	{"%w: no game is being played", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: nu se joacă niciun joc"},
		{"", "", "%w: Kein Spiel läuft"},
	}},
	{"%w: no method %q", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: nu există metoda %q"},
		{"", "", "%w: es gibt keine Methode %q"},
	}},
	{"%w: option %q is set twice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: regula %q apare de două ori"},
		{"", "", "%w: Die Regel %q ist zweimal gesetzt"},
	}},
	{"%w: option %q is there twice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: regula %q există de două ori"},
		{"", "", "%w: Die Regel %q ist zweimal da"},
	}},
	{"%w: players without names keep their seats", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: jucătorii fără nume își păstrează locurile"},
		{"", "", "%w: Spieler ohne Namen behalten ihre Plätze"},
	}},
	{"%w: policies are evaluated against what Solve returns", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: strategiile se evaluează față de ceea ce dă Solve"},
		{"", "", "%w: Strategien werden an dem gemessen, was Solve liefert"},
	}},
	{"%w: progressive: %d ceilings: at most %d", "2", [...]forms{
		{"", "", ""},
		{"%w: progressive: %d plafon: cel mult %d", "%w: progressive: %d plafoane: cel mult %d", "%w: progressive: %d de plafoane: cel mult %d"},
		{"%w: progressive: %d Obergrenze: höchstens %d", "", "%w: progressive: %d Obergrenzen: höchstens %d"},
	}},
	{"%w: progressive=%s: must be off, every, stairs or a list of ceilings like 0,2,4", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: progressive=%s: se poate off, every, stairs sau o listă de plafoane precum 0,2,4"},
		{"", "", "%w: progressive=%s: möglich ist off, every, stairs oder eine Liste von Obergrenzen wie 0,2,4"},
	}},
	{"%w: rounds have ceilings (progressive=%s)", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: rundele au plafoane (progressive=%s)"},
		{"", "", "%w: Die Runden haben Obergrenzen (progressive=%s)"},
	}},
	{"%w: say behind > what %s has kept", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: spune după > ce a păstrat %s"},
		{"", "", "%w: Sag hinter >, was %s behalten hat"},
	}},
	{"%w: seat %d, score to beat %d, %d holders: after a score of %d %s has probability %v, but must have %v", "4", [...]forms{
		{"", "", ""},
		{"%w: locul %d, scorul de bătut %d (îl are %d jucător): după scorul %d, %s are probabilitatea %v, dar trebuie %v", "%w: locul %d, scorul de bătut %d (îl au %d jucători): după scorul %d, %s are probabilitatea %v, dar trebuie %v", "%w: locul %d, scorul de bătut %d (îl au %d de jucători): după scorul %d, %s are probabilitatea %v, dar trebuie %v"},
		{"%w: Platz %d, zu schlagen %d (von %d gehalten): Nach der Punktzahl %d hat %s die Wahrscheinlichkeit %v, muss aber %v haben", "", "%w: Platz %d, zu schlagen %d (von %d gehalten): Nach der Punktzahl %d hat %s die Wahrscheinlichkeit %v, muss aber %v haben"},
	}},
	{"%w: share of seat %d: %v, but must be %v", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: partea locului %d: %v, dar trebuie %v"},
		{"", "", "%w: Anteil von Platz %d: %v, muss aber %v sein"},
	}},
	{"%w: sides=%d: must be 2 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: sides=%d: se poate de la 2 la %d"},
		{"", "", "%w: sides=%d: möglich ist 2 bis %d"},
	}},
	{"%w: something follows the JSON object", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: după obiectul JSON mai urmează ceva"},
		{"", "", "%w: Nach dem JSON-Objekt folgt noch etwas"},
	}},
	{"%w: the best policy for %s cannot be found", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: cea mai bună strategie pentru %s nu se poate găsi"},
		{"", "", "%w: Die beste Strategie für %s ist nicht zu finden"},
	}},
	{"%w: the bytes are not those that the table is written as", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: octeții nu sunt cei cu care se scrie tabelul"},
		{"", "", "%w: Die Bytes sind nicht die, mit denen die Tabelle geschrieben wird"},
	}},
	{"%w: the checksum does not match: the file is damaged or was altered", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: suma de control nu se potrivește: fișierul e stricat sau a fost schimbat"},
		{"", "", "%w: Die Prüfsumme stimmt nicht: Die Datei ist beschädigt oder wurde verändert"},
	}},
	{"%w: the game is over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: jocul s-a terminat"},
		{"", "", "%w: Das Spiel ist zu Ende"},
	}},
	{"%w: the last die cannot be passed", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ultimul zar nu poate fi lăsat să treacă"},
		{"", "", "%w: Der letzte Würfel kann nicht ausgelassen werden"},
	}},
	{"%w: the roll %s does not show %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: aruncarea %s nu conține %s"},
		{"", "", "%w: Der Wurf %s zeigt nicht %s"},
	}},
	{"%w: the round is over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: runda s-a terminat"},
		{"", "", "%w: Die Runde ist zu Ende"},
	}},
	{"%w: the schedule of ceilings is too long (progressive=%s)", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: șirul plafoanelor e prea lung (progressive=%s)"},
		{"", "", "%w: Die Folge der Obergrenzen ist zu lang (progressive=%s)"},
	}},
	{"%w: the starts of turns are those of what Solve returns", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: începuturile de rând sunt ale celor date de Solve"},
		{"", "", "%w: Zuganfänge gibt es von dem, was Solve liefert"},
	}},
	{"%w: the table is for %s, not for %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: tabelul este pentru %s, nu pentru %s"},
		{"", "", "%w: Die Tabelle ist für %s, nicht für %s"},
	}},
	{"%w: the turn is over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: rândul s-a terminat"},
		{"", "", "%w: Der Zug ist zu Ende"},
	}},
	{"%w: the turn of %s is not over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: rândul lui %s nu s-a terminat"},
		{"", "", "%w: Der Zug von %s ist nicht zu Ende"},
	}},
	{"%w: the turn of %s is over", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: rândul lui %s s-a terminat"},
		{"", "", "%w: Der Zug von %s ist zu Ende"},
	}},
	{"%w: the turn of seat %d is played with dice", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: rândul locului %d se joacă cu zaruri"},
		{"", "", "%w: Der Zug von Platz %d wird mit Würfeln gespielt"},
	}},
	{"%w: throw before keeping", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: aruncă înainte să păstrezi"},
		{"", "", "%w: Wirf, bevor du behältst"},
	}},
	{"%w: tie weight %q: must be a number from 0 to 1, such as 0.5 or 1/2", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ponderea egalității %q: trebuie să fie un număr de la 0 la 1, precum 0.5 sau 1/2"},
		{"", "", "%w: Gewicht des Unentschiedens %q: muss eine Zahl von 0 bis 1 sein, etwa 0.5 oder 1/2"},
	}},
	{"%w: tie_ante=%d: must be 0 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: tie_ante=%d: se poate de la 0 la %d"},
		{"", "", "%w: tie_ante=%d: möglich ist 0 bis %d"},
	}},
	{"%w: tie_payers: unknown value %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: tie_payers: valoare necunoscută %d"},
		{"", "", "%w: tie_payers: unbekannter Wert %d"},
	}},
	{"%w: ties: unknown value %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: ties: valoare necunoscută %d"},
		{"", "", "%w: ties: unbekannter Wert %d"},
	}},
	{"%w: two throws in a row cannot be passed", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: două aruncări la rând nu pot fi lăsate să treacă"},
		{"", "", "%w: Zwei Würfe hintereinander können nicht ausgelassen werden"},
	}},
	{"%w: unknown layout %q", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: așezare necunoscută %q"},
		{"", "", "%w: unbekannte Anordnung %q"},
	}},
	{"%w: unknown option %q: the options are %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: regulă necunoscută %q: regulile sunt %s"},
		{"", "", "%w: unbekannte Regel %q: Die Regeln sind %s"},
	}},
	{"%w: unknown preset %q: the presets are %s", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: joc necunoscut %q: jocurile sunt %s"},
		{"", "", "%w: unbekanntes Spiel %q: Die Spiele sind %s"},
	}},
	{"%w: unknown value", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: valoare necunoscută"},
		{"", "", "%w: unbekannter Wert"},
	}},
	{"%w: utility[%d] is %v: must be finite", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: utilitatea[%d] este %v: trebuie să fie finită"},
		{"", "", "%w: Nutzen[%d] ist %v: muss endlich sein"},
	}},
	{"%w: values for money are not fractions: the goal of a linear program must be low, beat or win", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: valorile pentru bani nu sunt fracții: ținta unui program liniar poate fi low, beat sau win"},
		{"", "", "%w: Werte für Geld sind keine Brüche: Das Ziel eines linearen Programms muss low, beat oder win sein"},
	}},
	{"%w: zero_ante=%d: must be 0 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "%w: zero_ante=%d: se poate de la 0 la %d"},
		{"", "", "%w: zero_ante=%d: möglich ist 0 bis %d"},
	}},
	{"--%s: does not go with --position, which tells it", "", [...]forms{
		{"", "", ""},
		{"", "", "--%s: nu merge cu --position, care o spune deja"},
		{"", "", "--%s: geht nicht mit --position, das es schon sagt"},
	}},
	{"--%s: has no meaning for %s", "", [...]forms{
		{"", "", ""},
		{"", "", "--%s: nu are sens pentru %s"},
		{"", "", "--%s: hat keine Bedeutung für %s"},
	}},
	{"--%s: has no meaning for the goal low, which is played alone", "", [...]forms{
		{"", "", ""},
		{"", "", "--%s: nu are sens la ținta low, la care joci singur"},
		{"", "", "--%s: hat keine Bedeutung beim Ziel low, bei dem du allein spielst"},
	}},
	{"--%s: only --format lp is of one turn", "", [...]forms{
		{"", "", ""},
		{"", "", "--%s: doar --format lp privește un singur rând"},
		{"", "", "--%s: Nur --format lp handelt von einem einzelnen Zug"},
	}},
	{"--addr: %q: must be HOST:PORT, such as 127.0.0.1:8080", "", [...]forms{
		{"", "", ""},
		{"", "", "--addr: %q: trebuie să fie GAZDĂ:PORT, de exemplu 127.0.0.1:8080"},
		{"", "", "--addr: %q: muss HOST:PORT sein, etwa 127.0.0.1:8080"},
	}},
	{"--addr: %w (another address, such as 127.0.0.1:0, may be free)", "", [...]forms{
		{"", "", ""},
		{"", "", "--addr: %w (poate o altă adresă este liberă, de exemplu 127.0.0.1:0)"},
		{"", "", "--addr: %w (vielleicht ist eine andere Adresse frei, etwa 127.0.0.1:0)"},
	}},
	{"--beat: %d: must be 0 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "--beat: %d: se poate de la 0 la %d"},
		{"", "", "--beat: %d: möglich ist 0 bis %d"},
	}},
	{"--beat: the goal beat needs a score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "--beat: ținta beat are nevoie de un scor de bătut"},
		{"", "", "--beat: Das Ziel beat braucht eine zu schlagende Punktzahl"},
	}},
	{"--exact: values of %s under %s are not known as fractions", "", [...]forms{
		{"", "", ""},
		{"", "", "--exact: valorile pentru %s la %s nu se cunosc ca fracții"},
		{"", "", "--exact: Werte von %s bei %s sind nicht als Brüche bekannt"},
	}},
	{"--file: name the file", "", [...]forms{
		{"", "", ""},
		{"", "", "--file: numește fișierul"},
		{"", "", "--file: nenne die Datei"},
	}},
	{"--file: name the file of the evening: there is no folder for data", "", [...]forms{
		{"", "", ""},
		{"", "", "--file: numește fișierul serii: nu există un dosar pentru date"},
		{"", "", "--file: nenne die Datei des Abends: es gibt keinen Ordner für Daten"},
	}},
	{"--games: %d: must be at least 1", "", [...]forms{
		{"", "", ""},
		{"", "", "--games: %d: trebuie să fie cel puțin 1"},
		{"", "", "--games: %d: muss mindestens 1 sein"},
	}},
	{"--goal: %s: games are reviewed for win or money", "", [...]forms{
		{"", "", ""},
		{"", "", "--goal: %s: jocurile se judecă pentru win sau money"},
		{"", "", "--goal: %s: Spiele werden für win oder money beurteilt"},
	}},
	{"--goal: %s: whole games are played for win or money", "", [...]forms{
		{"", "", ""},
		{"", "", "--goal: %s: jocuri întregi se joacă pentru win sau money"},
		{"", "", "--goal: %s: Ganze Spiele werden um win oder money gespielt"},
	}},
	{"--goal: values for money are not fractions: must be win, low or beat", "", [...]forms{
		{"", "", ""},
		{"", "", "--goal: valorile pentru bani nu sunt fracții: se poate win, low sau beat"},
		{"", "", "--goal: Werte für Geld sind keine Brüche: möglich ist win, low oder beat"},
	}},
	{"--holders: %d: must be 1 to %d, the players who have thrown before the last", "", [...]forms{
		{"", "", ""},
		{"", "", "--holders: %d: se poate de la 1 la %d, jucătorii care au aruncat înaintea ultimului"},
		{"", "", "--holders: %d: möglich ist 1 bis %d, die Spieler, die vor dem letzten geworfen haben"},
	}},
	{"--holders: nobody holds a score without --beat", "", [...]forms{
		{"", "", ""},
		{"", "", "--holders: fără --beat nimeni nu are un scor de bătut"},
		{"", "", "--holders: Ohne --beat hält niemand eine Punktzahl"},
	}},
	{"--html: does not go with --json", "", [...]forms{
		{"", "", ""},
		{"", "", "--html: nu merge împreună cu --json"},
		{"", "", "--html: verträgt sich nicht mit --json"},
	}},
	{"--json: prints the data of a chart; it does not go with -o", "", [...]forms{
		{"", "", ""},
		{"", "", "--json: scrie datele unui grafic; nu merge cu -o"},
		{"", "", "--json: gibt die Daten eines Diagramms aus und geht nicht mit -o"},
	}},
	{"--kept: %d dice: of %d dice at most %d are kept while one is thrown", "1", [...]forms{
		{"", "", ""},
		{"--kept: %d zar: din %d, cel mult %d sunt păstrate cât timp se aruncă unul", "--kept: %d zaruri: din %d, cel mult %d sunt păstrate cât timp se aruncă unul", "--kept: %d de zaruri: din %d, cel mult %d sunt păstrate cât timp se aruncă unul"},
		{"--kept: %d Würfel: Von %d sind höchstens %d behalten, während einer geworfen wird", "", "--kept: %d Würfel: Von %d sind höchstens %d behalten, während einer geworfen wird"},
	}},
	{"--kept: does not go with --total, --left and --bottom, which it tells", "", [...]forms{
		{"", "", ""},
		{"", "", "--kept: nu merge cu --total, --left și --bottom, pe care le spune deja"},
		{"", "", "--kept: geht nicht mit --total, --left und --bottom, die es schon sagt"},
	}},
	{"--left: %d: must be 1 to %d dice", "2", [...]forms{
		{"", "", ""},
		{"--left: %d: se poate de la 1 la %d zar", "--left: %d: se poate de la 1 la %d zaruri", "--left: %d: se poate de la 1 la %d de zaruri"},
		{"--left: %d: möglich ist 1 bis %d Würfel", "", "--left: %d: möglich sind 1 bis %d Würfel"},
	}},
	{"--left: say what the kept dice count with --total, or which they are with --kept", "", [...]forms{
		{"", "", ""},
		{"", "", "--left: spune cu --total cât fac zarurile păstrate sau cu --kept care sunt"},
		{"", "", "--left: Sage mit --total, was die behaltenen Würfel zählen, oder mit --kept, welche es sind"},
	}},
	{"--players: %d: must be 2 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "--players: %d: se poate de la 2 la %d"},
		{"", "", "--players: %d: möglich ist 2 bis %d"},
	}},
	{"--players: %q: must be 2-N with N from 2 to %d; the games of fewer players belong to it, as a tie can lead to them", "", [...]forms{
		{"", "", ""},
		{"", "", "--players: %q: se poate 2-N cu N de la 2 la %d; jocurile cu mai puțini jucători țin de el, căci o egalitate poate duce la ele"},
		{"", "", "--players: %q: möglich ist 2-N mit N von 2 bis %d; die Spiele mit weniger Spielern gehören dazu, denn ein Unentschieden kann zu ihnen führen"},
	}},
	{"--policy: %d policies for %d players", "1", [...]forms{
		{"", "", ""},
		{"--policy: %d strategie, dar jucători sunt %d", "--policy: %d strategii, dar jucători sunt %d", "--policy: %d de strategii, dar jucători sunt %d"},
		{"--policy: %d Strategie, aber %d Spieler", "", "--policy: %d Strategien, aber %d Spieler"},
	}},
	{"--position: beat: the goal beat needs a score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: beat: ținta beat are nevoie de un scor de bătut"},
		{"", "", "--position: beat: Das Ziel beat braucht eine zu schlagende Punktzahl"},
	}},
	{"--position: pot: %d: at least %d antes are in it", "2", [...]forms{
		{"", "", ""},
		{"--position: pot: %d: în pot e cel puțin %d ante", "--position: pot: %d: în pot sunt cel puțin %d ante-uri", "--position: pot: %d: în pot sunt cel puțin %d de ante-uri"},
		{"--position: pot: %d: Mindestens %d Ante ist darin", "", "--position: pot: %d: Mindestens %d Antes sind darin"},
	}},
	{"--position: roll: a linear program begins before the throw", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: roll: un program liniar începe înaintea aruncării"},
		{"", "", "--position: roll: Ein lineares Programm beginnt vor dem Wurf"},
	}},
	{"--position: roll: leave it out, as the question is about every roll", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: roll: lasă-l deoparte, căci întrebarea e despre toate aruncările"},
		{"", "", "--position: roll: Lass es weg, denn gefragt ist nach allen Würfen"},
	}},
	{"--position: say where you stand, such as players=4 seat=3 beat=7 kept=3,1", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: spune unde te afli, de exemplu players=4 seat=3 beat=7 kept=3,1"},
		{"", "", "--position: Sage, wo du stehst, etwa players=4 seat=3 beat=7 kept=3,1"},
	}},
	{"--position: the goal beat needs a score to beat, such as beat=7", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: ținta beat are nevoie de un scor de bătut, de exemplu beat=7"},
		{"", "", "--position: Das Ziel beat braucht eine zu schlagende Punktzahl, etwa beat=7"},
	}},
	{"--position: the goal low is played alone: leave out players, seat, round, pot, beat and holders", "", [...]forms{
		{"", "", ""},
		{"", "", "--position: la ținta low joci singur: lasă deoparte players, seat, round, pot, beat și holders"},
		{"", "", "--position: Beim Ziel low spielst du allein: Lass players, seat, round, pot, beat und holders weg"},
	}},
	{"--pot: %d: at least %d antes are in it", "2", [...]forms{
		{"", "", ""},
		{"--pot: %d: în pot e cel puțin %d ante", "--pot: %d: în pot sunt cel puțin %d ante-uri", "--pot: %d: în pot sunt cel puțin %d de ante-uri"},
		{"--pot: %d: Mindestens %d Ante ist darin", "", "--pot: %d: Mindestens %d Antes sind darin"},
	}},
	{"--pot: %d: must be %d to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "--pot: %d: se poate de la %d la %d"},
		{"", "", "--pot: %d: möglich ist %d bis %d"},
	}},
	{"--pot: only the goal money depends on the pot", "", [...]forms{
		{"", "", ""},
		{"", "", "--pot: doar ținta money depinde de pot"},
		{"", "", "--pot: Nur das Ziel money hängt vom Pott ab"},
	}},
	{"--round: %d: must be 1 to %d, from which on no ceiling binds", "", [...]forms{
		{"", "", ""},
		{"", "", "--round: %d: se poate de la 1 la %d, de unde niciun plafon nu mai contează"},
		{"", "", "--round: %d: möglich ist 1 bis %d; von da an bindet keine Obergrenze mehr"},
	}},
	{"--rule: %s is set twice", "", [...]forms{
		{"", "", ""},
		{"", "", "--rule: %s apare de două ori"},
		{"", "", "--rule: %s ist zweimal gesetzt"},
	}},
	{"--rules-file: does not go with --rules, as both name the game", "", [...]forms{
		{"", "", ""},
		{"", "", "--rules-file: nu merge cu --rules, căci ambele numesc jocul"},
		{"", "", "--rules-file: geht nicht mit --rules, denn beide nennen das Spiel"},
	}},
	{"--seat: %d: must be 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "--seat: %d: se poate de la 1 la %d"},
		{"", "", "--seat: %d: möglich ist 1 bis %d"},
	}},
	{"--table: %s is for %s, and the game for %s", "", [...]forms{
		{"", "", ""},
		{"", "", "--table: %s este pentru %s, iar jocul pentru %s"},
		{"", "", "--table: %s ist für %s, und das Spiel für %s"},
	}},
	{"--table: %s is for %s, not for %s as --rules and --rule say", "", [...]forms{
		{"", "", ""},
		{"", "", "--table: %s e pentru %s, nu pentru %s cum spun --rules și --rule"},
		{"", "", "--table: %s ist für %s, nicht für %s, wie --rules und --rule sagen"},
	}},
	{"--table: name the file", "", [...]forms{
		{"", "", ""},
		{"", "", "--table: spune care e fișierul"},
		{"", "", "--table: Nenne die Datei"},
	}},
	{"--threshold: only the goal money has one, and the goal is %s", "", [...]forms{
		{"", "", ""},
		{"", "", "--threshold: doar ținta money are așa ceva, iar ținta este %s"},
		{"", "", "--threshold: Nur das Ziel money hat so etwas, und das Ziel ist %s"},
	}},
	{"--tie: only the goal beat has a tie weight, and the goal is %s", "", [...]forms{
		{"", "", ""},
		{"", "", "--tie: doar ținta beat are o pondere a egalității, iar ținta este %s"},
		{"", "", "--tie: Nur das Ziel beat hat ein Gewicht für Unentschieden, und das Ziel ist %s"},
	}},
	{"-o: name the file to write", "", [...]forms{
		{"", "", ""},
		{"", "", "-o: spune în ce fișier să scriu"},
		{"", "", "-o: Nenne die Datei, in die geschrieben werden soll"},
	}},
	{"DICE: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "ZARURI: %w"},
		{"", "", "WÜRFEL: %w"},
	}},
	{"DICE: %w (--kept says which dice are kept already)", "", [...]forms{
		{"", "", ""},
		{"", "", "ZARURI: %w (--kept spune ce zaruri sunt deja păstrate)"},
		{"", "", "WÜRFEL: %w (--kept sagt, welche Würfel schon behalten sind)"},
	}},
	{"DICE: name the dice you have thrown, such as 3 3 5 6 1", "", [...]forms{
		{"", "", ""},
		{"", "", "ZARURI: spune ce zaruri ai aruncat, de exemplu 3 3 5 6 1"},
		{"", "", "WÜRFEL: Nenne die Würfel, die du geworfen hast, etwa 3 3 5 6 1"},
	}},
	{"DICE: the roll is in --position already, %s", "", [...]forms{
		{"", "", ""},
		{"", "", "ZARURI: aruncarea e deja în --position, %s"},
		{"", "", "WÜRFEL: Der Wurf steht schon in --position, %s"},
	}},
	{"FILE: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "FIȘIER: %w"},
		{"", "", "DATEI: %w"},
	}},
	{"GAME: %d arguments: exactly one file is needed, or - for the standard input", "1", [...]forms{
		{"", "", ""},
		{"JURNAL: %d argument: trebuie exact un fișier sau - pentru intrarea standard", "JURNAL: %d argumente: trebuie exact un fișier sau - pentru intrarea standard", "JURNAL: %d de argumente: trebuie exact un fișier sau - pentru intrarea standard"},
		{"PROTOKOLL: %d Argument: Genau eine Datei ist nötig, oder - für die Standardeingabe", "", "PROTOKOLL: %d Argumente: Genau eine Datei ist nötig, oder - für die Standardeingabe"},
	}},
	{"GAME: %s: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "JURNAL: %s: %w"},
		{"", "", "PROTOKOLL: %s: %w"},
	}},
	{"GAME: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "JURNAL: %w"},
		{"", "", "PROTOKOLL: %w"},
	}},
	{"NAME: %q: the charts are %s", "", [...]forms{
		{"", "", ""},
		{"", "", "NUME: %q: graficele sunt %s"},
		{"", "", "DIAGRAMM: %q: Die Diagramme sind %s"},
	}},
	{"NAME: name the chart: %s", "", [...]forms{
		{"", "", ""},
		{"", "", "NUME: spune ce grafic: %s"},
		{"", "", "DIAGRAMM: Nenne eines: %s"},
	}},
	{"a byte string", "", [...]forms{
		{"", "", ""},
		{"", "", "un șir de octeți"},
		{"", "", "eine Bytefolge"},
	}},
	{"a ceiling bounds the lowest score that wins", "", [...]forms{
		{"", "", ""},
		{"", "", "un plafon mărginește cel mai mic scor, cel care câștigă"},
		{"", "", "eine Obergrenze begrenzt die niedrigste Punktzahl, die gewinnt"},
	}},
	{"a face, or none", "", [...]forms{
		{"", "", ""},
		{"", "", "o față sau none"},
		{"", "", "eine Seite oder none"},
	}},
	{"a number", "", [...]forms{
		{"", "", ""},
		{"", "", "un număr"},
		{"", "", "eine Zahl"},
	}},
	{"a number of antes, 0 to 1000", "", [...]forms{
		{"", "", ""},
		{"", "", "un număr de ante-uri, de la 0 la 1000"},
		{"", "", "eine Anzahl Antes, 0 bis 1000"},
	}},
	{"a number of dice, 1 to 20", "", [...]forms{
		{"", "", ""},
		{"", "", "un număr de zaruri, de la 1 la 20"},
		{"", "", "eine Anzahl Würfel, 1 bis 20"},
	}},
	{"a number of sides, 2 to 20", "", [...]forms{
		{"", "", ""},
		{"", "", "un număr de fețe, de la 2 la 20"},
		{"", "", "eine Anzahl Seiten, 2 bis 20"},
	}},
	{"a text", "", [...]forms{
		{"", "", ""},
		{"", "", "un text"},
		{"", "", "ein Text"},
	}},
	{"a tie", "", [...]forms{
		{"", "", ""},
		{"", "", "egalitatea"},
		{"", "", "ein Unentschieden"},
	}},
	{"a turn is told in one line, without #", "", [...]forms{
		{"", "", ""},
		{"", "", "un rând de joc se spune pe un singur rând, fără #"},
		{"", "", "ein Zug wird in einer Zeile erzählt, ohne #"},
	}},
	{"all dice on the highest face win by score already", "", [...]forms{
		{"", "", ""},
		{"", "", "toate zarurile pe fața cea mai mare câștigă oricum prin scor"},
		{"", "", "alle Würfel auf der höchsten Seite gewinnen schon nach Punkten"},
	}},
	{"an array", "", [...]forms{
		{"", "", ""},
		{"", "", "o listă"},
		{"", "", "eine Liste"},
	}},
	{"at most %d can play", "", [...]forms{
		{"", "", ""},
		{"", "", "pot juca cel mult %d"},
		{"", "", "höchstens %d können spielen"},
	}},
	{"at most %d characters are possible", "", [...]forms{
		{"", "", ""},
		{"", "", "se pot cel mult %d de caractere"},
		{"", "", "höchstens %d Zeichen sind möglich"},
	}},
	{"bad flag syntax: %s", "", [...]forms{
		{"", "", ""},
		{"", "", "opțiune scrisă greșit: %s"},
		{"", "", "falsch geschriebene Option: %s"},
	}},
	{"byte %d: %d bytes trail the table", "2", [...]forms{
		{"", "", ""},
		{"octetul %d: după tabel mai urmează %d octet", "octetul %d: după tabel mai urmează %d octeți", "octetul %d: după tabel mai urmează %d de octeți"},
		{"Byte %d: Nach der Tabelle folgt noch %d Byte", "", "Byte %d: Nach der Tabelle folgen noch %d Bytes"},
	}},
	{"byte %d: %s is there where %s must be", "", [...]forms{
		{"", "", ""},
		{"", "", "octetul %d: aici e %s, dar trebuie %s"},
		{"", "", "Byte %d: Hier steht %s, nötig ist %s"},
	}},
	{"byte %d: %s of %d is declared, but %d bytes are left", "4", [...]forms{
		{"", "", ""},
		{"octetul %d: se anunță %s de %d, dar a rămas %d octet", "octetul %d: se anunță %s de %d, dar au rămas %d octeți", "octetul %d: se anunță %s de %d, dar au rămas %d de octeți"},
		{"Byte %d: Angekündigt ist %s von %d, aber %d Byte ist übrig", "", "Byte %d: Angekündigt ist %s von %d, aber %d Bytes sind übrig"},
	}},
	{"byte %d: %s of %d: at most %d", "", [...]forms{
		{"", "", ""},
		{"", "", "octetul %d: %s de %d: cel mult %d"},
		{"", "", "Byte %d: %s von %d: höchstens %d"},
	}},
	{"byte %d: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "octetul %d: %w"},
		{"", "", "Byte %d: %w"},
	}},
	{"byte %d: an array of %d: must be of %d", "", [...]forms{
		{"", "", ""},
		{"", "", "octetul %d: o listă de %d: trebuie de %d"},
		{"", "", "Byte %d: eine Liste von %d: muss von %d sein"},
	}},
	{"code 0x%02x: a table has no such value", "", [...]forms{
		{"", "", ""},
		{"", "", "codul 0x%02x: un tabel nu are o astfel de valoare"},
		{"", "", "Code 0x%02x: Einen solchen Wert hat eine Tabelle nicht"},
	}},
	{"column %d: %s", "", [...]forms{
		{"", "", ""},
		{"", "", "coloana %d: %s"},
		{"", "", "Spalte %d: %s"},
	}},
	{"does not go with left, total and bottom, which it tells", "", [...]forms{
		{"", "", ""},
		{"", "", "nu merge cu left, total și bottom, pe care le spune deja"},
		{"", "", "geht nicht mit left, total und bottom, die es schon sagt"},
	}},
	{"encode table: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "scrierea tabelului: %w"},
		{"", "", "Schreiben der Tabelle: %w"},
	}},
	{"ending of %+v: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "sfârșitul pentru %+v: %w"},
		{"", "", "Ende von %+v: %w"},
	}},
	{"face %d: faces are 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "fața %d: fețele sunt de la 1 la %d"},
		{"", "", "Seite %d: Die Seiten sind 1 bis %d"},
	}},
	{"flag needs an argument: %q in -%s", "", [...]forms{
		{"", "", ""},
		{"", "", "opțiunea are nevoie de o valoare: %q în -%s"},
		{"", "", "die Option braucht einen Wert: %q in -%s"},
	}},
	{"flag needs an argument: --%s", "", [...]forms{
		{"", "", ""},
		{"", "", "opțiunea are nevoie de o valoare: --%s"},
		{"", "", "die Option braucht einen Wert: --%s"},
	}},
	{"game %d: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "jocul %d: %w"},
		{"", "", "Spiel %d: %w"},
	}},
	{"goal %s is there twice", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s există de două ori"},
		{"", "", "Das Ziel %s ist zweimal da"},
	}},
	{"goal %s is there without %s", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s e acolo fără %s"},
		{"", "", "Das Ziel %s ist da ohne %s"},
	}},
	{"goal %s stands behind %s", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s stă după %s"},
		{"", "", "Das Ziel %s steht hinter %s"},
	}},
	{"goal %s: %d players: must be 2 to %d", "2", [...]forms{
		{"", "", ""},
		{"ținta %s: %d jucător: se poate de la 2 la %d", "ținta %s: %d jucători: se poate de la 2 la %d", "ținta %s: %d de jucători: se poate de la 2 la %d"},
		{"Ziel %s: %d Spieler: möglich ist 2 bis %d", "", "Ziel %s: %d Spieler: möglich ist 2 bis %d"},
	}},
	{"goal %s: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: %w"},
		{"", "", "Ziel %s: %w"},
	}},
	{"goal %s: a pot of %d: must be %d to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: un pot de %d: se poate de la %d la %d"},
		{"", "", "Ziel %s: ein Pott von %d: möglich ist %d bis %d"},
	}},
	{"goal %s: a pot of %d: must be 0", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: un pot de %d: trebuie 0"},
		{"", "", "Ziel %s: ein Pott von %d: muss 0 sein"},
	}},
	{"goal %s: only beat has a tie weight", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: doar beat are o pondere a egalității"},
		{"", "", "Ziel %s: Nur beat hat ein Gewicht für Unentschieden"},
	}},
	{"goal %s: players, round and pot must be 0", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: jucătorii, runda și potul trebuie să fie 0"},
		{"", "", "Ziel %s: Spieler, Runde und Pott müssen 0 sein"},
	}},
	{"goal %s: round %d: must be 1 to %d", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s: runda %d: se poate de la 1 la %d"},
		{"", "", "Ziel %s: Runde %d: möglich ist 1 bis %d"},
	}},
	{"illegal keep", "", [...]forms{
		{"", "", ""},
		{"", "", "nepermis"},
		{"", "", "nicht erlaubt"},
	}},
	{"impossible position", "", [...]forms{
		{"", "", ""},
		{"", "", "poziție imposibilă"},
		{"", "", "unmögliche Stellung"},
	}},
	{"invalid ante", "", [...]forms{
		{"", "", ""},
		{"", "", "ante nepotrivit"},
		{"", "", "unmögliche Ante"},
	}},
	{"invalid expectation", "", [...]forms{
		{"", "", ""},
		{"", "", "așteptare greșită"},
		{"", "", "ungültige Erwartung"},
	}},
	{"invalid goal", "", [...]forms{
		{"", "", ""},
		{"", "", "țintă greșită"},
		{"", "", "ungültiges Ziel"},
	}},
	{"invalid name", "", [...]forms{
		{"", "", ""},
		{"", "", "nume nepotrivit"},
		{"", "", "unmöglicher Name"},
	}},
	{"invalid number of games", "", [...]forms{
		{"", "", ""},
		{"", "", "număr de jocuri greșit"},
		{"", "", "ungültige Zahl von Spielen"},
	}},
	{"invalid request", "", [...]forms{
		{"", "", ""},
		{"", "", "cerere invalidă"},
		{"", "", "ungültige Anfrage"},
	}},
	{"invalid roll", "", [...]forms{
		{"", "", ""},
		{"", "", "aruncare imposibilă"},
		{"", "", "unmöglicher Wurf"},
	}},
	{"invalid rules", "", [...]forms{
		{"", "", ""},
		{"", "", "reguli greșite"},
		{"", "", "ungültige Regeln"},
	}},
	{"invalid utility", "", [...]forms{
		{"", "", ""},
		{"", "", "utilitate greșită"},
		{"", "", "ungültiger Nutzen"},
	}},
	{"is a directory", "", [...]forms{
		{"", "", ""},
		{"", "", "este un dosar"},
		{"", "", "ist ein Verzeichnis"},
	}},
	{"is no regular file", "", [...]forms{
		{"", "", ""},
		{"", "", "nu este un fișier obișnuit"},
		{"", "", "ist keine gewöhnliche Datei"},
	}},
	{"is there twice", "", [...]forms{
		{"", "", ""},
		{"", "", "apare de două ori"},
		{"", "", "ist zweimal da"},
	}},
	{"line %d, column %d: %s", "", [...]forms{
		{"", "", ""},
		{"", "", "linia %d, coloana %d: %s"},
		{"", "", "Zeile %d, Spalte %d: %s"},
	}},
	{"lines not answered: %d of %d", "", [...]forms{
		{"", "", ""},
		{"", "", "linii fără răspuns: %d din %d"},
		{"", "", "Zeilen ohne Antwort: %d von %d"},
	}},
	{"longer than %d bytes", "1", [...]forms{
		{"", "", ""},
		{"mai lungă de %d octet", "mai lungă de %d octeți", "mai lungă de %d de octeți"},
		{"länger als %d Byte", "", "länger als %d Bytes"},
	}},
	{"money for %d players, round %d, pot %d: %w", "1", [...]forms{
		{"", "", ""},
		{"money pentru %d jucător, runda %d, pot %d: %w", "money pentru %d jucători, runda %d, pot %d: %w", "money pentru %d de jucători, runda %d, pot %d: %w"},
		{"money für %d Spieler, Runde %d, Pott %d: %w", "", "money für %d Spieler, Runde %d, Pott %d: %w"},
	}},
	{"more than %d dice", "1", [...]forms{
		{"", "", ""},
		{"mai mult de %d zar", "mai mult de %d zaruri", "mai mult de %d de zaruri"},
		{"mehr als %d Würfel", "", "mehr als %d Würfel"},
	}},
	{"move out of sequence", "", [...]forms{
		{"", "", ""},
		{"", "", "nu e momentul"},
		{"", "", "falsche Reihenfolge"},
	}},
	{"must be 1 to %d characters", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să aibă 1 până la %d de caractere"},
		{"", "", "muss 1 bis %d Zeichen haben"},
	}},
	{"must be NAME: and what was thrown, or begin with record, rules, ante, advised or game", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să fie NUME: și ce s-a aruncat, sau să înceapă cu record, rules, ante, advised sau game"},
		{"", "", "muss NAME: und der Wurf sein oder mit record, rules, ante, advised oder game beginnen"},
	}},
	{"must be UTF-8", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să fie UTF-8"},
		{"", "", "muss UTF-8 sein"},
	}},
	{"must be a whole number", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să fie un număr întreg"},
		{"", "", "muss eine ganze Zahl sein"},
	}},
	{"must be a whole number, 0 or more", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să fie un număr întreg, 0 sau mai mare"},
		{"", "", "muss eine ganze Zahl sein, 0 oder größer"},
	}},
	{"must be en, ro or de", "", [...]forms{
		{"", "", ""},
		{"", "", "se poate en, ro sau de"},
		{"", "", "möglich ist en, ro oder de"},
	}},
	{"must be true or false", "", [...]forms{
		{"", "", ""},
		{"", "", "trebuie să fie true sau false"},
		{"", "", "muss true oder false sein"},
	}},
	{"must not be a number, which stands for a player", "", [...]forms{
		{"", "", ""},
		{"", "", "nu poate fi un număr, care înseamnă un jucător"},
		{"", "", "darf keine Zahl sein, denn die bezeichnet einen Spieler"},
	}},
	{"must not begin or end with a blank, nor have two in a row", "", [...]forms{
		{"", "", ""},
		{"", "", "nu poate începe sau sfârși cu spațiu, nici avea două la rând"},
		{"", "", "darf nicht mit einem Leerzeichen beginnen oder enden und nicht zwei hintereinander haben"},
	}},
	{"must not begin with the word %s", "", [...]forms{
		{"", "", ""},
		{"", "", "nu poate începe cu cuvântul %s"},
		{"", "", "darf nicht mit dem Wort %s beginnen"},
	}},
	{"must not contain a comma, a colon or #", "", [...]forms{
		{"", "", ""},
		{"", "", "nu poate avea virgulă, două puncte sau #"},
		{"", "", "darf weder Komma noch Doppelpunkt noch # enthalten"},
	}},
	{"must not contain control characters or blanks other than the space", "", [...]forms{
		{"", "", ""},
		{"", "", "nu poate avea caractere de control și nici alt spațiu decât cel obișnuit"},
		{"", "", "darf keine Steuerzeichen und kein anderes Leerzeichen als das gewöhnliche enthalten"},
	}},
	{"name the players, such as Ana, Bob, or say how many there are", "", [...]forms{
		{"", "", ""},
		{"", "", "numește jucătorii, de exemplu Ana, Bob, sau spune câți sunt"},
		{"", "", "nenne die Spieler, etwa Ana, Bob, oder wie viele es sind"},
	}},
	{"name the rules, such as %s", "", [...]forms{
		{"", "", ""},
		{"", "", "numește regulile, de exemplu %s"},
		{"", "", "nenne die Regeln, etwa %s"},
	}},
	{"needs a value, such as %s", "", [...]forms{
		{"", "", ""},
		{"", "", "are nevoie de o valoare, de exemplu %s"},
		{"", "", "braucht einen Wert, etwa %s"},
	}},
	{"no card can say how to play", "", [...]forms{
		{"", "", ""},
		{"", "", "nicio fișă nu poate spune cum să joci"},
		{"", "", "keine Karte kann sagen, wie zu spielen ist"},
	}},
	{"no exact value", "", [...]forms{
		{"", "", ""},
		{"", "", "nu există valoare exactă"},
		{"", "", "kein genauer Wert"},
	}},
	{"no game has begun: a line such as game Ana, Bob must come first", "", [...]forms{
		{"", "", ""},
		{"", "", "nu a început niciun joc: întâi vine un rând ca game Ana, Bob"},
		{"", "", "kein Spiel hat begonnen: Zuerst muss eine Zeile wie game Ana, Bob kommen"},
	}},
	{"no goal", "", [...]forms{
		{"", "", ""},
		{"", "", "nicio țintă"},
		{"", "", "kein Ziel"},
	}},
	{"no space left on device", "", [...]forms{
		{"", "", ""},
		{"", "", "nu mai e loc pe dispozitiv"},
		{"", "", "kein Platz mehr auf dem Gerät"},
	}},
	{"no such chart for the goal", "", [...]forms{
		{"", "", ""},
		{"", "", "pentru această țintă nu există un astfel de grafic"},
		{"", "", "kein solches Diagramm für das Ziel"},
	}},
	{"no such file or directory", "", [...]forms{
		{"", "", ""},
		{"", "", "nu există un astfel de fișier sau dosar"},
		{"", "", "Datei oder Verzeichnis nicht gefunden"},
	}},
	{"nobody holds a score without beat", "", [...]forms{
		{"", "", ""},
		{"", "", "fără beat nimeni nu are un scor de bătut"},
		{"", "", "ohne beat hält niemand eine Punktzahl"},
	}},
	{"not a directory", "", [...]forms{
		{"", "", ""},
		{"", "", "nu este un dosar"},
		{"", "", "kein Verzeichnis"},
	}},
	{"not a record", "", [...]forms{
		{"", "", ""},
		{"", "", "nu e o consemnare"},
		{"", "", "keine Aufzeichnung"},
	}},
	{"not a valid table", "", [...]forms{
		{"", "", ""},
		{"", "", "nu este un tabel valabil"},
		{"", "", "keine gültige Tabelle"},
	}},
	{"not in the table", "", [...]forms{
		{"", "", ""},
		{"", "", "nu este în tabel"},
		{"", "", "nicht in der Tabelle"},
	}},
	{"not understood", "", [...]forms{
		{"", "", ""},
		{"", "", "nu înțeleg"},
		{"", "", "nicht verstanden"},
	}},
	{"off, every, stairs, or ceilings like 0,2,4", "", [...]forms{
		{"", "", ""},
		{"", "", "off, every, stairs sau plafoane precum 0,2,4"},
		{"", "", "off, every, stairs oder Obergrenzen wie 0,2,4"},
	}},
	{"permission denied", "", [...]forms{
		{"", "", ""},
		{"", "", "acces interzis"},
		{"", "", "keine Berechtigung"},
	}},
	{"player %d: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "jucătorul %d: %w"},
		{"", "", "Spieler %d: %w"},
	}},
	{"policy of %+v: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "strategia pentru %+v: %w"},
		{"", "", "Strategie von %+v: %w"},
	}},
	{"pool of %d dice", "1", [...]forms{
		{"", "", ""},
		{"grupul pentru %d zar", "grupul pentru %d zaruri", "grupul pentru %d de zaruri"},
		{"Block für %d Würfel", "", "Block für %d Würfel"},
	}},
	{"read font: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "citirea fontului: %w"},
		{"", "", "Lesen der Schrift: %w"},
	}},
	{"read the positions: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "citirea pozițiilor: %w"},
		{"", "", "Lesen der Stellungen: %w"},
	}},
	{"record must be the first line", "", [...]forms{
		{"", "", ""},
		{"", "", "record trebuie să fie primul rând"},
		{"", "", "record muss die erste Zeile sein"},
	}},
	{"roll %s with %d kept: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "aruncarea %s după un total de %d: %w"},
		{"", "", "Wurf %s nach einer Summe von %d: %w"},
	}},
	{"row %d in the %s, which has %d", "", [...]forms{
		{"", "", ""},
		{"", "", "rândul %d din %s, care are doar %d"},
		{"", "", "Zeile %d im %s, der nur %d hat"},
	}},
	{"row %d in the %s: row %d has not been used before it", "", [...]forms{
		{"", "", ""},
		{"", "", "rândul %d din %s: rândul %d nu a fost folosit înaintea lui"},
		{"", "", "Zeile %d im %s: Zeile %d wurde davor nicht benutzt"},
	}},
	{"say behind > what %s has kept", "", [...]forms{
		{"", "", ""},
		{"", "", "spune după > ce a păstrat %s"},
		{"", "", "sag hinter >, was %s behalten hat"},
	}},
	{"say how many dice are not yet kept, or with kept which dice are", "", [...]forms{
		{"", "", ""},
		{"", "", "spune câte zaruri nu sunt încă păstrate sau, cu kept, care sunt"},
		{"", "", "sage, wie viele Würfel noch nicht behalten sind, oder mit kept, welche es sind"},
	}},
	{"say what %s has thrown, or the score", "", [...]forms{
		{"", "", ""},
		{"", "", "spune ce a aruncat %s sau scorul"},
		{"", "", "sag, was %s geworfen hat, oder die Punktzahl"},
	}},
	{"say what has been thrown, such as roll=2,5,6", "", [...]forms{
		{"", "", ""},
		{"", "", "spune ce s-a aruncat, de exemplu roll=2,5,6"},
		{"", "", "sage, was geworfen wurde, etwa roll=2,5,6"},
	}},
	{"say what the kept dice count, or with kept which they are", "", [...]forms{
		{"", "", ""},
		{"", "", "spune cât fac zarurile păstrate sau, cu kept, care sunt"},
		{"", "", "sage, was die behaltenen Würfel zählen, oder mit kept, welche es sind"},
	}},
	{"seat %d has a score to beat, and none is given", "", [...]forms{
		{"", "", ""},
		{"", "", "locul %d are un scor de bătut, dar lipsește"},
		{"", "", "Platz %d hat eine Punktzahl zu schlagen, aber keine ist genannt"},
	}},
	{"seat %d, %d to beat, %d holders, %s", "3", [...]forms{
		{"", "", ""},
		{"locul %d, %d de bătut (îl are %d jucător), %s", "locul %d, %d de bătut (îl au %d jucători), %s", "locul %d, %d de bătut (îl au %d de jucători), %s"},
		{"Platz %d, %d zu schlagen (von %d gehalten), %s", "", "Platz %d, %d zu schlagen (von %d gehalten), %s"},
	}},
	{"seat %d, none to beat, %s", "", [...]forms{
		{"", "", ""},
		{"", "", "locul %d, fără scor de bătut, %s"},
		{"", "", "Platz %d, nichts zu schlagen, %s"},
	}},
	{"seat 1 throws first and has no score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "locul 1 aruncă primul și nu are niciun scor de bătut"},
		{"", "", "Platz 1 wirft zuerst und hat keine Punktzahl zu schlagen"},
	}},
	{"table is wrong", "", [...]forms{
		{"", "", ""},
		{"", "", "tabelul e greșit"},
		{"", "", "die Tabelle ist falsch"},
	}},
	{"tables do not hold this", "", [...]forms{
		{"", "", ""},
		{"", "", "tabelele nu conțin așa ceva"},
		{"", "", "Tabellen enthalten das nicht"},
	}},
	{"takes no value", "", [...]forms{
		{"", "", ""},
		{"", "", "nu primește nicio valoare"},
		{"", "", "steht ohne Wert"},
	}},
	{"the data end inside a length", "", [...]forms{
		{"", "", ""},
		{"", "", "datele se termină în mijlocul unei lungimi"},
		{"", "", "die Daten enden in einer Länge"},
	}},
	{"the data end inside a number", "", [...]forms{
		{"", "", ""},
		{"", "", "datele se termină în mijlocul unui număr"},
		{"", "", "die Daten enden in einer Zahl"},
	}},
	{"the data end where a value should be", "", [...]forms{
		{"", "", ""},
		{"", "", "datele se termină unde ar trebui să fie o valoare"},
		{"", "", "die Daten enden, wo ein Wert stehen sollte"},
	}},
	{"the game never ends: everybody ties for certain", "", [...]forms{
		{"", "", ""},
		{"", "", "jocul nu se termină niciodată: toți sunt sigur la egalitate"},
		{"", "", "das Spiel endet nie: Alle liegen sicher gleichauf"},
	}},
	{"the goal %s has no seats", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta %s nu are locuri"},
		{"", "", "das Ziel %s hat keine Plätze"},
	}},
	{"the goal beat needs a score to beat", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta beat are nevoie de un scor de bătut"},
		{"", "", "das Ziel beat braucht eine zu schlagende Punktzahl"},
	}},
	{"the goal win has no threshold", "", [...]forms{
		{"", "", ""},
		{"", "", "ținta win nu are prag"},
		{"", "", "das Ziel win hat keine Schwelle"},
	}},
	{"the highest face already scores as the perfect one", "", [...]forms{
		{"", "", ""},
		{"", "", "fața cea mai mare este deja cea perfectă"},
		{"", "", "die höchste Seite ist schon die perfekte"},
	}},
	{"the moon looks at dice as they lie", "", [...]forms{
		{"", "", ""},
		{"", "", "moon se uită la zaruri așa cum au căzut"},
		{"", "", "moon sieht die Würfel, wie sie liegen"},
	}},
	{"the number of the version is missing: must be 1", "", [...]forms{
		{"", "", ""},
		{"", "", "lipsește numărul versiunii: trebuie să fie 1"},
		{"", "", "die Nummer der Version fehlt: muss 1 sein"},
	}},
	{"the policy did not settle", "", [...]forms{
		{"", "", ""},
		{"", "", "strategia nu s-a stabilizat"},
		{"", "", "die Strategie ist nicht zur Ruhe gekommen"},
	}},
	{"the throw before cannot have been passed", "", [...]forms{
		{"", "", ""},
		{"", "", "aruncarea dinainte nu putea fi lăsată să treacă"},
		{"", "", "Der Wurf davor kann nicht ausgelassen worden sein"},
	}},
	{"the tied players pay alone only where they alone play on (ties=tied)", "", [...]forms{
		{"", "", ""},
		{"", "", "cei la egalitate plătesc singuri doar unde joacă singuri mai departe (ties=tied)"},
		{"", "", "nur wo die allein weiterspielen, die gleichauf liegen (ties=tied), zahlen sie auch allein"},
	}},
	{"there is no away die to keep", "", [...]forms{
		{"", "", ""},
		{"", "", "nu există o față care nu se numără, deci nici ce păstra"},
		{"", "", "es gibt keine Seite, die nicht zählt, also nichts zu behalten"},
	}},
	{"too large for a card", "", [...]forms{
		{"", "", ""},
		{"", "", "prea mare pentru o fișă"},
		{"", "", "zu groß für eine Karte"},
	}},
	{"too large for a table", "", [...]forms{
		{"", "", ""},
		{"", "", "prea mare pentru un tabel"},
		{"", "", "zu groß für eine Tabelle"},
	}},
	{"too large to solve", "", [...]forms{
		{"", "", ""},
		{"", "", "prea mare ca să poată fi rezolvat"},
		{"", "", "zu groß zum Lösen"},
	}},
	{"too many rolls for a chart", "", [...]forms{
		{"", "", ""},
		{"", "", "prea multe aruncări pentru un grafic"},
		{"", "", "zu viele Würfe für ein Diagramm"},
	}},
	{"total %s", "", [...]forms{
		{"", "", ""},
		{"", "", "totalul %s"},
		{"", "", "Summe %s"},
	}},
	{"true or false", "", [...]forms{
		{"", "", ""},
		{"", "", "true sau false"},
		{"", "", "true oder false"},
	}},
	{"unknown chart", "", [...]forms{
		{"", "", ""},
		{"", "", "grafic necunoscut"},
		{"", "", "unbekanntes Diagramm"},
	}},
	{"unknown command %q for %q", "", [...]forms{
		{"", "", ""},
		{"", "", "comandă necunoscută %q pentru %q"},
		{"", "", "unbekannter Befehl %q für %q"},
	}},
	{"unknown flag: --%s", "", [...]forms{
		{"", "", ""},
		{"", "", "opțiune necunoscută: --%s"},
		{"", "", "unbekannte Option: --%s"},
	}},
	{"unknown format", "", [...]forms{
		{"", "", ""},
		{"", "", "format necunoscut"},
		{"", "", "unbekanntes Format"},
	}},
	{"unknown format of pictures", "", [...]forms{
		{"", "", ""},
		{"", "", "format de imagine necunoscut"},
		{"", "", "unbekanntes Bildformat"},
	}},
	{"unknown key: the keys are %s", "", [...]forms{
		{"", "", ""},
		{"", "", "cheie necunoscută: cheile sunt %s"},
		{"", "", "unbekannter Schlüssel: Die Schlüssel sind %s"},
	}},
	{"unknown policy", "", [...]forms{
		{"", "", ""},
		{"", "", "strategie necunoscută"},
		{"", "", "unbekannte Strategie"},
	}},
	{"unknown shorthand flag: %q in -%s", "", [...]forms{
		{"", "", ""},
		{"", "", "opțiune scurtă necunoscută: %q în -%s"},
		{"", "", "unbekannte kurze Option: %q in -%s"},
	}},
	{"value of %+v: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "valoarea pentru %+v: %w"},
		{"", "", "Wert von %+v: %w"},
	}},
	{"version %q: must be 1", "", [...]forms{
		{"", "", ""},
		{"", "", "versiunea %q: trebuie să fie 1"},
		{"", "", "Version %q: muss 1 sein"},
	}},
	{"win for %d players in round %d: %w", "1", [...]forms{
		{"", "", ""},
		{"win pentru %d jucător în runda %d: %w", "win pentru %d jucători în runda %d: %w", "win pentru %d de jucători în runda %d: %w"},
		{"win für %d Spieler in Runde %d: %w", "", "win für %d Spieler in Runde %d: %w"},
	}},
	{"winning", "", [...]forms{
		{"", "", ""},
		{"", "", "câștigul"},
		{"", "", "der Gewinn"},
	}},
	{"write the answer: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "scrierea răspunsului: %w"},
		{"", "", "Ausgabe der Antwort: %w"},
	}},
	{"write the answers: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "scrierea răspunsurilor: %w"},
		{"", "", "Schreiben der Antworten: %w"},
	}},
	{"write the record: %w", "", [...]forms{
		{"", "", ""},
		{"", "", "scrierea consemnării: %w"},
		{"", "", "Aufzeichnung schreiben: %w"},
	}},
}

// helpTable holds the help by its English text.
var helpTable = [...]entry{
	{"Answer many positions, one a line, as JSON lines", "", [...]forms{
		{"", "", ""},
		{"", "", "Răspunde la multe poziții, câte una pe linie, cu linii JSON"},
		{"", "", "Beantwortet viele Stellungen, eine je Zeile, mit JSON-Zeilen"},
	}},
	{"Answer the rule sheet's remark \"four or lower is good\"", "", [...]forms{
		{"", "", ""},
		{"", "", "Răspunde la remarca din foaia de reguli „patru sau mai mic este bun”"},
		{"", "", "Beantwortet den Hinweis des Regelblatts „vier oder niedriger ist gut“"},
	}},
	{"Compute the optimal policy of Threes Away and write it to a table file", "", [...]forms{
		{"", "", ""},
		{"", "", "Calculează strategia optimă la Threes Away și o scrie într-un fișier de tabel"},
		{"", "", "Berechnet die optimale Strategie von Threes Away und schreibt sie in eine Tabelle"},
	}},
	{"Draw a chart, as text or as a picture", "", [...]forms{
		{"", "", ""},
		{"", "", "Desenează un grafic, ca text sau ca imagine"},
		{"", "", "Zeichnet ein Diagramm, als Text oder als Bild"},
	}},
	{"Follow an evening of games and advise players on their throws", "", [...]forms{
		{"", "", ""},
		{"", "", "Urmărește o seară de jocuri și îi sfătuiește pe jucători la aruncări"},
		{"", "", "Begleitet einen Abend von Spielen und berät Spieler bei ihren Würfen"},
	}},
	{"Generate the autocompletion script for the specified shell", "", [...]forms{
		{"", "", ""},
		{"", "", "Scrie scriptul de autocompletare pentru un shell"},
		{"", "", "Gibt das Vervollständigungsskript für eine Shell aus"},
	}},
	{"Help about any command", "", [...]forms{
		{"", "", ""},
		{"", "", "Ajutor pentru orice comandă"},
		{"", "", "Hilfe zu jedem Befehl"},
	}},
	{"List the games and the options of the rules, or print chosen rules as JSON", "", [...]forms{
		{"", "", ""},
		{"", "", "Arată jocurile și regulile care se pot schimba sau scrie regulile alese ca JSON"},
		{"", "", "Zeigt die Spiele und die wählbaren Regeln oder gibt gewählte Regeln als JSON aus"},
	}},
	{"Play many games with seeded dice and compare them with the exact values", "", [...]forms{
		{"", "", ""},
		{"", "", "Joacă multe jocuri cu zaruri simulate și le compară cu valorile exacte"},
		{"", "", "Spielt viele Spiele mit simulierten Würfeln und vergleicht sie mit den genauen Werten"},
	}},
	{"Print a card of a few rules to learn, with the exact price of following it", "", [...]forms{
		{"", "", ""},
		{"", "", "Scrie o fișă cu câteva reguli de învățat și prețul exact de a o urma"},
		{"", "", "Gibt eine Karte mit wenigen lernbaren Regeln und ihrem genauen Preis aus"},
	}},
	{"Print a table as JSON or CSV, one decision a line, or one turn as a linear program", "", [...]forms{
		{"", "", ""},
		{"", "", "Scrie un tabel ca JSON sau CSV, câte o decizie pe rând, sau un singur rând al jocului ca program liniar"},
		{"", "", "Gibt eine Tabelle als JSON oder CSV aus, jede Entscheidung in einer Zeile, oder einen Zug als lineares Programm"},
	}},
	{"Print the value of the game before the first throw, by seat", "", [...]forms{
		{"", "", ""},
		{"", "", "Scrie valoarea jocului înainte de prima aruncare, pe locuri"},
		{"", "", "Gibt den Wert des Spiels vor dem ersten Wurf aus, nach Plätzen"},
	}},
	{"Prove a table: its form, its checksum, and every value and keep in exact arithmetic", "", [...]forms{
		{"", "", ""},
		{"", "", "Demonstrează un tabel: forma, suma de control și fiecare valoare și alegere, în aritmetică exactă"},
		{"", "", "Beweist eine Tabelle: Form, Prüfsumme und jeden Wert und jede Wahl in genauer Arithmetik"},
	}},
	{"Say how well the games of a record were played, and who was lucky", "", [...]forms{
		{"", "", ""},
		{"", "", "Spune cât de bine s-au jucat jocurile dintr-un jurnal și cine a avut noroc"},
		{"", "", "Sagt, wie gut die Spiele eines Protokolls gespielt wurden und wer Glück hatte"},
	}},
	{"Say what a table holds", "", [...]forms{
		{"", "", ""},
		{"", "", "Spune ce conține un tabel"},
		{"", "", "Sagt, was eine Tabelle enthält"},
	}},
	{"Say which dice of a roll to keep in Threes Away", "", [...]forms{
		{"", "", ""},
		{"", "", "Spune ce zaruri dintr-o aruncare să păstrezi la Threes Away"},
		{"", "", "Sagt, welche Würfel eines Wurfs du bei Threes Away behältst"},
	}},
	{"Serve the page of the coach to a browser", "", [...]forms{
		{"", "", ""},
		{"", "", "Dă pagina antrenorului unui browser"},
		{"", "", "Gibt einem Browser die Seite des Trainers"},
	}},
	{"The distribution of the final score of a turn", "", [...]forms{
		{"", "", ""},
		{"", "", "Distribuția scorului final al unui rând"},
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
	{"add every option with its value and what it gives up", "", [...]forms{
		{"", "", ""},
		{"", "", "adaugă fiecare variantă cu valoarea ei și cu ce pierzi prin ea"},
		{"", "", "gib auch jede Möglichkeit mit ihrem Wert und ihrem Verlust aus"},
	}},
	{"add values as fractions", "", [...]forms{
		{"", "", ""},
		{"", "", "adaugă valorile ca fracții"},
		{"", "", "gib die Werte auch als Brüche an"},
	}},
	{"answer from this table `FILE` (default: the built-in table of the standard game)", "", [...]forms{
		{"", "", ""},
		{"", "", "răspunde din acest `FIȘIER` de tabel (implicit: tabelul inclus al jocului standard)"},
		{"", "", "antworte aus dieser Tabelle, `DATEI` (Standard: die eingebaute des Standardspiels)"},
	}},
	{"batch [flags] [FILE]", "", [...]forms{
		{"", "", ""},
		{"", "", "batch [flags] [FIȘIER]"},
		{"", "", "batch [flags] [DATEI]"},
	}},
	{"batch reads positions, one a line, from a file or from what is piped in, and\nwrites what to keep in each as a line of JSON, in the same order. A line is what\n--position takes, with a roll, or the JSON object \"position\" that --json prints.\nEmpty lines and lines that begin with # are passed over.\n\nA line that is wrong is answered by what is wrong with it and where, and the\nnext is read. The exit code is 0 if every line was answered, and 1 if not.", "", [...]forms{
		{"", "", ""},
		{"", "", "batch citește poziții, câte una pe linie, dintr-un fișier sau de la intrarea\nstandard, și scrie pentru fiecare, în aceeași ordine, ce să păstrezi, ca o linie\nJSON. O linie este ce primește --position, împreună cu o aruncare, sau\nobiectul JSON „position” pe care îl scrie --json. Liniile goale și cele care\nîncep cu # sunt sărite.\n\nLa o linie greșită răspunsul spune ce e greșit și unde, apoi se citește\nurmătoarea. Codul de ieșire este 0 dacă fiecare linie a primit răspuns și 1 dacă\nnu."},
		{"", "", "batch liest Stellungen, eine je Zeile, aus einer Datei oder von der\nStandardeingabe und schreibt in derselben Reihenfolge, was du jeweils behältst,\nals je eine Zeile JSON. Eine Zeile ist, was --position nimmt, mit einem Wurf,\noder das JSON-Objekt „position“, das --json ausgibt. Leere Zeilen und solche,\ndie mit # beginnen, werden übergangen.\n\nAuf eine falsche Zeile ist die Antwort, was an ihr falsch ist und wo, und die\nnächste wird gelesen. Der Exit-Code ist 0, wenn jede Zeile beantwortet wurde,\nsonst 1."},
	}},
	{"card looks for a few rules that a person can learn and prints them with what\nthey give up against perfect play, exactly, and what the rules that people use\ngive up. Without --seat it is for one who sits in every seat equally often.", "", [...]forms{
		{"", "", ""},
		{"", "", "card caută câteva reguli pe care le poate învăța un om și le scrie împreună cu\nce se pierde față de jocul perfect, exact, și cu ce pierd regulile obișnuite.\nFără --seat este pentru cine stă la fel de des pe fiecare loc."},
		{"", "", "card sucht wenige Regeln, die ein Mensch lernen kann, und gibt sie aus mit dem,\nwas sie gegenüber perfektem Spiel aufgeben, genau, und was die üblichen Regeln\naufgeben. Ohne --seat ist die Karte für jemanden, der gleich oft auf jedem Platz\nsitzt."},
	}},
	{"change one rule, `KEY=VALUE`; may be repeated", "", [...]forms{
		{"", "", ""},
		{"", "", "schimbă o regulă, `CHEIE=VALOARE`; se poate repeta"},
		{"", "", "ändere eine Regel, `REGEL=WERT`; darf wiederholt werden"},
	}},
	{"chart NAME", "", [...]forms{
		{"", "", ""},
		{"", "", "chart NUME"},
		{"", "", "chart DIAGRAMM"},
	}},
	{"chart draws a chart of the optimal policy: as text, or with -o to a file, as\nthe picture that the name ends in, .png or .svg. The file is written whole or\nnot at all.", "", [...]forms{
		{"", "", ""},
		{"", "", "chart desenează un grafic al strategiei optime: ca text sau, cu -o, ca imagine\nîntr-un fișier, de felul în care se termină numele, .png sau .svg. Fișierul este\nscris întreg sau deloc."},
		{"", "", "chart zeichnet ein Diagramm der optimalen Strategie: als Text oder mit -o als\nBild in eine Datei, von der Art, auf die ihr Name endet, .png oder .svg. Die\nDatei wird ganz geschrieben oder gar nicht."},
	}},
	{"choose the dice, `N`", "", [...]forms{
		{"", "", ""},
		{"", "", "alege zarurile, `N`"},
		{"", "", "wähle die Würfel, `N`"},
	}},
	{"coach follows an evening at the table: it asks who plays and what is thrown,\nkeeps the pot and the account, and tells those who are advised what to keep.\nEvery step is saved and can be taken back. Without a terminal it asks and\nanswers line by line, so that an evening can be read from a file.", "", [...]forms{
		{"", "", ""},
		{"", "", "coach urmărește o seară la masă: întreabă cine joacă și ce s-a aruncat,\nține potul și socoteala și le spune celor sfătuiți ce să păstreze. Fiecare\npas se salvează și poate fi dat înapoi. Fără terminal întreabă și răspunde\nrând cu rând, astfel încât o seară se poate citi dintr-un fișier."},
		{"", "", "coach begleitet einen Abend am Tisch: Es fragt, wer spielt und was geworfen\nwurde, führt Pott und Abrechnung und sagt denen, die es berät, was zu behalten\nist. Jeder Schritt wird gesichert und lässt sich zurücknehmen. Ohne Terminal\nfragt und antwortet es zeilenweise, sodass ein Abend aus einer Datei gelesen\nwerden kann."},
	}},
	{"disable completion descriptions", "", [...]forms{
		{"", "", ""},
		{"", "", "fără descrieri la autocompletare"},
		{"", "", "ohne Beschreibungen beim Vervollständigen"},
	}},
	{"draw the picture `FILE`, .png or .svg", "", [...]forms{
		{"", "", ""},
		{"", "", "desenează imaginea `FIȘIER`, .png sau .svg"},
		{"", "", "zeichne das Bild `DATEI`, .png oder .svg"},
	}},
	{"export FILE --format json|csv|lp", "", [...]forms{
		{"", "", ""},
		{"", "", "export FIȘIER --format json|csv|lp"},
		{"", "", "export DATEI --format json|csv|lp"},
	}},
	{"for lp, the position in one `LINE`, such as 'players=2 seat=2 beat=7' (default: the first throw of two players)", "", [...]forms{
		{"", "", ""},
		{"", "", "pentru lp, poziția într-o `LINIE`, de exemplu 'players=2 seat=2 beat=7' (implicit: prima aruncare a doi jucători)"},
		{"", "", "für lp, die Stellung in einer `ZEILE`, etwa 'players=2 seat=2 beat=7' (sonst: der erste Wurf von zwei Spielern)"},
	}},
	{"for lp, what a tie is worth for the goal beat, `W` from 0 to 1; the table must hold it", "", [...]forms{
		{"", "", ""},
		{"", "", "pentru lp, cât valorează o egalitate pentru ținta beat, `W` de la 0 la 1; tabelul trebuie să o conțină"},
		{"", "", "für lp, was ein Unentschieden beim Ziel beat wert ist, `W` von 0 bis 1; die Tabelle muss es enthalten"},
	}},
	{"for lp, what to play for, `GOAL`: win, low or beat", "", [...]forms{
		{"", "", ""},
		{"", "", "pentru lp, pentru ce joci, `ȚINTA`: win, low sau beat"},
		{"", "", "für lp, worum du spielst, `ZIEL`: win, low oder beat"},
	}},
	{"for money, find the pot from which on to play as for win", "", [...]forms{
		{"", "", ""},
		{"", "", "la money, găsește potul de la care se joacă la fel ca la win"},
		{"", "", "bei money, finde den Pott, ab dem wie bei win gespielt wird"},
	}},
	{"for money, solve rounds that begin with up to `P` antes in the pot (default: 10 for each player)", "", [...]forms{
		{"", "", ""},
		{"", "", "la money, rezolvă rundele care încep cu cel mult `P` ante-uri în pot (implicit: 10 de fiecare jucător)"},
		{"", "", "bei money, löse die Runden, die mit bis zu `P` Antes im Pott beginnen (Standard: 10 je Spieler)"},
	}},
	{"help [command]", "", [...]forms{
		{"", "", ""},
		{"", "", "help [comandă]"},
		{"", "", "help [Befehl]"},
	}},
	{"how many players share the score to beat, `N`", "", [...]forms{
		{"", "", ""},
		{"", "", "câți jucători au scorul de bătut, `N`"},
		{"", "", "wie viele Spieler die zu schlagende Punktzahl halten, `N`"},
	}},
	{"info FILE", "", [...]forms{
		{"", "", ""},
		{"", "", "info FIȘIER"},
		{"", "", "info DATEI"},
	}},
	{"listen at this `ADDRESS`, HOST:PORT; port 0 is any that is free", "", [...]forms{
		{"", "", ""},
		{"", "", "ascultă la această `ADRESĂ`, GAZDĂ:PORT; portul 0 este oricare e liber"},
		{"", "", "lausche unter dieser `ADRESSE`, HOST:PORT; Port 0 ist irgendein freier"},
	}},
	{"number of games, `N`", "", [...]forms{
		{"", "", ""},
		{"", "", "câte jocuri, `N`"},
		{"", "", "wie viele Spiele, `N`"},
	}},
	{"number of players in the round, `N`", "", [...]forms{
		{"", "", ""},
		{"", "", "câți jucători sunt în rundă, `N`"},
		{"", "", "wie viele Spieler in der Runde sind, `N`"},
	}},
	{"policies by seat, `NAME,NAME,...`; further seats play optimal", "", [...]forms{
		{"", "", ""},
		{"", "", "strategiile pe locuri, `NUME,NUME,...`; celelalte locuri joacă optimal"},
		{"", "", "Strategien nach Plätzen, `NAME,NAME,...`; weitere Plätze spielen optimal"},
	}},
	{"print JSON", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie JSON"},
		{"", "", "gib JSON aus"},
	}},
	{"print a page to be printed on paper, as HTML", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie o pagină de tipărit, ca HTML"},
		{"", "", "gib eine Seite zum Drucken als HTML aus"},
	}},
	{"print nothing but errors", "", [...]forms{
		{"", "", ""},
		{"", "", "nu scrie nimic în afară de erori"},
		{"", "", "gib nichts als Fehler aus"},
	}},
	{"print the version of the program", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie versiunea programului"},
		{"", "", "gib die Version des Programms aus"},
	}},
	{"query [flags] DICE...", "", [...]forms{
		{"", "", ""},
		{"", "", "query [flags] ZARURI..."},
		{"", "", "query [flags] WÜRFEL..."},
	}},
	{"query says which dice of a roll to keep, and what every other choice would be\nworth. Name the dice in any order, as 3 3 5 6 1 or 33561.", "", [...]forms{
		{"", "", ""},
		{"", "", "query spune ce zaruri dintr-o aruncare să păstrezi și cât ar valora orice altă\nalegere. Scrie zarurile în orice ordine, de exemplu 3 3 5 6 1 sau 33561."},
		{"", "", "query sagt, welche Würfel eines Wurfs du behältst und was jede andere Wahl wert\nwäre. Nenne die Würfel in beliebiger Reihenfolge, etwa 3 3 5 6 1 oder 33561."},
	}},
	{"read the rules from a JSON `FILE`, as 'query rules --json' writes them", "", [...]forms{
		{"", "", ""},
		{"", "", "citește regulile dintr-un `FIȘIER` JSON, cum îl scrie „query rules --json”"},
		{"", "", "lies die Regeln aus einer `DATEI` in JSON, wie „query rules --json“ sie schreibt"},
	}},
	{"review GAME", "", [...]forms{
		{"", "", ""},
		{"", "", "review JURNAL"},
		{"", "", "review PROTOKOLL"},
	}},
	{"review reads a record of games from the file GAME, or from the standard input\nfor -, and says for every player what luck, mistakes and the turns of the others\nmade of the value at the start. The record says by which rules was played;\nrecord/RECORD.md says how it is written.", "", [...]forms{
		{"", "", ""},
		{"", "", "review citește un jurnal de joc din fișierul JURNAL, sau de la intrarea standard\npentru -, și spune pentru fiecare jucător ce au făcut norocul, greșelile și\nrândurile celorlalți din valoarea de la început. Jurnalul spune după ce reguli\ns-a jucat; record/RECORD.md spune cum se scrie."},
		{"", "", "review liest ein Spielprotokoll aus der Datei PROTOKOLL, oder bei - von der\nStandardeingabe, und sagt für jeden Spieler, was Glück, Fehler und die Züge der\nanderen aus dem Wert am Anfang gemacht haben. Das Protokoll sagt, nach welchen\nRegeln gespielt wurde; record/RECORD.md sagt, wie es geschrieben wird."},
	}},
	{"save the evening in this `FILE` (default: evening.record in the folder for data of the user)", "", [...]forms{
		{"", "", ""},
		{"", "", "salvează seara în acest `FIȘIER` (implicit: evening.record în dosarul de date al utilizatorului)"},
		{"", "", "sichere den Abend in dieser `DATEI` (Standard: evening.record im Datenordner des Benutzers)"},
	}},
	{"say why the best keep is the best", "", [...]forms{
		{"", "", ""},
		{"", "", "spune de ce alegerea cea mai bună este cea mai bună"},
		{"", "", "sag, warum die beste Wahl die beste ist"},
	}},
	{"serve hands the page of the coach to a browser on this machine, until it is\ninterrupted. The page works everything out in the browser; once loaded it needs\nneither this program nor a network.", "", [...]forms{
		{"", "", ""},
		{"", "", "serve dă pagina antrenorului unui browser de pe această mașină, până este\nîntrerupt. Pagina calculează totul în browser; odată încărcată, nu mai are nevoie\nnici de acest program, nici de rețea."},
		{"", "", "serve gibt einem Browser auf diesem Rechner die Seite des Trainers, bis es\nunterbrochen wird. Die Seite rechnet alles im Browser aus; einmal geladen, braucht\nsie weder dieses Programm noch ein Netz."},
	}},
	{"simulate plays whole games and counts who ends up with the pot. The policies\nthat a seat can follow are\n\n  optimal             plays for the pot, perfectly\n  lowest-mean         plays for the lowest expected total, whatever the others\n                      have\n  threes-else-lowest  keeps every away die, else the one that counts least\n  keep-1-2-3          keeps every die that counts no more than 2, else the one\n                      that counts least\n  random              takes any legal decision with equal probability\n", "", [...]forms{
		{"", "", ""},
		{"", "", "simulate joacă jocuri întregi și numără cine rămâne cu potul. Strategiile pe\ncare le poate urma un loc sunt\n\n  optimal             joacă perfect pentru pot\n  lowest-mean         joacă pentru cel mai mic total mediu, orice ar avea\n                      ceilalți\n  threes-else-lowest  păstrează fiecare zar care nu se numără, altfel pe cel\n                      care face cel mai puțin\n  keep-1-2-3          păstrează fiecare zar care face cel mult 2, altfel pe cel\n                      care face cel mai puțin\n  random              ia orice decizie permisă cu aceeași probabilitate\n"},
		{"", "", "simulate spielt ganze Spiele und zählt, wer am Ende den Pott hat. Die\nStrategien, denen ein Platz folgen kann, sind\n\n  optimal             spielt perfekt um den Pott\n  lowest-mean         spielt auf die im Mittel niedrigste Summe, was die anderen\n                      auch haben\n  threes-else-lowest  behält jeden Würfel, der nicht zählt, sonst den, der am\n                      wenigsten zählt\n  keep-1-2-3          behält jeden Würfel, der höchstens 2 zählt, sonst den, der\n                      am wenigsten zählt\n  random              trifft jede erlaubte Entscheidung gleich wahrscheinlich\n"},
	}},
	{"solve -o FILE", "", [...]forms{
		{"", "", ""},
		{"", "", "solve -o FIȘIER"},
		{"", "", "solve -o DATEI"},
	}},
	{"solve computes what to keep for every roll in every position of a game and\nwrites it, with the value of every position, to a table file.\n\nThe file is written whole or not at all. The same rules give the same bytes on\nevery machine.", "", [...]forms{
		{"", "", ""},
		{"", "", "solve calculează ce să păstrezi la orice aruncare în orice poziție a unui joc și\nscrie rezultatul, cu valoarea fiecărei poziții, într-un fișier de tabel.\n\nFișierul este scris întreg sau deloc. Aceleași reguli dau aceiași octeți pe\norice calculator."},
		{"", "", "solve berechnet, was du bei jedem Wurf in jeder Stellung eines Spiels behältst,\nund schreibt es mit dem Wert jeder Stellung in eine Tabellendatei.\n\nDie Datei wird ganz geschrieben oder gar nicht. Gleiche Regeln ergeben auf jeder\nMaschine gleiche Bytes."},
	}},
	{"solve for one `GOAL` only: low, beat, win, or money with the win that belongs to it (default: low, beat and win)", "", [...]forms{
		{"", "", ""},
		{"", "", "rezolvă doar pentru o `ȚINTĂ`: low, beat, win sau money, împreună cu win de care are nevoie (implicit: low, beat și win)"},
		{"", "", "löse nur für ein `ZIEL`: low, beat, win oder money mit dem win, das dazugehört (Standard: low, beat und win)"},
	}},
	{"solve from round `R` of the progressive schedule on", "", [...]forms{
		{"", "", ""},
		{"", "", "rezolvă de la runda `R` a jocului progresiv"},
		{"", "", "löse ab der Runde `R` des progressiven Spiels"},
	}},
	{"solve the games of `2-N` players", "", [...]forms{
		{"", "", ""},
		{"", "", "rezolvă jocurile cu `2-N` jucători"},
		{"", "", "löse die Spiele von `2-N` Spielern"},
	}},
	{"the `FACES` kept so far, such as 3,1", "", [...]forms{
		{"", "", ""},
		{"", "", "`ZARURILE` păstrate până acum, de exemplu 3,1"},
		{"", "", "die `WÜRFEL`, die bisher behalten sind, etwa 3,1"},
	}},
	{"the `FORMAT`, json, csv or lp", "", [...]forms{
		{"", "", ""},
		{"", "", "`FORMATUL`, json, csv sau lp"},
		{"", "", "das `FORMAT`, json, csv oder lp"},
	}},
	{"the antes in the pot, `P` (default: one of each player, and those for perfect scores)", "", [...]forms{
		{"", "", ""},
		{"", "", "câte ante-uri sunt în pot, `P` (implicit: câte unul de la fiecare jucător și cele pentru scoruri perfecte)"},
		{"", "", "die Antes im Pott, `P` (Standard: eins von jedem Spieler und die für perfekte Punktzahlen)"},
	}},
	{"the game, by `PRESET`: threes-away, threes, threes-away-high, tripps", "", [...]forms{
		{"", "", ""},
		{"", "", "jocul, `NUME`: threes-away, threes, threes-away-high, tripps"},
		{"", "", "das Spiel, `NAME`: threes-away, threes, threes-away-high, tripps"},
	}},
	{"the language of what is printed, `LANGUAGE`: en, ro or de (default: that of the environment)", "", [...]forms{
		{"", "", ""},
		{"", "", "limba textelor, `LIMBA`: en, ro sau de (implicit: cea din mediu)"},
		{"", "", "die Sprache der Ausgabe, `SPRACHE`: en, ro oder de (Standard: die der Umgebung)"},
	}},
	{"the number of dice not yet kept, `N`, with --total", "", [...]forms{
		{"", "", ""},
		{"", "", "câte zaruri nu sunt încă păstrate, `N`, împreună cu --total"},
		{"", "", "wie viele Würfel noch nicht behalten sind, `N`, zusammen mit --total"},
	}},
	{"the position in one `LINE`, in place of --players, --seat, --beat, --kept and the like, such as 'players=4 seat=3 beat=7 kept=3,1'; it can name the roll", "", [...]forms{
		{"", "", ""},
		{"", "", "poziția pe o `LINIE`, în loc de --players, --seat, --beat, --kept și celelalte, de exemplu 'players=4 seat=3 beat=7 kept=3,1'; poate spune și aruncarea"},
		{"", "", "die Stellung in einer `ZEILE`, statt --players, --seat, --beat, --kept und so weiter, etwa 'players=4 seat=3 beat=7 kept=3,1'; sie kann den Wurf nennen"},
	}},
	{"the round of the progressive schedule, `R`", "", [...]forms{
		{"", "", ""},
		{"", "", "a câta rundă a jocului progresiv, `R`"},
		{"", "", "die wievielte Runde des progressiven Spiels, `R`"},
	}},
	{"the score to beat, `N` pips (default: none)", "", [...]forms{
		{"", "", ""},
		{"", "", "scorul de bătut, `N` puncte (implicit: niciunul)"},
		{"", "", "die zu schlagende Punktzahl, `N` Augen (Standard: keine)"},
	}},
	{"the seat `K` of the player who throws (default: 1, or with --beat the last)", "", [...]forms{
		{"", "", ""},
		{"", "", "locul `K` al jucătorului care aruncă (implicit: 1 sau, cu --beat, ultimul)"},
		{"", "", "der Platz `K` des Spielers, der wirft (Standard: 1, oder mit --beat der letzte)"},
	}},
	{"the throw before was passed", "", [...]forms{
		{"", "", ""},
		{"", "", "aruncarea dinainte a fost lăsată să treacă"},
		{"", "", "der Wurf davor wurde ausgelassen"},
	}},
	{"verify FILE", "", [...]forms{
		{"", "", ""},
		{"", "", "verify FIȘIER"},
		{"", "", "verify DATEI"},
	}},
	{"what a tie is worth for the goal beat, `W` from 0 to 1", "", [...]forms{
		{"", "", ""},
		{"", "", "cât face o egalitate la ținta beat, `W` de la 0 la 1"},
		{"", "", "was ein Unentschieden beim Ziel beat zählt, `W` von 0 bis 1"},
	}},
	{"what the kept dice count, `N` pips, in place of --kept", "", [...]forms{
		{"", "", ""},
		{"", "", "cât fac zarurile păstrate, `N` puncte, în loc de --kept"},
		{"", "", "was die behaltenen Würfel zählen, `N` Augen, statt --kept"},
	}},
	{"what to play for, `GOAL`: win, low, beat or money", "", [...]forms{
		{"", "", ""},
		{"", "", "pentru ce joci, `ȚINTA`: win, low, beat sau money"},
		{"", "", "worum du spielst, `ZIEL`: win, low, beat oder money"},
	}},
	{"with bottoms=turn, what the kept dice count when turned over, `N` pips, with --total", "", [...]forms{
		{"", "", ""},
		{"", "", "la bottoms=turn, cât fac zarurile păstrate dacă sunt întoarse, `N` puncte, împreună cu --total"},
		{"", "", "bei bottoms=turn, was die behaltenen Würfel umgedreht zählen, `N` Augen, zusammen mit --total"},
	}},
	{"write the table to `FILE`", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie tabelul în `FIȘIER`"},
		{"", "", "schreib die Tabelle in `DATEI`"},
	}},
	{"write to `FILE`, whole or not at all, in place of printing", "", [...]forms{
		{"", "", ""},
		{"", "", "scrie în `FIȘIER`, întreg sau deloc, în loc să tipărească"},
		{"", "", "schreib in `DATEI`, ganz oder gar nicht, statt auszugeben"},
	}},
}
