#include <stddef.h>

// The library of `firstframe hunt`. It is not linked into anything: the tool contains its source, and compiles it for a hunt.

/// The source, in C.
const unsigned char *firstframe_hunt_source(size_t *size);
