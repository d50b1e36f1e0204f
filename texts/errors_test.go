package texts_test

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
	"threesaway/texts"
)

func TestErrorsInEveryLanguage(t *testing.T) {
	rules := engine.ThreesAway()
	rules.Dice = 21
	contradiction := engine.ThreesAway()
	contradiction.TiePayers = engine.TiePayersTied
	three, _ := engine.NewRoll(1, 2, 3)
	none, _ := engine.NewRoll()
	tooMany := make([]engine.Face, 21)
	_, many := engine.NewRoll(tooMany...)
	seat := engine.Opening(engine.ThreesAway(), 4)
	seat.Seat = 9
	setting := engine.ThreesAway()
	for name, c := range map[string]struct {
		err    error
		ro, de string
	}{
		"a format": {rules.Validate(),
			"reguli greșite: dice=21: se poate de la 1 la 20", "ungültige Regeln: dice=21: möglich ist 1 bis 20"},
		"a reason": {contradiction.Validate(),
			"reguli greșite: tie_payers=tied nu merge cu ties=all: cei la egalitate plătesc singuri doar unde joacă singuri mai departe (ties=tied)",
			"ungültige Regeln: tie_payers=tied geht nicht mit ties=all: nur wo die allein weiterspielen, die gleichauf liegen (ties=tied), zahlen sie auch allein"},
		"numbers of dice": {engine.ThreesAway().CheckRoll(three, 5),
			"aruncare imposibilă: 1 2 3 înseamnă 3 zaruri, dar trebuie aruncate 5 zaruri", "unmöglicher Wurf: 1 2 3, das macht 3 Würfel, aber 5 Würfel sind zu werfen"},
		"one die": {engine.ThreesAway().CheckRoll(none, 1),
			"aruncare imposibilă: niciun zar, dar trebuie aruncat 1 zar", "unmöglicher Wurf: kein Würfel, aber 1 Würfel ist zu werfen"},
		"twenty dice": {engine.ThreesAway().CheckRoll(none, 20),
			"aruncare imposibilă: niciun zar, dar trebuie aruncate 20 de zaruri", "unmöglicher Wurf: kein Würfel, aber 20 Würfel sind zu werfen"},
		"an error in an error": {many,
			"aruncare imposibilă: 21 de zaruri: cel mult 20 se poate", "unmöglicher Wurf: 21 Würfel: höchstens 20 sind möglich"},
		"a field": {seat.Validate(engine.ThreesAway()),
			"seat: 9: se poate de la 1 la 4, numărul de jucători", "seat: 9: möglich ist 1 bis 4, die Zahl der Spieler"},
		"what an option takes": {setting.Set("away=x"),
			"reguli greșite: away=x: se poate o față sau none", "ungültige Regeln: away=x: möglich ist eine Seite oder none"},
		"words of an option": {setting.Set("ties=x"),
			"reguli greșite: ties=x: se poate all, tied, split", "ungültige Regeln: ties=x: möglich ist all, tied, split"},
		"an error that is known":   {engine.ErrKeep, "nepermis", "nicht erlaubt"},
		"wrapped by somebody else": {fmt.Errorf("x: %w", engine.ErrKeep), "x: nepermis", "x: nicht erlaubt"},
		"the operating system": {&fs.PathError{Op: "open", Path: "a", Err: syscall.ENOENT},
			"open a: nu există un astfel de fișier sau dosar", "open a: Datei oder Verzeichnis nicht gefunden"},
		"an error that is not known": {errors.New("what is this?"), "what is this?", "what is this?"},
		"wrapped in the middle":      {fmt.Errorf("(%w)", engine.ErrKeep), "(illegal keep)", "(illegal keep)"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.err.Error(), texts.In(texts.English).Error(c.err))
			assert.Equal(t, c.ro, texts.In(texts.Romanian).Error(c.err))
			assert.Equal(t, c.de, texts.In(texts.German).Error(c.err))
		})
	}
}

func TestHelp(t *testing.T) {
	assert.Equal(t, "print JSON", texts.In(texts.English).Help("print JSON"))
	assert.Equal(t, "gib JSON aus", texts.In(texts.German).Help("print JSON"))
	assert.Equal(t, "nothing known", texts.In(texts.Romanian).Help("nothing known"))
}

// An argument that keeps its English format is translated in a text.
func TestTextWithTextsAsArguments(t *testing.T) {
	args := texts.Args{"dice": engine.Counted(20, "%d die", "%d dice")}
	assert.Equal(t, "keep 20 dice", texts.In(texts.English).Text("advice.keep", args))
	assert.Equal(t, "păstrează 20 de zaruri", texts.In(texts.Romanian).Text("advice.keep", args))
}
