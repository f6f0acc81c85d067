// Scheduled work: blocks, jobs of tasks and timers that a thread schedules while its work is observed. Work that runs
// later has the scope of the work that scheduled it, so that chains of any length are observed.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local void *scope;

void *firstframe_work_scope(void) { return scope; }

void firstframe_set_work_scope(void *new_scope) { scope = new_scope; }

/// Returns new work of the current scope; null if there is no scope, and for timers.
static void *scheduled(firstframe_route route, const void *timer, int64_t delay) {
  return scope ? firstframe_schedule_work(scope, route, timer, delay) : NULL;
}

static void *enter(void *work) {
  void *previous = scope;
  scope = work;
  return previous;
}

static void leave(void *previous) {
  firstframe_finish_work(scope);
  scope = previous;
}

static void *main_queue(void) { return firstframe_address(symbol_main_queue); }

// MARK: Blocks

/// A block, as https://clang.llvm.org/docs/Block-ABI-Apple.html specifies it: the C compiler makes none without `-fblocks`
/// and its runtime. An observed block also has the original and the work.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block);
  const void *descriptor;
  void *original;
  void *work;
};

static void copy_observed(void *to, const void *from) {
  struct block *copied = to;
  (void)from;
  copied->original = ((void *(*)(const void *))firstframe_address(symbol_copy_block))(copied->original);
}

static void dispose_observed(const void *disposed) {
  const struct block *block = disposed;
  ((void (*)(const void *))firstframe_address(symbol_release_block))(block->original);
  firstframe_discard_work(block->work);
}

static void invoke_observed(void *invoked) {
  struct block *block = invoked;
  struct block *original = block->original;
  void *previous = enter(block->work);
  original->invoke(original);
  leave(previous);
}

static const struct {
  unsigned long reserved;
  unsigned long size;
  void (*copy)(void *, const void *);
  void (*dispose)(const void *);
} descriptor = {0, sizeof(struct block), copy_observed, dispose_observed};

/// Returns the block itself, or a block in the storage that observes it if its work is observed. The functions of Dispatch
/// copy it.
static void *observed_block(
  struct block *storage, void *block, const void *queue, firstframe_route route, int64_t delay) {
  if (!scope) return block;
  // A block of a `DispatchWorkItem` has properties for its queue, such as a barrier. A serial queue needs none.
  void (**special)(void *) = firstframe_address(symbol_special_invoke);
  bool has_properties = special && ((struct block *)block)->invoke == *special;
  if (has_properties && queue && queue != main_queue()) return block;
  void *work = scheduled(route, NULL, delay);
  if (!work) return block;
  const int has_copy_and_dispose = 1 << 25;
  *storage = (struct block){
    firstframe_address(symbol_block_class), has_copy_and_dispose, 0, invoke_observed, &descriptor, block, work};
  return storage;
}

void dispatch_async(void *queue, void *block);

REPLACEMENT void dispatch_async(void *queue, void *block) {
  struct block storage;
  block = observed_block(&storage, block, queue, firstframe_route_block, 0);
  RUN_ORIGINAL(dispatch_async, queue, block);
}

void dispatch_group_async(void *group, void *queue, void *block);

REPLACEMENT void dispatch_group_async(void *group, void *queue, void *block) {
  struct block storage;
  block = observed_block(&storage, block, queue, firstframe_route_block, 0);
  RUN_ORIGINAL(dispatch_group_async, group, queue, block);
}

// MARK: Jobs of tasks

struct observed_job {
  void *context;
  void (*function)(void *);
  void *work;
};

static struct observed_job *observed_job(
  void *context, void (*function)(void *), firstframe_route route, int64_t delay) {
  void *work = scheduled(route, NULL, delay);
  struct observed_job *job = work ? malloc(sizeof *job) : NULL;
  if (job) *job = (struct observed_job){context, function, work};
  else if (work) firstframe_discard_work(work);
  return job;
}

static void run_observed(void *context) {
  struct observed_job job = *(struct observed_job *)context;
  free(context);
  void *previous = enter(job.work);
  job.function(job.context);
  leave(previous);
  firstframe_discard_work(job.work);
}

void dispatch_async_f(void *queue, void *context, void (*function)(void *));

REPLACEMENT void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
  struct observed_job *job = observed_job(context, function, firstframe_route_job, 0);
  if (job) {
    RUN_ORIGINAL(dispatch_async_f, queue, job, run_observed);
  } else {
    RUN_ORIGINAL(dispatch_async_f, queue, context, function);
  }
}

// MARK: Delays

uint64_t dispatch_time(uint64_t when, int64_t delta);

/// The nanoseconds until an instant of Dispatch. Its two highest bits tell the clock: 11 the wall clock, with the
/// instant negated, 10 the monotonic clock, and 0 the clock that stops while the system sleeps.
static int64_t nanoseconds_until(uint64_t when) {
  const uint64_t monotonic = UINT64_C(1) << 63;
  const uint64_t wall = UINT64_C(1) << 62;
  if (when == 0) return 0;
  if (when == UINT64_MAX) return INT64_MAX;
  if ((when & monotonic) && (when & wall)) return -(int64_t)when - firstframe_wall_time();
  // On Linux, the instants of both clocks are those of CLOCK_MONOTONIC and CLOCK_BOOTTIME.
  if (when & monotonic) return (int64_t)(when & ~monotonic) - firstframe_real_time(CLOCK_BOOTTIME);
  return (int64_t)when - firstframe_real_time(CLOCK_MONOTONIC);
}

void dispatch_after(uint64_t when, void *queue, void *block);

REPLACEMENT void dispatch_after(uint64_t when, void *queue, void *block) {
  struct block storage;
  block = observed_block(&storage, block, queue, firstframe_route_delayed_block, nanoseconds_until(when));
  RUN_ORIGINAL(dispatch_after, when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *));

REPLACEMENT void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  struct observed_job *job = observed_job(context, function, firstframe_route_delayed_job, nanoseconds_until(when));
  if (job) {
    RUN_ORIGINAL(dispatch_after_f, when, queue, job, run_observed);
  } else {
    RUN_ORIGINAL(dispatch_after_f, when, queue, context, function);
  }
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

// The work counts as finished when the time has come.
REPLACEMENT void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  int64_t delay = nanoseconds_until(start);
  if (delay != INT64_MAX) scheduled(firstframe_route_source_timer, source, delay);
  RUN_ORIGINAL(dispatch_source_set_timer, source, start, interval, leeway);
}

void dispatch_source_set_event_handler(void *source, void *block);

REPLACEMENT void dispatch_source_set_event_handler(void *source, void *block) {
  struct block storage;
  if (block) block = observed_block(&storage, block, NULL, firstframe_route_timer_callback, 0);
  RUN_ORIGINAL(dispatch_source_set_event_handler, source, block);
}

// MARK: Run loops

void CFRunLoopPerformBlock(void *loop, void *mode, void *block);

REPLACEMENT void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  struct block storage;
  block = observed_block(&storage, block, NULL, firstframe_route_run_loop_block, 0);
  RUN_ORIGINAL(CFRunLoopPerformBlock, loop, mode, block);
}

/// Timers that fire later are not observed, in seconds.
static const double longest_delay = 1e6;

static double interval_until_fire(void *timer) {
  double (*date)(void *) = (double (*)(void *))firstframe_address(symbol_timer_fire_date);
  double (*now)(void) = (double (*)(void))firstframe_address(symbol_absolute_time);
  return date && now ? date(timer) - now() : 0;
}

/// The CFRunLoopTimerContext of CoreFoundation, a public structure, but of a header that C targets of packages do not have.
struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  void *(*copy_description)(const void *info);
};

/// The callback of a timer that was created by observed work. What it schedules belongs to the same observation.
struct observed_timer {
  void (*callback)(void *timer, void *info);
  struct timer_context context;
  void *work;
  atomic_int references;
};

// A run loop retains the context also while it calls the callback. The original context is retained once.

static const void *retain_observed_timer(const void *info) {
  struct observed_timer *timer = (struct observed_timer *)info;
  bool is_first = atomic_fetch_add(&timer->references, 1) == 0;
  if (is_first && timer->context.retain) timer->context.info = (void *)timer->context.retain(timer->context.info);
  return timer;
}

static void release_observed_timer(const void *info) {
  struct observed_timer *timer = (struct observed_timer *)info;
  if (atomic_fetch_sub(&timer->references, 1) > 1) return;
  if (timer->context.release) timer->context.release(timer->context.info);
  firstframe_discard_work(timer->work);
  free(timer);
}

static void fire_observed_timer(void *run_loop_timer, void *info) {
  struct observed_timer *timer = info;
  void *previous = enter(timer->work);
  timer->callback(run_loop_timer, timer->context.info);
  scope = previous;
}

void *CFRunLoopTimerCreate(
  void *allocator, double date, double interval, unsigned long flags, long order,
  void (*callback)(void *timer, void *info), struct timer_context *context);

REPLACEMENT void *CFRunLoopTimerCreate(
  void *allocator, double date, double interval, unsigned long flags, long order,
  void (*callback)(void *timer, void *info), struct timer_context *context) {
  double (*now)(void) = (double (*)(void))firstframe_address(symbol_absolute_time);
  double delay = now ? date - now() : 0;
  bool is_soon = delay < longest_delay;
  int64_t nanoseconds = is_soon && delay > 0 ? (int64_t)(delay * 1e9) : 0;
  void *work = context && is_soon ? scheduled(firstframe_route_timer_callback, NULL, nanoseconds) : NULL;
  struct observed_timer *timer = work ? malloc(sizeof *timer) : NULL;
  if (!timer) {
    if (work) firstframe_discard_work(work);
    return CALL_ORIGINAL(CFRunLoopTimerCreate, NULL, allocator, date, interval, flags, order, callback, context);
  }
  *timer = (struct observed_timer){callback, *context, work, 0};
  struct timer_context observed = {0, timer, retain_observed_timer, release_observed_timer, NULL};
  return CALL_ORIGINAL(CFRunLoopTimerCreate, NULL, allocator, date, interval, flags, order, fire_observed_timer, &observed);
}

void CFRunLoopAddTimer(void *loop, void *timer, void *mode);

REPLACEMENT void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  RUN_ORIGINAL(CFRunLoopAddTimer, loop, timer, mode);
  double interval = interval_until_fire(timer);
  if (interval > longest_delay) return;
  int64_t delay = interval > 0 ? (int64_t)(interval * 1e9) : 0;
  scheduled(firstframe_route_run_loop_timer, timer, delay);
}

void *firstframe_retained_timer(const void *timer) {
  return ((void *(*)(const void *))firstframe_address(symbol_retain))(timer);
}

void firstframe_release_timer(void *timer) { ((void (*)(void *))firstframe_address(symbol_release))(timer); }

bool firstframe_timer_has_fired(void *timer, double remaining) {
  unsigned char (*is_valid)(void *) = (unsigned char (*)(void *))firstframe_address(symbol_timer_is_valid);
  unsigned char (*repeats)(void *) = (unsigned char (*)(void *))firstframe_address(symbol_timer_repeats);
  if (!is_valid || !repeats || !is_valid(timer)) return true;
  // A repeating timer stays valid, and fires at a later time than the first.
  const double tolerance = 0.0005;
  return repeats(timer) && interval_until_fire(timer) > (remaining > 0 ? remaining : 0) + tolerance;
}

// If `dispatch_main()` ended the main thread, other threads run the main queue, and no thread runs the main run loop.
// Swift Testing and asynchronous `main` functions do so.

static bool is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

static bool is_on_main_queue(void) {
  const char *(*label)(void *) = (const char *(*)(void *))firstframe_address(symbol_queue_label);
  return label && label(NULL) == label(main_queue());
}

static void *main_run_loop(void) {
  void *(*get)(void) = (void *(*)(void))firstframe_address(symbol_main_run_loop);
  return get ? get() : NULL;
}

void *CFRunLoopGetCurrent(void);

// On the main queue, the current run loop is the main one on every thread, as it is on Apple's platforms. So timers that
// main-actor code adds are not lost with the thread that happened to run it.
REPLACEMENT void *CFRunLoopGetCurrent(void) {
  void *loop = !is_main_thread() && is_on_main_queue() ? main_run_loop() : NULL;
  return loop ? loop : CALL_ORIGINAL(CFRunLoopGetCurrent, NULL);
}

void firstframe_run_main_run_loop(void) {
  if (!is_main_thread() && !is_on_main_queue()) return;
  int (*run)(void *, const void *, double, unsigned char) =
    (int (*)(void *, const void *, double, unsigned char))firstframe_address(symbol_run_loop_run);
  const void **mode = firstframe_address(symbol_default_mode);
  void *loop = main_run_loop();
  if (run && mode && loop) run(loop, *mode, 0, false);
}
#else
void *firstframe_work_scope(void) { return 0; }
void firstframe_set_work_scope(void *scope) { (void)scope; }
void *firstframe_retained_timer(const void *timer) { return (void *)timer; }
void firstframe_release_timer(void *timer) { (void)timer; }
bool firstframe_timer_has_fired(void *timer, double remaining) {
  (void)timer;
  (void)remaining;
  return true;
}
void firstframe_run_main_run_loop(void) {}
#endif
