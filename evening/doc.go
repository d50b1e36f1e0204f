// Package evening follows an evening of Threes Away as it is played at a table:
// who plays, what is asked next, what has just happened, and what it comes to.
//
// An [Evening] is a state machine that front ends drive: they show what its
// [Stage] asks, hand what is typed to [Evening.Answer], and tell what it brought
// about, [Evening.Events]. It knows no screen and no files: every step is handed
// to a [Store] as text of package record, and [Evening.Undo] takes steps back to
// the beginning of the evening. An [Advisor] finds out what players who are
// advised should keep. [Follow] tells the course of a game that has been recorded.
package evening
