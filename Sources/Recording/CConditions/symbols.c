// The addresses of the symbols in `symbols.h`.
#include "conditions.h"

#ifdef FIRSTFRAME_CONDITIONS
#include <stdio.h>
#include <stdlib.h>

static const struct symbol {
  const char *name;
  const char *version;
  firstframe_feature feature;
  bool is_replaced;
} symbols[] = {
#define REPLACED(feature, identifier, symbol, version) {symbol, version, firstframe_feature_##feature, true},
#define CALLED(feature, identifier, symbol) {symbol, NULL, firstframe_feature_##feature, false},
  FIRSTFRAME_SYMBOLS(REPLACED, CALLED)
#undef REPLACED
#undef CALLED
};

static _Atomic(void *) addresses[firstframe_symbol_count];

static void *look_up(enum firstframe_symbol identifier) {
  const struct symbol *symbol = &symbols[identifier];
  // The definition of this target comes first, and the original next.
  void *scope = symbol->is_replaced ? RTLD_NEXT : RTLD_DEFAULT;
  void *address = symbol->version ? dlvsym(scope, symbol->name, symbol->version) : NULL;
  if (!address) address = dlsym(scope, symbol->name);
  atomic_store_explicit(&addresses[identifier], address, memory_order_relaxed);
  return address;
}

void *firstframe_address(enum firstframe_symbol symbol) {
  void *address = atomic_load_explicit(&addresses[symbol], memory_order_relaxed);
  return address ? address : look_up(symbol);
}

_Noreturn void firstframe_end_without(enum firstframe_symbol symbol) {
  fprintf(stderr, "FirstFrame: `%s` was called, and no library defines it\n", symbols[symbol].name);
  abort();
}

const char *firstframe_missing_symbol(firstframe_feature feature) {
  // The index of the first missing symbol plus two; 1 if there is none, and 0 before the first call.
  static _Atomic int known[firstframe_feature_count];
  int missing = atomic_load_explicit(&known[feature], memory_order_relaxed);
  if (missing == 0) {
    missing = 1;
    for (int symbol = 0; symbol < firstframe_symbol_count && missing == 1; symbol++) {
      if (symbols[symbol].feature == feature && !firstframe_address(symbol)) missing = symbol + 2;
    }
    atomic_store_explicit(&known[feature], missing, memory_order_relaxed);
  }
  return missing == 1 ? NULL : symbols[missing - 2].name;
}
#else
const char *firstframe_missing_symbol(firstframe_feature feature) {
  (void)feature;
  return 0;
}
#endif
