#include "FirstFrameCTestProcess.h"

__attribute__((constructor)) static void start_test_process(void) { firstframe_start_test_process(); }
