#ifndef FIRSTFRAME_CFRIBIDI_SHIM_H
#define FIRSTFRAME_CFRIBIDI_SHIM_H

#if __has_include(<fribidi/fribidi.h>)
#include <fribidi/fribidi.h>
#else
#include <fribidi.h>
#endif

// The classes that remain after the explicit rules and rule W1. FriBidi defines them as macros or as an enumeration,
// depending on the platform.
enum {
  FIRSTFRAME_BIDI_L = FRIBIDI_TYPE_LTR_VAL,
  FIRSTFRAME_BIDI_R = FRIBIDI_TYPE_RTL_VAL,
  FIRSTFRAME_BIDI_AL = FRIBIDI_TYPE_AL_VAL,
  FIRSTFRAME_BIDI_EN = FRIBIDI_TYPE_EN_VAL,
  FIRSTFRAME_BIDI_ES = FRIBIDI_TYPE_ES_VAL,
  FIRSTFRAME_BIDI_ET = FRIBIDI_TYPE_ET_VAL,
  FIRSTFRAME_BIDI_AN = FRIBIDI_TYPE_AN_VAL,
  FIRSTFRAME_BIDI_CS = FRIBIDI_TYPE_CS_VAL,
  FIRSTFRAME_BIDI_ON = FRIBIDI_TYPE_ON_VAL,
};

// Determines the levels of a paragraph. Returns 0 if memory allocation failed.
static inline int firstframe_bidi_resolve(
  const uint32_t *types, const FriBidiBracketType *brackets, int count, int is_right_to_left, FriBidiLevel *levels
) {
  FriBidiParType direction = is_right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
  return fribidi_get_par_embedding_levels_ex(
    (const FriBidiCharType *)types, brackets, count, &direction, levels);
}

#endif
