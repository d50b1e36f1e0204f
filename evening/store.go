package evening

// Store keeps the text of a record.
type Store interface {
	// Append adds to the text.
	Append(text []byte) error
	// Replace puts another text in its place, whole or not at all.
	Replace(text []byte) error
}

// save hands to the store what it does not have yet. When that fails the evening
// goes on, and the next step hands over the whole record.
func (e *Evening) save() {
	if e.store == nil {
		e.pending.Reset()
		return
	}
	if e.stale {
		e.saveErr = e.store.Replace([]byte(e.Record().String()))
		if e.saveErr == nil {
			e.rewind(0) // what is written next goes on behind that text
		}
	} else if e.pending.Len() > 0 {
		e.saveErr = e.store.Append(e.pending.Bytes())
	}
	e.stale = e.saveErr != nil
	e.pending.Reset()
}

// SaveError returns why the last step is not in the store; nil if it is.
func (e *Evening) SaveError() error { return e.saveErr }
