#ifndef FIRSTFRAME_CONDITIONS_H
#define FIRSTFRAME_CONDITIONS_H

#include <stdbool.h>
#include <stdint.h>

// The conditions under which a process runs: its wall clock, its time zone and its locale; and the work that it schedules.
// On Linux with glibc, this target replaces functions of the C library, of Foundation and of Dispatch: `symbols.h` lists
// them, with the reasons. Elsewhere, nothing is replaced.
//
// Environment variables, read when the process starts:
//   FIRSTFRAME_CLOCK             2026-01-01T12:00:00Z: the wall clock stands still.
//                                from 2026-01-01T12:00:00Z: it goes on from this instant.
//   FIRSTFRAME_LOCALE            the identifier of the current locale

/// What this target changes or observes.
typedef enum {
  firstframe_feature_clock,
  firstframe_feature_region,
  firstframe_feature_work,
  firstframe_feature_count,
} firstframe_feature;

/// Whether a feature works here: the platform has it, no sanitizer replaces the same functions, and no symbol is missing.
bool firstframe_has_feature(firstframe_feature feature);

/// The first symbol of a feature that no library has; null if there is none.
const char *firstframe_missing_symbol(firstframe_feature feature);

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

// MARK: Scheduled work
//
// Blocks, jobs of tasks and timers that a thread schedules within a scope, and those that such work schedules in turn.

/// How work is scheduled.
typedef enum {
  firstframe_route_block,
  firstframe_route_job,
  firstframe_route_delayed_block,
  firstframe_route_delayed_job,
  firstframe_route_source_timer,
  firstframe_route_run_loop_block,
  firstframe_route_run_loop_timer,
  /// The callback of a timer or source, which is pending only because of the timer.
  firstframe_route_timer_callback,
} firstframe_route;

/// The scope of the work that the current thread schedules: an object of the observer; null for none.
void *firstframe_work_scope(void);
void firstframe_set_work_scope(void *scope);

/// Timers of run loops.
void *firstframe_retained_timer(const void *timer);
void firstframe_release_timer(void *timer);
/// Whether a timer has fired, or was invalidated.
///
/// - remaining: The seconds until it is due for the first time.
bool firstframe_timer_has_fired(void *timer, double remaining);

/// Runs the blocks and timers of the main run loop that are due. Call it on the main queue.
void firstframe_run_main_run_loop(void);

#endif
