//go:build ignore

// This program compiles catalogue.json to catalogue.go, and to what the page reads.
package main

import (
	"log"
	"os"
	"path/filepath"

	"threesaway/texts/internal/catalogue"
)

func main() {
	data, err := os.ReadFile("catalogue.json")
	if err != nil {
		log.Fatal(err)
	}
	file, err := catalogue.Parse(data)
	if err != nil {
		log.Fatal(err)
	}
	source, err := file.Compile()
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("catalogue.go", source, 0o644); err != nil {
		log.Fatal(err)
	}
	for _, language := range catalogue.Languages() {
		page, err := file.Page(language)
		if err != nil {
			log.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join("..", "web", "src", "texts."+language+".json"), page, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
