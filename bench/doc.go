// Program bench compares the turn kernel with plain ones in C and Python, and the other
// parts of the module with the kernel, all in one run:
//
//	cd bench && go run .
//
// What is compared takes its turns, many times over, on one core, and of each the least
// time counts: on a machine with other work the ratios stay when the times do not. The
// C kernel needs gcc, the Python one python3; what is missing is said and left out.
package main
