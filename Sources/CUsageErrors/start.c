#include "FirstFrameCUsageErrors.h"

__attribute__((constructor)) static void install_reporter(void) { firstframe_install_usage_error_reporter(); }
