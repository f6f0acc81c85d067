// Installs the reporter of usage errors before `main`, so that a test needs no assertion for it.

/// The Swift function that installs the reporter.
void firstframe_install_usage_error_reporter(void);
