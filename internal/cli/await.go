package cli

import "context"

// Await runs work that cannot be stopped in between and returns what it returns,
// or the context's error as soon as that is done first; the work is then left
// behind, which is fine in a program that is about to end.
func Await[T any](ctx context.Context, work func() (T, error)) (T, error) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1)
	go func() {
		value, err := work()
		done <- outcome{value, err}
	}()
	select {
	case o := <-done:
		return o.value, o.err
	case <-ctx.Done():
		var none T
		return none, ctx.Err()
	}
}
