package tables

// SectionSummary says what one part of a table holds.
type SectionSummary struct {
	// Part is what the section answers.
	Part Part
	// Positions is the number of positions with dice left that are told apart; 0
	// where only shares are held.
	Positions int
	// Bytes is the size of the section without the policy rows, which the parts
	// of a table share.
	Bytes int
}

// Summary says what each part of the table holds, in the order of the file.
func (t *Table) Summary() []SectionSummary {
	list := make([]SectionSummary, len(t.sections))
	for i, s := range t.sections {
		list[i] = SectionSummary{
			Part:      s.part,
			Positions: s.choiceCount,
			Bytes:     len(s.shares) + len(s.values) + len(s.rows) + len(s.endings),
		}
	}
	return list
}

// PoolSummary returns the number of different policy rows, one keep for each
// roll, that the positions of the table refer to, and their size in bytes.
func (t *Table) PoolSummary() (rows, bytes int) {
	for node := 1; node < len(t.pools); node++ {
		rows += t.poolRows(node)
		bytes += len(t.pools[node])
	}
	return rows, bytes
}
