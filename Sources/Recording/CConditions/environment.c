// The variables that apply before `main`: the current folder and the home folder.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool firstframe_conditions_are_available(void) {
#ifdef FIRSTFRAME_REPLACES_C_LIBRARY
  return true;
#else
  return false;
#endif
}

bool firstframe_region_is_available(void) { return true; }

_Noreturn void firstframe_refuse(const char *variable, const char *value, const char *expected) {
  fprintf(stderr, "FirstFrame: %s is \"%s\"; expected %s\n", variable, value, expected);
  _exit(2);
}

int64_t firstframe_milliseconds(const char *variable) {
  const char *value = getenv(variable);
  if (!value || !*value) return 0;
  char *end;
  errno = 0;
  long number = strtol(value, &end, 10);
  if (*end || errno || number < 0 || number > 60000) {
    firstframe_refuse(variable, value, "a number of milliseconds from 0 to 60000");
  }
  return number;
}

__attribute__((constructor)) static void enter_folder(void) {
  const char *folder = getenv("FIRSTFRAME_FOLDER");
  if (!folder || !*folder) return;
  if (chdir(folder) != 0) firstframe_refuse("FIRSTFRAME_FOLDER", folder, strerror(errno));
  setenv("HOME", folder, 1);
  // Foundation reads this variable first.
  setenv("CFFIXED_USER_HOME", folder, 1);
  setenv("PWD", folder, 1);
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
bool firstframe_conditions_are_available(void) { return false; }
bool firstframe_region_is_available(void) { return false; }
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
