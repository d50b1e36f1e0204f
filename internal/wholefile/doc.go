// Package wholefile replaces files whole or not at all.
package wholefile
