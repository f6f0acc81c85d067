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

/// Whether the time zone and the locale of a thread can be changed here.
bool firstframe_region_is_available(void);

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

/// Functions that are called about scheduled work, on any thread.
typedef struct {
  /// Returns an object for work that is about to be scheduled in a scope. Returns null if it is not observed any more, and
  /// for timers. The delay is in nanoseconds.
  void *(*schedule)(void *scope, firstframe_route route, const void *timer, int64_t delay);
  /// The work has run. While it runs, it is the scope of its thread.
  void (*finish)(void *work);
  /// The work will not run again, or never.
  void (*discard)(void *work);
} firstframe_work_observer;

/// Whether scheduled work can be observed here.
bool firstframe_work_is_observable(void);

/// Sets the functions to call. Do so before any thread has a scope.
void firstframe_set_work_observer(const firstframe_work_observer *observer);

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
