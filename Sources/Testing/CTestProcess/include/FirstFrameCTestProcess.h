// Prepares a test process before `main`, so that a test needs no assertion for it.

/// The Swift function that registers the process and installs the reporter of usage errors.
void firstframe_start_test_process(void);
