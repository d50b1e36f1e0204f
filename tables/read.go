package tables

// reader takes the values of data that [scan] has passed, one after another. Byte
// strings are parts of the data and no copies, so that a table takes no longer to
// open than it has sections.
type reader struct {
	data []byte
	at   int
}

// number takes a number, or the number of items of an array.
func (r *reader) number() int {
	_, n, head, err := scanHead(r.data[r.at:])
	if err != nil {
		return 0 // cannot happen: the data have been scanned
	}
	r.at += head
	return int(n)
}

// bytes takes a byte string or a text.
func (r *reader) bytes() []byte {
	n := r.number()
	r.at += n
	return r.data[r.at-n : r.at : r.at]
}

func (r *reader) text() string { return string(r.bytes()) }

// readEnvelope reads the outermost array of a file.
func readEnvelope(data []byte) (*envelope, error) {
	if err := scan(data, formEnvelope); err != nil {
		return nil, err
	}
	r := reader{data: data}
	r.number()
	return &envelope{Magic: r.text(), Version: r.number(), Body: r.bytes(), Sum: r.bytes()}, nil
}

// readBody reads the body of a file.
func readBody(data []byte) (*body, error) {
	if err := scan(data, formBody); err != nil {
		return nil, err
	}
	r := reader{data: data}
	r.number()
	b := &body{Rules: r.text(), Layout: r.text()}
	for range r.number() {
		b.Pools = append(b.Pools, r.bytes())
	}
	for range r.number() {
		r.number()
		b.Sections = append(b.Sections, bodySection{
			Goal: r.text(), Tie: r.text(), Players: r.number(), Round: r.number(), Pot: r.number(),
			Shares: r.bytes(), Values: r.bytes(), Rows: r.bytes(), Endings: r.bytes(),
		})
	}
	return b, nil
}
