// Package texts holds everything that a person reads, in English, Romanian and
// German, and writes it with the right plural forms and decimal marks.
//
// All texts are in one file, catalogue.json. catalogue.go is compiled from it (go
// generate), so that looking a text up costs nothing before the first one. Those whose
// keys begin with page. are the labels of the page, which writes them itself: they are
// compiled to the files texts.*.json of web/src instead. JSON answers, files, flags and the keys of
// rules are the same in every language and are none of this package's business.
//
// # Words
//
// The words of the game, after the rule sheets:
//
//	throw (the act)    aruncare, arunci          Wurf, werfen
//	roll (what shows)  aruncare                  Wurf
//	keep               păstrezi                  behalten
//	die, dice          zar, zaruri               Würfel
//	turn over          întorci                   umdrehen
//	total              total                     Summe
//	score              scor                      Punktzahl
//	score to beat      scorul de bătut           zu schlagende Punktzahl
//	holders            cine îl are               wer sie hält
//	seat               loc                       Platz
//	turn               rând                      Zug
//	round              rundă                     Runde
//	pot                pot                       Pott
//	ante               ante, ante-uri            Ante, Antes
//	tie                egalitate                 Unentschieden
//	goal               țintă                     Ziel
//	value              valoare                   Wert
//	option             variantă                  Möglichkeit
//	loss               pierdere                  Verlust
//	luck               noroc                     Glück
//	policy             strategie                 Strategie
//	position           poziție                   Stellung
//	ceiling            plafon                    Obergrenze
//	away face          fața care nu se numără    Seite, die nicht zählt
//	table (a file)     tabel                     Tabelle
//	record             jurnal de joc             Spielprotokoll
//	chart              grafic                    Diagramm
//
// The player is addressed as at a table: du in German, tu in Romanian.
package texts
