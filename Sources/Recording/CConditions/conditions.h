#ifndef FIRSTFRAME_CONDITIONS_INTERNAL_H
#define FIRSTFRAME_CONDITIONS_INTERNAL_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "include/FirstFrameCConditions.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
// Sanitizers define the same functions.
#define FIRSTFRAME_SANITIZED 1
#endif
#endif

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <features.h>
#ifdef __GLIBC__
#define FIRSTFRAME_CONDITIONS 1
#endif
#endif

#if defined(FIRSTFRAME_CONDITIONS) && !defined(FIRSTFRAME_SANITIZED)
#define FIRSTFRAME_REPLACES_C_LIBRARY 1
#endif

#ifdef FIRSTFRAME_CONDITIONS
#include "symbols.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <time.h>

// Weak, so that a statically linked library can define the same symbol.
#define REPLACEMENT __attribute__((weak, visibility("default")))

/// Ends the process because of a variable with a value that is not valid.
_Noreturn void firstframe_refuse(const char *variable, const char *value, const char *expected);

/// The real time of a clock, in nanoseconds.
int64_t firstframe_real_time(clockid_t clock);
/// The time of the wall clock that the current thread sees, in nanoseconds since 1970.
int64_t firstframe_wall_time(void);
/// Whether the current thread sees another wall clock than the real one.
bool firstframe_clock_is_changed(void);
/// Whether the wall clock stands still for the current thread, except during waits.
bool firstframe_clock_stands_still(void);
/// Adds a wait to the clock of the current thread.
void firstframe_add_wait(int64_t nanoseconds);
/// Converts an absolute time of the wall clock that the current thread sees to the real one.
struct timespec firstframe_real_deadline(const struct timespec *deadline);

// Functions of the module FirstFrameConditions, which are called on any thread.

/// Returns an object for work that is about to be scheduled in a scope. Returns null if it is not observed any more, and for
/// timers. The delay is in nanoseconds.
void *firstframe_schedule_work(void *scope, firstframe_route route, const void *timer, int64_t delay);
/// The work has run. While it runs, it is the scope of its thread.
void firstframe_finish_work(void *work);
/// The work will not run again, or never.
void firstframe_discard_work(void *work);
#endif

#endif
