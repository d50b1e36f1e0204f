package texts_test

import (
	"fmt"

	"threesaway/texts"
)

func Example() {
	language, err := texts.Parse("ro")
	if err != nil {
		fmt.Println(err)
		return
	}
	p := texts.In(language)
	fmt.Println(p.Text("advice.seat", texts.Args{"seat": 1, "players": 2}))
	fmt.Println(p.Text("advice.worth-win", texts.Args{"value": p.Decimal(0.559472, 6)}))
	// Output:
	// Locul 1 din 2
	// potul este al tău cu probabilitatea 0,559472
}

func ExamplePrinter_Text() {
	for _, language := range texts.Languages() {
		p := texts.In(language)
		for _, n := range []int{1, 2, 20} {
			fmt.Println(p.Text("advice.pot", texts.Args{"antes": n}))
		}
	}
	// Output:
	// 1 ante in the pot
	// 2 antes in the pot
	// 20 antes in the pot
	// 1 ante în pot
	// 2 ante-uri în pot
	// 20 de ante-uri în pot
	// 1 Ante im Pott
	// 2 Antes im Pott
	// 20 Antes im Pott
}

func ExampleFromEnvironment() {
	environment := map[string]string{"LANG": "de_AT.UTF-8"}
	getenv := func(name string) string { return environment[name] }
	fmt.Println(texts.FromEnvironment(getenv))
	// Output: de
}

func ExamplePrinter_Decimal() {
	fmt.Println(texts.In(texts.English).Decimal(6.25, 3), texts.In(texts.German).Decimal(6.25, 3))
	// Output: 6.250 6,250
}

func ExamplePrinter_Signed() {
	fmt.Println(texts.In(texts.Romanian).Signed(0.5, 2))
	// Output: +0,50
}
