// A slow disk: every file is opened after a delay.
#include "conditions.h"

#ifdef FIRSTFRAME_REPLACES_C_LIBRARY
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static _Atomic int64_t delay;

__attribute__((constructor)) static void read_delay(void) {
  atomic_store(&delay, firstframe_milliseconds("FIRSTFRAME_FILE_DELAY"));
}

/// Waits as the kernel would: no clock sees it.
static void wait_for_disk(void) {
  int64_t milliseconds = atomic_load_explicit(&delay, memory_order_relaxed);
  if (milliseconds == 0) return;
  struct timespec duration = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  ORIGINAL(nanosleep)(&duration, NULL);
}

/// The mode that follows the flags if a file may be created.
#define MODE(flags) \
  ({ \
    mode_t mode = 0; \
    if (((flags) & O_CREAT) || ((flags) & O_TMPFILE) == O_TMPFILE) { \
      va_list arguments; \
      va_start(arguments, flags); \
      mode = va_arg(arguments, mode_t); \
      va_end(arguments); \
    } \
    mode; \
  })

REPLACEMENT int open(const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  wait_for_disk();
  return ORIGINAL(open)(path, flags, mode);
}

REPLACEMENT int open64(const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  wait_for_disk();
  return ORIGINAL(open64)(path, flags, mode);
}

REPLACEMENT int openat(int folder, const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  wait_for_disk();
  return ORIGINAL(openat)(folder, path, flags, mode);
}

REPLACEMENT int openat64(int folder, const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  wait_for_disk();
  return ORIGINAL(openat64)(folder, path, flags, mode);
}

REPLACEMENT FILE *fopen(const char *restrict path, const char *restrict mode) {
  wait_for_disk();
  return ORIGINAL(fopen)(path, mode);
}

REPLACEMENT FILE *fopen64(const char *restrict path, const char *restrict mode) {
  wait_for_disk();
  return ORIGINAL(fopen64)(path, mode);
}
#endif
