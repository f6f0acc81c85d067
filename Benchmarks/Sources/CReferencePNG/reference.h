// libpng's simplified interface, which most programs use, for comparison.
#include <png.h>

enum { REFERENCE_PNG_FORMAT_RGBA = PNG_FORMAT_RGBA };
