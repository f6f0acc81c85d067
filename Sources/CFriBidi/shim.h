#pragma once

#if __has_include(<fribidi/fribidi.h>)
#include <fribidi/fribidi.h>
#else
#include <fribidi.h>
#endif
