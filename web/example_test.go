package web_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"

	"threesaway/web"
)

// The page below an address of its own, beside other pages of a server.
func ExampleHandler() {
	page, err := web.Handler()
	if err != nil {
		fmt.Println(err)
		return
	}
	server := httptest.NewServer(http.StripPrefix("/dice", page))
	defer server.Close()

	answer, err := http.Get(server.URL + "/dice/")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer answer.Body.Close() //nolint:errcheck // it was only read
	fmt.Println(answer.StatusCode, answer.Header.Get("Content-Type"))
	// Output: 200 text/html; charset=utf-8
}
