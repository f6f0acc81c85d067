// The time zone and the locale of a thread or of the process. Foundation on Linux has neither for a thread, and the same
// locale in every process.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <stdlib.h>

/// A value of Foundation with two words: a reference to a class, and the witness table of a protocol.
typedef struct {
  void *object;
  void *witnesses;
} swift_pair;

#define SWIFT __attribute__((swiftcall))

/// Defines a static property of Foundation: a function of the module FirstFrameConditions has its value, if the thread
/// or the process has a region, and otherwise the original. Swift calls `name##_original` for the latter.
#define PROPERTY(type, name, symbol) \
  SWIFT type firstframe_changed_##name(void); \
  SWIFT type firstframe_original_##name(void) { \
    static _Atomic(void *) found; \
    void *address = atomic_load_explicit(&found, memory_order_relaxed); \
    if (!address) { \
      address = dlsym(RTLD_NEXT, symbol); \
      atomic_store_explicit(&found, address, memory_order_relaxed); \
    } \
    return ((SWIFT type (*)(void))address)(); \
  } \
  REPLACEMENT SWIFT type firstframe_replaced_##name(void) __asm__(symbol); \
  REPLACEMENT SWIFT type firstframe_replaced_##name(void) { \
    return has_region() ? firstframe_changed_##name() : firstframe_original_##name(); \
  }

static bool has_region(void) {
  return firstframe_get_conditions().region != NULL || firstframe_process_locale() != NULL;
}

PROPERTY(swift_pair, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ")
PROPERTY(swift_pair, updating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
PROPERTY(void *, languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
PROPERTY(swift_pair, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ")
PROPERTY(swift_pair, updating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
PROPERTY(swift_pair, time_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ")
PROPERTY(swift_pair, updating_time_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ")
// The time zone of `NSTimeZone.default`, which is an optional value.
PROPERTY(swift_pair, default_time_zone, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ")
PROPERTY(swift_pair, set_time_zone, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ")

/// The default time zone of CoreFoundation's formatters. The caller releases it.
void *firstframe_changed_formatter_time_zone(void);
REPLACEMENT const void *CFTimeZoneCopyDefault(void);
REPLACEMENT const void *CFTimeZoneCopyDefault(void) {
  void *changed = firstframe_get_conditions().region ? firstframe_changed_formatter_time_zone() : NULL;
  return changed ? changed : ORIGINAL(CFTimeZoneCopyDefault)();
}

/// Returns a time zone of CoreFoundation, which the caller releases; null if there is none of the name, an `NSString`.
/// An `NSTimeZone` does not have the layout that formatters expect.
SWIFT void *firstframe_make_formatter_time_zone(void *name) {
  void *(*make)(void *, void *, unsigned char) =
    (void *(*)(void *, void *, unsigned char))dlsym(RTLD_DEFAULT, "CFTimeZoneCreateWithName");
  return make ? make(NULL, name, 1) : NULL;
}

/// `Calendar.init(identifier:)`, which gives a calendar the default time zone.
#define CALENDAR "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"
SWIFT swift_pair firstframe_changed_new_calendar(uint8_t identifier);
SWIFT swift_pair firstframe_original_new_calendar(uint8_t identifier) {
  static _Atomic(void *) found;
  void *address = atomic_load_explicit(&found, memory_order_relaxed);
  if (!address) {
    address = dlsym(RTLD_NEXT, CALENDAR);
    atomic_store_explicit(&found, address, memory_order_relaxed);
  }
  return ((SWIFT swift_pair (*)(uint8_t))address)(identifier);
}
REPLACEMENT SWIFT swift_pair firstframe_replaced_new_calendar(uint8_t identifier) __asm__(CALENDAR);
REPLACEMENT SWIFT swift_pair firstframe_replaced_new_calendar(uint8_t identifier) {
  return firstframe_get_conditions().region ? firstframe_changed_new_calendar(identifier)
                                            : firstframe_original_new_calendar(identifier);
}
#endif
