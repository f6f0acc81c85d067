#ifndef FIRSTFRAME_CONDITIONS_H
#define FIRSTFRAME_CONDITIONS_H

#include <stdbool.h>
#include <stdint.h>

// The conditions under which a process runs: its wall clock, its time zone and locale, the speed of its disk, and the
// speed of its main queue. On Linux with glibc, this target defines functions of the C library, of Foundation and of
// Dispatch. Symbols of an executable take precedence over those of libraries, so all libraries call these definitions,
// which forward to the originals. Elsewhere, nothing is defined.
//
// Environment variables, read when the process starts:
//   FIRSTFRAME_CLOCK             2026-01-01T12:00:00Z: the wall clock stands still.
//                                from 2026-01-01T12:00:00Z: it goes on from this instant.
//   FIRSTFRAME_LOCALE            the identifier of the current locale
//   FIRSTFRAME_FILE_DELAY        milliseconds before a file is opened
//   FIRSTFRAME_MAIN_QUEUE_DELAY  milliseconds before a block is added to the main queue
//   FIRSTFRAME_FOLDER            the current folder and the home folder

/// Whether the conditions of a process can be changed here.
bool firstframe_conditions_are_available(void);

/// The conditions of a thread.
typedef struct {
  /// Whether the thread has a clock of its own, which stands still.
  bool has_clock;
  /// The instant of its clock, in nanoseconds since 1970.
  int64_t instant;
  /// The thread's time zone and locale, an object of Swift; null for none.
  void *region;
} firstframe_thread_conditions;

/// The conditions of the current thread.
firstframe_thread_conditions firstframe_get_conditions(void);

/// Sets the conditions of the current thread.
void firstframe_set_conditions(firstframe_thread_conditions conditions);

/// The nanoseconds by which waits have moved on the clock of the current thread, which otherwise stands still.
int64_t firstframe_waited(void);

/// Sets the clock of the current thread back to the instant at which it stands still.
void firstframe_end_waits(void);

/// Whether FIRSTFRAME_CLOCK makes the wall clock stand still; if so, also its instant in nanoseconds since 1970.
bool firstframe_process_clock(int64_t *instant);

/// The identifier in FIRSTFRAME_LOCALE; null if there is none.
const char *firstframe_process_locale(void);

#endif
