// A late main queue: every block for it is added after a delay, in the original order.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

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
static _Atomic int64_t delay;

__attribute__((constructor)) static void read_delay(void) {
  atomic_store(&delay, firstframe_milliseconds("FIRSTFRAME_MAIN_QUEUE_DELAY") * 1000000);
}

static void *main_queue(void) {
  static _Atomic(void *) found;
  void *queue = atomic_load(&found);
  if (!queue) {
    queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    atomic_store(&found, queue);
  }
  return queue;
}

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
    release(taken->block);
    free(taken);
  }
  return NULL;
}

static bool add_late(void *block, int64_t nanoseconds) {
  void *(*copy)(const void *) = (void *(*)(const void *))dlsym(RTLD_DEFAULT, "_Block_copy");
  struct late_block *added = copy ? malloc(sizeof *added) : NULL;
  if (!added) return false;
  *added = (struct late_block){NULL, copy(block), firstframe_real_time(CLOCK_MONOTONIC) + nanoseconds};
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
  struct firstframe_block storage;
  block = firstframe_observed_block(&storage, block, queue, firstframe_route_block, 0);
  int64_t nanoseconds = atomic_load_explicit(&delay, memory_order_relaxed);
  if (nanoseconds != 0 && queue == main_queue() && add_late(block, nanoseconds)) return;
  ORIGINAL(dispatch_async)(queue, block);
}
#endif
