// libpng reports errors by longjmp, which must not cross Swift frames: the functions here catch them in C.
#ifndef FIRSTFRAME_CPNG_SHIM_H
#define FIRSTFRAME_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum {
  FIRSTFRAME_PNG_FORMAT_RGBA = PNG_FORMAT_RGBA,
  FIRSTFRAME_PNG_COLOR_TYPE_RGB = PNG_COLOR_TYPE_RGB,
  FIRSTFRAME_PNG_COLOR_TYPE_RGBA = PNG_COLOR_TYPE_RGB_ALPHA,
  FIRSTFRAME_PNG_COLOR_TYPE_PALETTE = PNG_COLOR_TYPE_PALETTE,
};

// What to write. Rows are packed one after another, as the colour type has them.
typedef struct {
  png_uint_32 width;
  png_uint_32 height;
  int color_type;
  size_t bytes_per_row;
  const png_byte *rows;
  const png_color *palette;
  const png_byte *palette_alpha;
  int palette_count;
  int palette_alpha_count;
  png_uint_32 pixels_per_meter;
} firstframe_png_picture;

// What was written. The caller frees `bytes`, also after an error.
typedef struct {
  png_byte *bytes;
  size_t count;
  size_t capacity;
  char error[128];
} firstframe_png_output;

static inline void firstframe_png_append(png_structp png, png_bytep data, size_t length) {
  firstframe_png_output *output = (firstframe_png_output *)png_get_io_ptr(png);
  if (output->count + length > output->capacity) {
    size_t capacity = (output->count + length) * 2;
    png_byte *bytes = (png_byte *)realloc(output->bytes, capacity);
    if (bytes == NULL) png_error(png, "out of memory");
    output->bytes = bytes;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, length);
  output->count += length;
}

static inline void firstframe_png_flush(png_structp png) { (void)png; }

static inline void firstframe_png_keep_error(png_structp png, png_const_charp message) {
  firstframe_png_output *output = (firstframe_png_output *)png_get_error_ptr(png);
  strncpy(output->error, message, sizeof output->error - 1);
  png_longjmp(png, 1);
}

static inline void firstframe_png_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Returns 1 on success; 0 with a message in `output` otherwise.
static inline int firstframe_png_write(const firstframe_png_picture *picture, firstframe_png_output *output) {
  png_structp png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, output, firstframe_png_keep_error, firstframe_png_ignore_warning);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    strncpy(output->error, "out of memory", sizeof output->error - 1);
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, output, firstframe_png_append, firstframe_png_flush);
  // Measured on interface pictures: no row filter and level 5 give the smallest files, several times faster
  // than the defaults.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 5);
  png_set_compression_mem_level(png, 8);
  png_set_compression_strategy(png, 0);
  png_set_IHDR(
    png, info, picture->width, picture->height, 8, picture->color_type, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->palette_count > 0)
    png_set_PLTE(png, info, picture->palette, picture->palette_count);
  if (picture->palette_alpha_count > 0)
    png_set_tRNS(png, info, picture->palette_alpha, picture->palette_alpha_count, NULL);
  if (picture->pixels_per_meter > 0)
    png_set_pHYs(png, info, picture->pixels_per_meter, picture->pixels_per_meter, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (png_uint_32 y = 0; y < picture->height; y++)
    png_write_row(png, picture->rows + (size_t)y * picture->bytes_per_row);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}

#endif
