#ifndef FIRSTFRAME_CPNG_SHIM_H
#define FIRSTFRAME_CPNG_SHIM_H
#include <png.h>
#endif
