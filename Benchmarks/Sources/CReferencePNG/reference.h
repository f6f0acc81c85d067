// libpng as most programs use it, to compare with: its simplified interface.
#include <png.h>

enum { REFERENCE_PNG_FORMAT_RGBA = PNG_FORMAT_RGBA };
