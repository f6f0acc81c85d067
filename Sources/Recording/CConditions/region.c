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
/// or the process has a region, and otherwise the original. Swift calls `firstframe_original_##name` for the latter.
///
/// - substitute: The property to take instead if Foundation does not have this one.
#define PROPERTY(type, name, symbol, substitute) \
  SWIFT type firstframe_changed_##name(void); \
  SWIFT type firstframe_original_##name(void) { \
    SWIFT type (*original)(void) = (SWIFT type (*)(void))firstframe_address(symbol_##name); \
    if (!original) original = (SWIFT type (*)(void))firstframe_address(symbol_##substitute); \
    if (!original) firstframe_end_without(symbol_##name); \
    return original(); \
  } \
  REPLACEMENT SWIFT type firstframe_replaced_##name(void) __asm__(symbol); \
  REPLACEMENT SWIFT type firstframe_replaced_##name(void) { \
    return has_region() ? firstframe_changed_##name() : firstframe_original_##name(); \
  }

static bool has_region(void) {
  return firstframe_get_conditions().region != NULL || firstframe_process_locale() != NULL;
}

PROPERTY(swift_pair, locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", updating_locale)
PROPERTY(swift_pair, updating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", locale)
PROPERTY(void *, languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", languages)
PROPERTY(swift_pair, calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", updating_calendar)
PROPERTY(swift_pair, updating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", calendar)
PROPERTY(swift_pair, time_zone, "$s20FoundationEssentials8TimeZoneV7currentACvgZ", updating_time_zone)
PROPERTY(swift_pair, updating_time_zone, "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", time_zone)
// The time zone of `NSTimeZone.default`, which is an optional value.
PROPERTY(swift_pair, default_time_zone, "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ", time_zone)
PROPERTY(swift_pair, set_time_zone, "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", time_zone)

/// The default time zone of CoreFoundation's formatters. The caller releases it.
void *firstframe_changed_formatter_time_zone(void);
REPLACEMENT const void *CFTimeZoneCopyDefault(void);
REPLACEMENT const void *CFTimeZoneCopyDefault(void) {
  void *changed = firstframe_get_conditions().region ? firstframe_changed_formatter_time_zone() : NULL;
  return changed ? changed : CALL_ORIGINAL(CFTimeZoneCopyDefault, NULL);
}

/// Returns a time zone of CoreFoundation, which the caller releases; null if there is none of the name, an `NSString`.
/// An `NSTimeZone` does not have the layout that formatters expect.
SWIFT void *firstframe_make_formatter_time_zone(void *name) {
  void *(*make)(void *, void *, unsigned char) =
    FUNCTION(void *(*)(void *, void *, unsigned char), CFTimeZoneCreateWithName);
  return make ? make(NULL, name, 1) : NULL;
}

/// `Calendar.init(identifier:)`, which gives a calendar the default time zone.
#define CALENDAR "$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"
SWIFT swift_pair firstframe_changed_new_calendar(uint8_t identifier);
SWIFT swift_pair firstframe_original_new_calendar(uint8_t identifier) {
  SWIFT swift_pair (*original)(uint8_t) = (SWIFT swift_pair (*)(uint8_t))firstframe_address(symbol_new_calendar);
  return original ? original(identifier) : firstframe_original_calendar();
}
REPLACEMENT SWIFT swift_pair firstframe_replaced_new_calendar(uint8_t identifier) __asm__(CALENDAR);
REPLACEMENT SWIFT swift_pair firstframe_replaced_new_calendar(uint8_t identifier) {
  return firstframe_get_conditions().region ? firstframe_changed_new_calendar(identifier)
                                            : firstframe_original_new_calendar(identifier);
}
#endif
