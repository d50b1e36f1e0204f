package evening

import "errors"

// ErrAnswer marks an answer that has no meaning. What is wrong with others is said
// by the errors of packages engine and record.
var ErrAnswer = errors.New("not understood")
