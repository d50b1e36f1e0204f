package main

import (
	"bytes"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/exp/teatest/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/texts"
)

// program is a coach that runs as it does on a terminal.
type program struct {
	*teatest.TestModel
	t *testing.T
}

func startProgram(t *testing.T, file string) program {
	m := newScreen(newTestSession(t, texts.English, file), look{plain: true})
	return program{teatest.NewTestModel(t, m, teatest.WithInitialTermSize(fullWidth, fullHeight)), t}
}

// enter enters a line and waits until the screen shows something.
func (p program) enter(text, shows string) {
	p.Type(text)
	p.Send(tea.KeyPressMsg{Code: tea.KeyEnter})
	p.wait(shows)
}

func (p program) wait(shows string) {
	teatest.WaitFor(p.t, p.Output(), func(out []byte) bool {
		p.Send(tea.ClearScreen()) // else only what has changed is drawn
		return bytes.Contains(out, []byte(shows))
	}, teatest.WithDuration(10*time.Second), teatest.WithCheckInterval(20*time.Millisecond))
}

// A whole game: the program is abandoned without a warning in the middle of a turn,
// another goes on with the file, and a step is taken back.
func TestProgramPlaysAGameOverACrash(t *testing.T) {
	file := recordAt(t)
	p := startProgram(t, file)
	p.wait("Who plays")
	p.enter("Ana, Bob", "By which rules")
	p.enter("", "What is one ante worth")
	p.enter("1 EUR", "Who is to be advised")
	p.enter("", "First game")
	p.enter("", "Ana throws 5")
	p.enter("33561", "0.559472") // the advice
	p.enter("", "throws 3 dice")
	p.enter("124", "What does Ana keep")

	again := startProgram(t, file) // the first has not been told anything
	again.wait("begins a new one")
	again.enter("", "What does Ana keep of 1 2 4")
	again.enter("", "throws 2 dice")
	again.Send(tea.KeyPressMsg{Code: tea.KeyEscape})
	again.wait("Taken back.")
	again.enter("2", "throws 2 dice")
	again.enter("33 > 33", "Bob throws 5")
	again.enter("9", "wins the pot of 2 antes")
	again.Send(tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl})
	m, ok := again.FinalModel(t, teatest.WithFinalTimeout(10*time.Second)).(*screen)
	require.True(t, ok)

	assert.Equal(t, "record 1\n\nrules threes-away\nante 1 EUR\nadvised Ana\ngame Ana, Bob\n"+
		"Ana: 1 3 3 5 6 > 3 3, 1 2 4 > 2, 3 3 > 3 3 = 2\nBob: = 9\n", record1(t, file))
	assert.True(t, m.evening.Record().Games()[0].Done())
	require.NoError(t, p.Quit())
	p.WaitFinished(t, teatest.WithFinalTimeout(10*time.Second))
}
