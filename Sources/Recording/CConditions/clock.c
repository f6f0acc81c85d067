// The wall clock of the process and of its threads. The monotonic clocks are never changed.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static const int64_t second = 1000000000;

/// How the clock of the process differs from the real one.
enum mode { unchanged, fixed, shifted };

static _Atomic enum mode process_mode;
/// The instant of a fixed clock, or the distance of a shifted clock from the real one, in nanoseconds.
static _Atomic int64_t process_value;

static _Thread_local firstframe_thread_conditions thread_conditions;
static _Thread_local int64_t thread_waited;

firstframe_thread_conditions firstframe_get_conditions(void) { return thread_conditions; }
void firstframe_set_conditions(firstframe_thread_conditions conditions) { thread_conditions = conditions; }
int64_t firstframe_waited(void) { return thread_waited; }
void firstframe_add_wait(int64_t nanoseconds) { thread_waited += nanoseconds; }
void firstframe_end_waits(void) { thread_waited = 0; }

bool firstframe_process_clock(int64_t *instant) {
  if (atomic_load(&process_mode) != fixed) return false;
  *instant = atomic_load(&process_value);
  return true;
}

static int real_clock_gettime(clockid_t clock, struct timespec *time) {
  __typeof__(&clock_gettime) original = ORIGINAL(clock_gettime);
  // Without the C library's function, as in a static executable, the kernel has the time.
  return original ? original(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

int64_t firstframe_real_time(clockid_t clock) {
  struct timespec time = {0, 0};
  real_clock_gettime(clock, &time);
  return time.tv_sec * second + time.tv_nsec;
}

bool firstframe_clock_is_changed(void) {
  return thread_conditions.has_clock || atomic_load_explicit(&process_mode, memory_order_relaxed) != unchanged;
}

bool firstframe_clock_stands_still(void) {
  return thread_conditions.has_clock || atomic_load_explicit(&process_mode, memory_order_relaxed) == fixed;
}

int64_t firstframe_wall_time(void) {
  if (thread_conditions.has_clock) return thread_conditions.instant + thread_waited;
  int64_t value = atomic_load_explicit(&process_value, memory_order_relaxed);
  switch (atomic_load_explicit(&process_mode, memory_order_relaxed)) {
  case fixed: return value + thread_waited;
  case shifted: return firstframe_real_time(CLOCK_REALTIME) + value;
  case unchanged: break;
  }
  return firstframe_real_time(CLOCK_REALTIME);
}

struct timespec firstframe_real_deadline(const struct timespec *deadline) {
  int64_t rest = 0;
  // Deadlines beyond the range, such as those of the distant future, stay as they are.
  if (deadline->tv_sec < 0 || deadline->tv_sec > INT64_MAX / second - 1) return *deadline;
  if (__builtin_sub_overflow(deadline->tv_sec * second + deadline->tv_nsec, firstframe_wall_time(), &rest)) {
    return *deadline;
  }
  int64_t real = 0;
  if (__builtin_add_overflow(firstframe_real_time(CLOCK_REALTIME), rest, &real)) return *deadline;
  if (real < 1) real = 1;
  return (struct timespec){real / second, real % second};
}

// MARK: The variable

/// The instant of a text such as 2026-01-01T12:00:00Z, in nanoseconds since 1970; -1 if the text has another form.
static int64_t instant(const char *text) {
  struct tm parts = {0};
  const char *end = strptime(text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  if (!end || *end || strlen(text) != 20 || parts.tm_year < 70 || parts.tm_year > 300) return -1;
  return (int64_t)timegm(&parts) * second;
}

__attribute__((constructor)) static void read_clock(void) {
  static const char variable[] = "FIRSTFRAME_CLOCK";
  static const char prefix[] = "from ";
  const char *value = getenv(variable);
  if (!value || !*value) return;
  bool goes_on = strncmp(value, prefix, sizeof prefix - 1) == 0;
  int64_t start = instant(goes_on ? value + sizeof prefix - 1 : value);
  if (start < 0) {
    firstframe_refuse(
      variable, value, "an instant from 1970 to 2200 such as 2026-01-01T12:00:00Z, or `from` and an instant");
  }
  atomic_store(&process_value, goes_on ? start - firstframe_real_time(CLOCK_REALTIME) : start);
  atomic_store(&process_mode, goes_on ? shifted : fixed);
}

#ifdef FIRSTFRAME_REPLACES_C_LIBRARY
// MARK: Replaced functions

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) || !firstframe_clock_is_changed()) {
    return real_clock_gettime(clock, time);
  }
  int64_t now = firstframe_wall_time();
  *time = (struct timespec){now / second, now % second};
  return 0;
}

REPLACEMENT int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  __typeof__(&gettimeofday) original = ORIGINAL(gettimeofday);
  if (!firstframe_clock_is_changed() && original) return original(time, zone);
  int64_t now = firstframe_wall_time();
  *time = (struct timeval){now / second, now % second / 1000};
  return 0;
}

REPLACEMENT time_t time(time_t *result) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

REPLACEMENT int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return 0;
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}
#endif
#endif
