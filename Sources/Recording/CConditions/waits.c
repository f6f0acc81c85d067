// Waits. Deadlines of a changed wall clock are converted to the real one. While a clock stands still, a wait moves it on
// for its thread, so that a loop that waits until an instant ends.
#include "conditions.h"

#ifdef FIRSTFRAME_REPLACES_C_LIBRARY
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// The result of a wait, with the time that it took added to a clock that stands still.
#define WAITING(call) \
  ({ \
    bool stands_still = firstframe_clock_stands_still(); \
    int64_t start = stands_still ? firstframe_real_time(CLOCK_MONOTONIC) : 0; \
    __typeof__(call) result = (call); \
    if (stands_still) { \
      int error = errno; \
      firstframe_add_wait(firstframe_real_time(CLOCK_MONOTONIC) - start); \
      errno = error; \
    } \
    result; \
  })

/// The result of a function that the C library does not have.
#define UNSUPPORTED (errno = ENOSYS, -1)

/// The deadline of a clock for the kernel.
static struct timespec real_deadline(clockid_t clock, const struct timespec *deadline) {
  return clock == CLOCK_REALTIME && firstframe_clock_is_changed() ? firstframe_real_deadline(deadline) : *deadline;
}

// MARK: Sleeping

REPLACEMENT int nanosleep(const struct timespec *duration, struct timespec *rest) {
  return WAITING(CALL_ORIGINAL(nanosleep, UNSUPPORTED, duration, rest));
}

REPLACEMENT int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (!(flags & TIMER_ABSTIME)) {
    return WAITING(CALL_ORIGINAL(clock_nanosleep, ENOSYS, clock, flags, time, rest));
  }
  struct timespec deadline = real_deadline(clock, time);
  return WAITING(CALL_ORIGINAL(clock_nanosleep, ENOSYS, clock, flags, &deadline, rest));
}

REPLACEMENT int usleep(useconds_t duration) { return WAITING(CALL_ORIGINAL(usleep, UNSUPPORTED, duration)); }

REPLACEMENT unsigned sleep(unsigned duration) { return WAITING(CALL_ORIGINAL(sleep, duration, duration)); }

// MARK: Run loops

REPLACEMENT int poll(struct pollfd *files, nfds_t count, int timeout) {
  return WAITING(CALL_ORIGINAL(poll, UNSUPPORTED, files, count, timeout));
}

// Run loops of Foundation wait here, without a timeout: a timer of Dispatch ends the wait.
REPLACEMENT int ppoll(
  struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  return WAITING(CALL_ORIGINAL(ppoll, UNSUPPORTED, files, count, timeout, mask));
}

REPLACEMENT int select(
  int count, fd_set *restrict readable, fd_set *restrict writable, fd_set *restrict exceptional,
  struct timeval *restrict timeout) {
  return WAITING(CALL_ORIGINAL(select, UNSUPPORTED, count, readable, writable, exceptional, timeout));
}

void _dispatch_main_queue_callback_4CF(void *message);

// The waits of a run loop are not waits of the blocks that it runs.
REPLACEMENT void _dispatch_main_queue_callback_4CF(void *message) {
  int64_t waited = firstframe_waited();
  firstframe_end_waits();
  RUN_ORIGINAL(_dispatch_main_queue_callback_4CF, message);
  firstframe_end_waits();
  firstframe_add_wait(waited);
}

// MARK: Locks

/// The clock of a condition variable's deadlines, which no function returns. glibc stores it in a bit of `__wrefs`
/// (nptl/pthread_cond_common.c, COND_CLOCK_MONOTONIC_MASK).
static clockid_t clock_of(pthread_cond_t *condition) {
  return __atomic_load_n(&condition->__data.__wrefs, __ATOMIC_RELAXED) & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

REPLACEMENT int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  struct timespec deadline = real_deadline(clock_of(condition), time);
  return WAITING(CALL_ORIGINAL(pthread_cond_timedwait, ENOSYS, condition, mutex, &deadline));
}

REPLACEMENT int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  struct timespec deadline = real_deadline(CLOCK_REALTIME, time);
  return WAITING(CALL_ORIGINAL(pthread_mutex_timedlock, ENOSYS, mutex, &deadline));
}

REPLACEMENT int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec deadline = real_deadline(CLOCK_REALTIME, time);
  return WAITING(CALL_ORIGINAL(pthread_rwlock_timedrdlock, ENOSYS, lock, &deadline));
}

REPLACEMENT int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec deadline = real_deadline(CLOCK_REALTIME, time);
  return WAITING(CALL_ORIGINAL(pthread_rwlock_timedwrlock, ENOSYS, lock, &deadline));
}

static bool is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

REPLACEMENT int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  struct timespec deadline = real_deadline(CLOCK_REALTIME, time);
  // Threads of Dispatch without work wait for a semaphore, too. Only the main thread is certainly not one of them.
  return is_main_thread()
    ? WAITING(CALL_ORIGINAL(sem_timedwait, UNSUPPORTED, semaphore, &deadline))
    : CALL_ORIGINAL(sem_timedwait, UNSUPPORTED, semaphore, &deadline);
}

// MARK: Timers of Dispatch

/// The file descriptors of timers that follow the wall clock, one bit each.
static _Atomic uint64_t wall_timers[64];
static const int timer_limit = 64 * 64;

REPLACEMENT int timerfd_create(int clock, int flags) {
  int file = CALL_ORIGINAL(timerfd_create, UNSUPPORTED, clock, flags);
  if (file < 0 || file >= timer_limit) return file;
  uint64_t bit = UINT64_C(1) << (file % 64);
  if (clock == CLOCK_REALTIME) {
    atomic_fetch_or(&wall_timers[file / 64], bit);
  } else {
    atomic_fetch_and(&wall_timers[file / 64], ~bit);
  }
  return file;
}

REPLACEMENT int timerfd_settime(
  int file, int flags, const struct itimerspec *value, struct itimerspec *previous) {
  bool follows_wall_clock =
    file >= 0 && file < timer_limit && (atomic_load(&wall_timers[file / 64]) & (UINT64_C(1) << (file % 64)));
  bool is_set = value->it_value.tv_sec != 0 || value->it_value.tv_nsec != 0;
  if (!follows_wall_clock || !is_set || !(flags & TFD_TIMER_ABSTIME) || !firstframe_clock_is_changed()) {
    return CALL_ORIGINAL(timerfd_settime, UNSUPPORTED, file, flags, value, previous);
  }
  struct itimerspec real = {value->it_interval, firstframe_real_deadline(&value->it_value)};
  return CALL_ORIGINAL(timerfd_settime, UNSUPPORTED, file, flags, &real, previous);
}
#endif
