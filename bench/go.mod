module threesaway/bench

go 1.26.0

require threesaway v0.0.0

require (
	github.com/vmihailenco/msgpack/v5 v5.3.6 // indirect
	github.com/vmihailenco/tagparser/v2 v2.0.0 // indirect
)

replace threesaway => ../
