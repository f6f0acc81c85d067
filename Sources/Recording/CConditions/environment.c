// What can be changed here, and the locale of the process.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool firstframe_has_feature(firstframe_feature feature) {
#ifndef FIRSTFRAME_REPLACES_C_LIBRARY
  if (feature == firstframe_feature_clock) return false;
#endif
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
  // The thread sanitizer replaces the same functions.
  if (feature == firstframe_feature_work) return false;
#endif
#endif
  return !firstframe_missing_symbol(feature);
}

_Noreturn void firstframe_refuse(const char *variable, const char *value, const char *expected) {
  fprintf(stderr, "FirstFrame: %s is \"%s\"; expected %s\n", variable, value, expected);
  _exit(2);
}

const char *firstframe_process_locale(void) {
  // The variable is set before the process starts, and a pointer to it stays valid.
  static _Atomic(const char *) locale;
  static atomic_bool is_known;
  if (!atomic_load(&is_known)) {
    const char *value = getenv("FIRSTFRAME_LOCALE");
    atomic_store(&locale, value && *value ? strdup(value) : NULL);
    atomic_store(&is_known, true);
  }
  return atomic_load(&locale);
}
#else
bool firstframe_has_feature(firstframe_feature feature) {
  (void)feature;
  return false;
}
const char *firstframe_process_locale(void) { return 0; }
firstframe_thread_conditions firstframe_get_conditions(void) { return (firstframe_thread_conditions){0}; }
void firstframe_set_conditions(firstframe_thread_conditions conditions) { (void)conditions; }
int64_t firstframe_waited(void) { return 0; }
void firstframe_end_waits(void) {}
bool firstframe_process_clock(int64_t *instant) {
  (void)instant;
  return false;
}
#endif
