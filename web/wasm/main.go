//go:build js && wasm

// Command wasm is the coach in a browser: it hands what JavaScript calls to package
// coach.
//
// Its first argument is the name of a global function, which it calls once with the
// function that answers requests: (method, parameters as JSON) → answer as JSON.
package main

import (
	"os"
	"syscall/js"

	"threesaway/web/coach"
)

func main() {
	c := coach.New()
	call := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 2 || args[0].Type() != js.TypeString || args[1].Type() != js.TypeString {
			return c.Call("", "")
		}
		return c.Call(args[0].String(), args[1].String())
	})
	js.Global().Call(os.Args[len(os.Args)-1], call)
	select {} // the function is called as long as the page is there
}
