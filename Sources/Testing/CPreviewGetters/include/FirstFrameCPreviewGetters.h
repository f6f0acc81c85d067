// Finds the static properties of a program by their symbols, and reads them, so that a gallery needs no list of previews.
#ifndef FIRSTFRAME_C_PREVIEW_GETTERS_H
#define FIRSTFRAME_C_PREVIEW_GETTERS_H

#include <stdbool.h>
#include <stddef.h>

// Calls a function for each symbol that this program defines, in the order of its table, whose name ends with a suffix.
//
// Returns whether the program has a table of symbols that can be read.
bool firstframe_find_symbols(
    const char *suffix, void *context, void (*body)(void *context, const char *name, const void *address));

// Whether a type is generic, or lies in a generic one: its static properties need arguments.
bool firstframe_is_generic(const void *type_descriptor);

// Calls the getter of a static property whose value is one object, such as an array.
//
// The caller owns the result. It is NULL if the getter threw an error.
const void *firstframe_static_value(const void *getter, const void *type_descriptor);

// Calls the getter of a static property whose value has more than four words, and stores the value.
//
// Returns false, and stores nothing, if the getter threw an error.
bool firstframe_store_static_value(const void *getter, const void *type_descriptor, void *value);

// The name of a symbol as people write it, which the caller frees; NULL if it has none.
char *firstframe_demangled(const char *symbol);

#endif
