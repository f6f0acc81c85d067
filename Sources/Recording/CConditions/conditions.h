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
#include <dlfcn.h>
#include <stdatomic.h>
#include <time.h>

// Weak, so that a statically linked library can define the same symbol.
#define REPLACEMENT __attribute__((weak, visibility("default")))

/// The definition of a function that this one replaces, looked up once.
#define ORIGINAL_FOUND(name, lookup) \
  ({ \
    static _Atomic(void *) found; \
    void *address = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!address) { \
      address = (lookup); \
      atomic_store_explicit(&found, address, memory_order_relaxed); \
    } \
    (__typeof__(&name))address; \
  })
#define ORIGINAL(name) ORIGINAL_FOUND(name, dlsym(RTLD_NEXT, #name))

/// The same for a function of the C library that has several versions: `dlsym` finds the oldest.
#define ORIGINAL_VERSION(name, version) \
  ORIGINAL_FOUND(name, dlvsym(RTLD_NEXT, #name, version) ?: dlsym(RTLD_NEXT, #name))

/// The environment variable as a number of milliseconds; 0 if unset.
int64_t firstframe_milliseconds(const char *variable);
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

/// A block, see https://clang.llvm.org/docs/Block-ABI-Apple.html. An observed block also has the original and the work.
struct firstframe_block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
  const void *descriptor;
  void *original;
  void *work;
};

/// Returns the block itself, or a block in the storage that observes it if its work is observed. Copy it, as the
/// functions of Dispatch do.
void *firstframe_observed_block(
  struct firstframe_block *storage, void *block, const void *queue, firstframe_route route, int64_t delay);
#endif

#endif
