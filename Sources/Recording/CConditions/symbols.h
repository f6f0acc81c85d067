#ifndef FIRSTFRAME_SYMBOLS_H
#define FIRSTFRAME_SYMBOLS_H

// All symbols of other libraries that this target replaces or looks up. On Linux with glibc, the symbols of an executable
// take precedence over those of libraries, so all libraries call the definitions of this target, which forward to the
// originals unless a condition applies. Nothing else in a test process is replaced; what only `firstframe hunt` needs is
// in a library of its own (Sources/Reviewing/CHuntLibrary).
//
// A symbol that no library has makes its feature unavailable, which assertions and checks report. The other features and
// the rest of the process go on.
//
//   REPLACED(feature, identifier, symbol, version)   defined by this target. The version is that of glibc, for functions
//                                                    with several: `dlsym` finds the oldest.
//   CALLED(feature, identifier, symbol)              only looked up, because headers of C do not declare it.

#define FIRSTFRAME_SYMBOLS(REPLACED, CALLED) \
  FIRSTFRAME_CLOCK_SYMBOLS(REPLACED) \
  FIRSTFRAME_WAIT_SYMBOLS(REPLACED) \
  FIRSTFRAME_REGION_SYMBOLS(REPLACED, CALLED) \
  FIRSTFRAME_WORK_SYMBOLS(REPLACED, CALLED)

// The clock: neither the kernel nor the C library has a wall clock of a thread or of a process that could be set, and
// Foundation has no setting for `Date()`.
#define FIRSTFRAME_CLOCK_SYMBOLS(REPLACED) \
  REPLACED(clock, clock_gettime, "clock_gettime", NULL) \
  REPLACED(clock, gettimeofday, "gettimeofday", NULL) \
  REPLACED(clock, time, "time", NULL) \
  REPLACED(clock, timespec_get, "timespec_get", NULL)

// Waits: deadlines are instants of the wall clock, so those of another clock have to be converted, and a clock that stands
// still has to move while its thread waits. No function reports that a thread waits.
#define FIRSTFRAME_WAIT_SYMBOLS(REPLACED) \
  REPLACED(clock, nanosleep, "nanosleep", NULL) \
  REPLACED(clock, clock_nanosleep, "clock_nanosleep", "GLIBC_2.17") \
  REPLACED(clock, usleep, "usleep", NULL) \
  REPLACED(clock, sleep, "sleep", NULL) \
  REPLACED(clock, poll, "poll", NULL) \
  REPLACED(clock, ppoll, "ppoll", NULL) \
  REPLACED(clock, select, "select", NULL) \
  REPLACED(clock, pthread_cond_timedwait, "pthread_cond_timedwait", "GLIBC_2.3.2") \
  REPLACED(clock, pthread_mutex_timedlock, "pthread_mutex_timedlock", NULL) \
  REPLACED(clock, pthread_rwlock_timedrdlock, "pthread_rwlock_timedrdlock", NULL) \
  REPLACED(clock, pthread_rwlock_timedwrlock, "pthread_rwlock_timedwrlock", NULL) \
  REPLACED(clock, sem_timedwait, "sem_timedwait", "GLIBC_2.34") \
  REPLACED(clock, timerfd_create, "timerfd_create", NULL) \
  REPLACED(clock, timerfd_settime, "timerfd_settime", NULL) \
  REPLACED(clock, _dispatch_main_queue_callback_4CF, "_dispatch_main_queue_callback_4CF", NULL)

// The time zone and the locale: Foundation on Linux reads no setting for `Locale.current`, and has none for a thread.
// `NSTimeZone.default` can be set, but belongs to the process.
#define FIRSTFRAME_REGION_SYMBOLS(REPLACED, CALLED) \
  REPLACED(region, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", NULL) \
  REPLACED(region, updating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", NULL) \
  REPLACED(region, languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", NULL) \
  REPLACED(region, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", NULL) \
  REPLACED(region, updating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", NULL) \
  REPLACED(region, new_calendar, "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC", NULL) \
  REPLACED(region, time_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", NULL) \
  REPLACED(region, updating_time_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", NULL) \
  REPLACED(region, default_time_zone, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ", NULL) \
  REPLACED(region, set_time_zone, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", NULL) \
  REPLACED(region, CFTimeZoneCopyDefault, "CFTimeZoneCopyDefault", NULL) \
  CALLED(region, CFTimeZoneCreateWithName, "CFTimeZoneCreateWithName")

// Late work: Dispatch and CoreFoundation have no list of the blocks, jobs and timers that are scheduled, and Swift's hook
// for jobs sees neither blocks nor timers, nor who scheduled a job.
#define FIRSTFRAME_WORK_SYMBOLS(REPLACED, CALLED) \
  REPLACED(work, dispatch_async, "dispatch_async", NULL) \
  REPLACED(work, dispatch_async_f, "dispatch_async_f", NULL) \
  REPLACED(work, dispatch_group_async, "dispatch_group_async", NULL) \
  REPLACED(work, dispatch_after, "dispatch_after", NULL) \
  REPLACED(work, dispatch_after_f, "dispatch_after_f", NULL) \
  REPLACED(work, dispatch_source_set_timer, "dispatch_source_set_timer", NULL) \
  REPLACED(work, dispatch_source_set_event_handler, "dispatch_source_set_event_handler", NULL) \
  REPLACED(work, CFRunLoopPerformBlock, "CFRunLoopPerformBlock", NULL) \
  REPLACED(work, CFRunLoopTimerCreate, "CFRunLoopTimerCreate", NULL) \
  REPLACED(work, CFRunLoopAddTimer, "CFRunLoopAddTimer", NULL) \
  REPLACED(work, CFRunLoopGetCurrent, "CFRunLoopGetCurrent", NULL) \
  CALLED(work, main_queue, "_dispatch_main_q") \
  CALLED(work, block_class, "_NSConcreteStackBlock") \
  CALLED(work, copy_block, "_Block_copy") \
  CALLED(work, release_block, "_Block_release") \
  CALLED(work, special_invoke, "_dispatch_block_special_invoke") \
  CALLED(work, queue_label, "dispatch_queue_get_label") \
  CALLED(work, absolute_time, "CFAbsoluteTimeGetCurrent") \
  CALLED(work, retain, "CFRetain") \
  CALLED(work, release, "CFRelease") \
  CALLED(work, timer_is_valid, "CFRunLoopTimerIsValid") \
  CALLED(work, timer_repeats, "CFRunLoopTimerDoesRepeat") \
  CALLED(work, timer_fire_date, "CFRunLoopTimerGetNextFireDate") \
  CALLED(work, main_run_loop, "CFRunLoopGetMain") \
  CALLED(work, run_loop_run, "CFRunLoopRunSpecific") \
  CALLED(work, default_mode, "kCFRunLoopDefaultMode")

#define FIRSTFRAME_REPLACED_IDENTIFIER(feature, identifier, symbol, version) symbol_##identifier,
#define FIRSTFRAME_CALLED_IDENTIFIER(feature, identifier, symbol) symbol_##identifier,
enum firstframe_symbol {
  FIRSTFRAME_SYMBOLS(FIRSTFRAME_REPLACED_IDENTIFIER, FIRSTFRAME_CALLED_IDENTIFIER) firstframe_symbol_count
};
#undef FIRSTFRAME_REPLACED_IDENTIFIER
#undef FIRSTFRAME_CALLED_IDENTIFIER

/// The address of a symbol in the libraries, looked up once; null if none has it.
void *firstframe_address(enum firstframe_symbol symbol);
/// Ends the process: the function of a library that is called does not exist.
_Noreturn void firstframe_end_without(enum firstframe_symbol symbol);

/// The function that this target replaces, with its type; null if there is none.
#define ORIGINAL(name) ((__typeof__(&name))firstframe_address(symbol_##name))

/// Calls the function that this target replaces; the result is `missing` if there is none.
#define CALL_ORIGINAL(name, missing, ...) \
  ({ \
    __typeof__(&name) original = ORIGINAL(name); \
    original ? original(__VA_ARGS__) : (missing); \
  })

/// The same for functions without a result, which cannot report that there is none.
#define RUN_ORIGINAL(name, ...) \
  ({ \
    __typeof__(&name) original = ORIGINAL(name); \
    if (!original) firstframe_end_without(symbol_##name); \
    original(__VA_ARGS__); \
  })

/// A function that is only looked up, with its type; null if there is none.
#define FUNCTION(type, identifier) ((type)firstframe_address(symbol_##identifier))

#endif
