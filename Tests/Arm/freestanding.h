// What the program for Arm asks of the kernel; there is no C library under it.
#pragma once

#include <stddef.h>

/// Reads up to `count` bytes of the standard input; 0 at its end, negative for a fault.
long arm_read(void *bytes, size_t count);

/// Writes bytes to the standard output; how many were, negative for a fault.
long arm_write(const void *bytes, size_t count);

/// Ends the program.
_Noreturn void arm_exit(int status);
