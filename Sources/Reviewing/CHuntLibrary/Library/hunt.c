// The conditions of a process that only `firstframe hunt` needs: the speed of its disk and of its main queue, and its folders.
// The tool compiles this file, and preloads it into the processes of the tests (`LD_PRELOAD`). It replaces functions of the C
// library and of Dispatch, and does nothing in other processes, such as those of `swift test` and of the compiler.
//
// Environment variables, read when the process starts:
//   FIRSTFRAME_FILE_DELAY        milliseconds before a file is opened
//   FIRSTFRAME_MAIN_QUEUE_DELAY  milliseconds before a block is added to the main queue
//   FIRSTFRAME_FOLDER            the current folder and the home folder
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define REPLACEMENT __attribute__((visibility("default")))

/// The next definition of a function, looked up once.
#define ORIGINAL(name) \
  ({ \
    static _Atomic(void *) found; \
    void *address = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!address) { \
      address = dlsym(RTLD_NEXT, #name); \
      atomic_store_explicit(&found, address, memory_order_relaxed); \
    } \
    (__typeof__(&name))address; \
  })

static _Atomic int64_t file_delay;
static _Atomic int64_t main_queue_delay;

// MARK: Variables

static _Noreturn void refuse(const char *variable, const char *value, const char *expected) {
  fprintf(stderr, "FirstFrame: %s is \"%s\"; expected %s\n", variable, value, expected);
  _exit(2);
}

/// The environment variable as a number of milliseconds, in nanoseconds; 0 if unset.
static int64_t nanoseconds(const char *variable) {
  const char *value = getenv(variable);
  if (!value || !*value) return 0;
  char *end;
  errno = 0;
  long number = strtol(value, &end, 10);
  if (*end || errno || number < 0 || number > 60000) {
    refuse(variable, value, "a number of milliseconds from 0 to 60000");
  }
  return number * INT64_C(1000000);
}

static void enter_folder(void) {
  const char *folder = getenv("FIRSTFRAME_FOLDER");
  if (!folder || !*folder) return;
  if (chdir(folder) != 0) refuse("FIRSTFRAME_FOLDER", folder, strerror(errno));
  setenv("HOME", folder, 1);
  // Foundation reads this variable first.
  setenv("CFFIXED_USER_HOME", folder, 1);
  setenv("PWD", folder, 1);
}

/// Whether this process runs tests: SwiftPM's programs of tests have names with this end.
static bool runs_tests(void) {
  static const char end[] = ".xctest";
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program);
  ssize_t end_length = sizeof end - 1;
  return length > end_length && memcmp(program + length - end_length, end, end_length) == 0;
}

__attribute__((constructor)) static void read_variables(void) {
  if (!runs_tests()) return;
  enter_folder();
  atomic_store(&main_queue_delay, nanoseconds("FIRSTFRAME_MAIN_QUEUE_DELAY"));
  atomic_store(&file_delay, nanoseconds("FIRSTFRAME_FILE_DELAY"));
}

// MARK: A slow disk

/// Waits as the kernel would: no clock of a test sees it.
static void wait_for_disk(void) {
  int64_t delay = atomic_load_explicit(&file_delay, memory_order_relaxed);
  if (delay == 0) return;
  struct timespec duration = {delay / 1000000000, delay % 1000000000};
  int error = errno;
  syscall(SYS_nanosleep, &duration, NULL);
  errno = error;
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

// MARK: A late main queue

// Every block for the main queue is added after a delay, in the original order.

void dispatch_async(void *queue, void *block);

/// A block that waits for its time.
struct late_block {
  struct late_block *next;
  void *block;
  /// Of the monotonic clock, in nanoseconds.
  int64_t due;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t is_added = PTHREAD_COND_INITIALIZER;
static struct late_block *first;
static struct late_block *last;
static bool has_thread;

static void *main_queue(void) { return dlsym(RTLD_DEFAULT, "_dispatch_main_q"); }

static struct late_block *take_first(void) {
  pthread_mutex_lock(&lock);
  while (!first) pthread_cond_wait(&is_added, &lock);
  struct late_block *taken = first;
  first = taken->next;
  if (!first) last = NULL;
  pthread_mutex_unlock(&lock);
  return taken;
}

static void *add_blocks(void *unused) {
  (void)unused;
  void (*release)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, "_Block_release");
  while (true) {
    struct late_block *taken = take_first();
    struct timespec due = {taken->due / 1000000000, taken->due % 1000000000};
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL) != 0) {}
    ORIGINAL(dispatch_async)(main_queue(), taken->block);
    if (release) release(taken->block);
    free(taken);
  }
  return NULL;
}

static bool add_late(void *block, int64_t delay) {
  void *(*copy)(const void *) = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  struct late_block *added = copy ? malloc(sizeof *added) : NULL;
  if (!added) return false;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  *added = (struct late_block){NULL, copy(block), now.tv_sec * INT64_C(1000000000) + now.tv_nsec + delay};
  pthread_mutex_lock(&lock);
  if (last) {
    last->next = added;
  } else {
    first = added;
  }
  last = added;
  if (!has_thread) {
    pthread_t thread;
    has_thread = pthread_create(&thread, NULL, add_blocks, NULL) == 0;
    if (has_thread) pthread_detach(thread);
  }
  pthread_cond_signal(&is_added);
  pthread_mutex_unlock(&lock);
  return true;
}

REPLACEMENT void dispatch_async(void *queue, void *block) {
  int64_t delay = atomic_load_explicit(&main_queue_delay, memory_order_relaxed);
  if (delay != 0 && queue == main_queue() && add_late(block, delay)) return;
  ORIGINAL(dispatch_async)(queue, block);
}
