// libpng reports errors by longjmp, which must not cross Swift frames. So every function here that calls libpng catches
// its errors in C, and returns 1 for success, or 0 after storing a message.
#ifndef FIRSTFRAME_CPNG_SHIM_H
#define FIRSTFRAME_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
  FIRSTFRAME_PNG_COLOR_TYPE_GRAY = PNG_COLOR_TYPE_GRAY,
  FIRSTFRAME_PNG_COLOR_TYPE_RGB = PNG_COLOR_TYPE_RGB,
  FIRSTFRAME_PNG_COLOR_TYPE_PALETTE = PNG_COLOR_TYPE_PALETTE,
  FIRSTFRAME_PNG_COLOR_TYPE_RGBA = PNG_COLOR_TYPE_RGB_ALPHA,
};

enum {
  FIRSTFRAME_PNG_FILTER_NONE = PNG_FILTER_VALUE_NONE,
  FIRSTFRAME_PNG_FILTER_UP = PNG_FILTER_VALUE_UP,
};

enum { FIRSTFRAME_PNG_MESSAGE_SIZE = 128 };

static inline void firstframe_png_copy_message(char *target, const char *message) {
  strncpy(target, message, FIRSTFRAME_PNG_MESSAGE_SIZE - 1);
  target[FIRSTFRAME_PNG_MESSAGE_SIZE - 1] = 0;
}

// Writing ------------------------------------------------------------------------------------------------------

// How zlib compresses rows: the parameters of deflateInit2, and of deflateTune unless `chain_length` is 0.
typedef struct {
  int level;
  int memory_level;
  int good_length;
  int lazy_length;
  int nice_length;
  int chain_length;
} firstframe_png_compression;

// The picture to write.
typedef struct {
  png_uint_32 width;
  png_uint_32 height;
  int color_type;
  int bit_depth;
  firstframe_png_compression compression;
  const png_color *palette;
  const png_byte *palette_alpha;
  int palette_count;
  int palette_alpha_count;
  png_uint_32 pixels_per_meter;
  png_text *texts;
  int text_count;
} firstframe_png_picture;

// The number of compressed bytes in an IDAT chunk, except in the last one. Each chunk takes 12 more bytes.
enum { FIRSTFRAME_PNG_CHUNK_SIZE = 65536 };

// The state of a file that is being written. The caller owns `bytes`, also after an error.
typedef struct {
  png_structp png;
  png_infop info;
  // Compresses rows into `chunk`, if there is one.
  z_stream deflate;
  png_byte *chunk;
  png_byte *bytes;
  size_t count;
  size_t capacity;
  char error[FIRSTFRAME_PNG_MESSAGE_SIZE];
} firstframe_png_writer;

static inline void firstframe_png_append(png_structp png, png_bytep data, size_t length) {
  firstframe_png_writer *writer = (firstframe_png_writer *)png_get_io_ptr(png);
  if (writer->count + length > writer->capacity) {
    size_t capacity = (writer->count + length) * 2;
    png_byte *bytes = (png_byte *)realloc(writer->bytes, capacity);
    if (bytes == NULL) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, data, length);
  writer->count += length;
}

static inline void firstframe_png_flush(png_structp png) { (void)png; }

static inline void firstframe_png_write_failed(png_structp png, png_const_charp message) {
  firstframe_png_writer *writer = (firstframe_png_writer *)png_get_error_ptr(png);
  firstframe_png_copy_message(writer->error, message);
  png_longjmp(png, 1);
}

static inline void firstframe_png_close_writer(firstframe_png_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  if (writer->chunk != NULL) deflateEnd(&writer->deflate);
  free(writer->chunk);
  writer->chunk = NULL;
}

// Texts with fewer bytes are not deflated, because deflating would save less than its overhead.
enum { FIRSTFRAME_PNG_SHORT_TEXT = 1024 };

static inline png_text firstframe_png_international_text(char *keyword, char *value, size_t length, char *empty) {
  png_text text;
  memset(&text, 0, sizeof text);
  text.compression = length < FIRSTFRAME_PNG_SHORT_TEXT ? PNG_ITXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_zTXt;
  text.key = keyword;
  text.text = value;
  text.itxt_length = length;
  text.lang = empty;
  text.lang_key = empty;
  return text;
}

// Rows are compressed here and not by libpng, which has no function for the parameters of deflateTune. With these, level 3
// makes files of true color that are hardly larger than those of level 4, in two thirds of the time.
static inline int firstframe_png_begin_deflate(
  firstframe_png_writer *writer, const firstframe_png_compression *compression
) {
  writer->chunk = (png_byte *)malloc(FIRSTFRAME_PNG_CHUNK_SIZE);
  if (writer->chunk == NULL) return 0;
  if (deflateInit2(
        &writer->deflate, compression->level, Z_DEFLATED, MAX_WBITS, compression->memory_level, Z_DEFAULT_STRATEGY)
      != Z_OK) {
    free(writer->chunk);
    writer->chunk = NULL;
    return 0;
  }
  if (compression->chain_length > 0)
    deflateTune(
      &writer->deflate, compression->good_length, compression->lazy_length, compression->nice_length,
      compression->chain_length);
  writer->deflate.next_out = writer->chunk;
  writer->deflate.avail_out = FIRSTFRAME_PNG_CHUNK_SIZE;
  return 1;
}

static inline void firstframe_png_write_chunk(firstframe_png_writer *writer) {
  size_t count = FIRSTFRAME_PNG_CHUNK_SIZE - writer->deflate.avail_out;
  if (count > 0) png_write_chunk(writer->png, (png_const_bytep)"IDAT", writer->chunk, count);
  writer->deflate.next_out = writer->chunk;
  writer->deflate.avail_out = FIRSTFRAME_PNG_CHUNK_SIZE;
}

// Writes everything before the pixels.
static inline int firstframe_png_begin_write(
  firstframe_png_writer *writer, const firstframe_png_picture *picture
) {
  writer->png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, writer, firstframe_png_write_failed, firstframe_png_write_failed);
  writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    firstframe_png_copy_message(writer->error, "out of memory");
    return 0;
  }
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  png_structp png = writer->png;
  png_infop info = writer->info;
  png_set_write_fn(png, writer, firstframe_png_append, firstframe_png_flush);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
    png, info, picture->width, picture->height, picture->bit_depth, picture->color_type, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (picture->palette_count > 0)
    png_set_PLTE(png, info, picture->palette, picture->palette_count);
  if (picture->palette_alpha_count > 0)
    png_set_tRNS(png, info, picture->palette_alpha, picture->palette_alpha_count, NULL);
  if (picture->pixels_per_meter > 0)
    png_set_pHYs(png, info, picture->pixels_per_meter, picture->pixels_per_meter, PNG_RESOLUTION_METER);
  if (picture->text_count > 0)
    png_set_text(png, info, picture->texts, picture->text_count);
  png_write_info(png, info);
  if (firstframe_png_begin_deflate(writer, &picture->compression)) return 1;
  firstframe_png_copy_message(writer->error, "out of memory");
  return 0;
}

// Writes the type of a filter and the filtered row.
static inline int firstframe_png_write_row(firstframe_png_writer *writer, const png_byte *bytes, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  writer->deflate.next_in = (Bytef *)bytes;
  writer->deflate.avail_in = (uInt)count;
  while (writer->deflate.avail_in > 0) {
    deflate(&writer->deflate, Z_NO_FLUSH);
    if (writer->deflate.avail_out == 0) firstframe_png_write_chunk(writer);
  }
  return 1;
}

static inline int firstframe_png_end_write(firstframe_png_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return 0;
  int result;
  while ((result = deflate(&writer->deflate, Z_FINISH)) == Z_OK) firstframe_png_write_chunk(writer);
  if (result != Z_STREAM_END) png_error(writer->png, "the rows could not be compressed");
  firstframe_png_write_chunk(writer);
  // png_write_end would require that libpng has written the rows.
  png_write_chunk(writer->png, (png_const_bytep)"IEND", NULL, 0);
  return 1;
}

// Reading ------------------------------------------------------------------------------------------------------

// The limits for ancillary chunks, in bytes before and after inflating: if only the pixels are read, and if the
// metadata is read too. The last constant is the maximum number of texts.
enum {
  FIRSTFRAME_PNG_MAXIMUM_CHUNK_SIZE = 8000000,
  FIRSTFRAME_PNG_MAXIMUM_TEXT_SIZE = 1000000,
  FIRSTFRAME_PNG_MAXIMUM_TEXT_COUNT = 128,
};

// The format of rows: the samples in the file, one per byte; four channels of 8 or 16 bits, if the file has so many; or
// four channels of 16 bits from any file.
enum {
  FIRSTFRAME_PNG_STORED = 0,
  FIRSTFRAME_PNG_RGBA8 = 1,
  FIRSTFRAME_PNG_RGBA16 = 2,
  FIRSTFRAME_PNG_EXPANDED = 3,
};

// The state of a file that is being read, and its header. The caller owns `bytes`, which must outlive the reader.
typedef struct {
  png_structp png;
  png_infop info;
  const png_byte *bytes;
  size_t count;
  size_t offset;
  png_uint_32 width;
  png_uint_32 height;
  int bit_depth;
  int color_type;
  int is_interlaced;
  // The number of bytes of one row of the full width in the file, without its filter byte.
  size_t stored_bytes_per_row;
  const png_color *palette;
  int palette_count;
  const png_byte *palette_alpha;
  int palette_alpha_count;
  // Whether a picture without palette and alpha has a transparent color, and its sample if the picture is gray.
  int has_transparent_color;
  png_uint_16 transparent_gray;
  // The gAMA chunk times 100,000; 0 if it is missing or sRGB overrides it.
  png_uint_32 gamma;
  png_uint_32 pixels_per_meter;
  const png_text *texts;
  int text_count;
  char error[FIRSTFRAME_PNG_MESSAGE_SIZE];
} firstframe_png_reader;

static inline void firstframe_png_read_bytes(png_structp png, png_bytep data, size_t length) {
  firstframe_png_reader *reader = (firstframe_png_reader *)png_get_io_ptr(png);
  if (length > reader->count - reader->offset) png_error(png, "the file ends too early");
  memcpy(data, reader->bytes + reader->offset, length);
  reader->offset += length;
}

static inline void firstframe_png_read_failed(png_structp png, png_const_charp message) {
  firstframe_png_reader *reader = (firstframe_png_reader *)png_get_error_ptr(png);
  firstframe_png_copy_message(reader->error, message);
  png_longjmp(png, 1);
}

// Warnings of libpng are errors too, except for warnings about color chunks, which do not prevent reading the pixels.
static inline void firstframe_png_read_warned(png_structp png, png_const_charp message) {
  png_uint_32 chunk = png_get_io_chunk_type(png);
  if (chunk == 0x67414D41 || chunk == 0x73524742) return;  // gAMA, sRGB
  firstframe_png_read_failed(png, message);
}

static inline void firstframe_png_close_reader(firstframe_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

// Skips all ancillary chunks except for tRNS and the chunks that are named here. All checksums are verified.
static inline void firstframe_png_choose_chunks(png_structp png, int with_metadata) {
  static const png_byte names[] = "gAMA\0sRGB\0pHYs\0tEXt\0zTXt\0iTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, names, with_metadata ? 6 : 2);
}

static inline void firstframe_png_limit(png_structp png, int with_metadata) {
  // The caller checks the size before it allocates memory.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, with_metadata ? FIRSTFRAME_PNG_MAXIMUM_TEXT_SIZE : FIRSTFRAME_PNG_MAXIMUM_CHUNK_SIZE);
  // libpng counts down to 1, and reports an error when it reaches it.
  png_set_chunk_cache_max(png, FIRSTFRAME_PNG_MAXIMUM_TEXT_COUNT + 2);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

static inline void firstframe_png_copy_header(firstframe_png_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  reader->width = png_get_image_width(png, info);
  reader->height = png_get_image_height(png, info);
  reader->bit_depth = png_get_bit_depth(png, info);
  reader->color_type = png_get_color_type(png, info);
  reader->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  reader->stored_bytes_per_row = png_get_rowbytes(png, info);
  png_colorp palette = NULL;
  if (png_get_PLTE(png, info, &palette, &reader->palette_count)) reader->palette = palette;
  png_bytep alpha = NULL;
  png_color_16p key = NULL;
  if (png_get_tRNS(png, info, &alpha, &reader->palette_alpha_count, &key)) {
    reader->palette_alpha = alpha;
    reader->has_transparent_color = reader->color_type != PNG_COLOR_TYPE_PALETTE;
    if (key != NULL) reader->transparent_gray = key->gray;
  }
  int intent = 0;
  png_fixed_point gamma = 0;
  if (!png_get_sRGB(png, info, &intent) && png_get_gAMA_fixed(png, info, &gamma) && gamma > 0)
    reader->gamma = (png_uint_32)gamma;
}

// Reads everything before the pixels.
static inline int firstframe_png_begin_read(firstframe_png_reader *reader, int with_metadata) {
  reader->png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, reader, firstframe_png_read_failed, firstframe_png_read_warned);
  reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    firstframe_png_copy_message(reader->error, "out of memory");
    return 0;
  }
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_set_read_fn(reader->png, reader, firstframe_png_read_bytes);
  firstframe_png_limit(reader->png, with_metadata);
  firstframe_png_choose_chunks(reader->png, with_metadata);
  png_read_info(reader->png, reader->info);
  firstframe_png_copy_header(reader);
  return 1;
}

// Prepares to read rows in one of the formats above. The rows of an interlaced picture are read pass by pass.
static inline int firstframe_png_begin_rows(firstframe_png_reader *reader, int kind) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return 0;
#ifdef PNG_IGNORE_ADLER32
  // zlib's checksum is not verified, because the checksums of the chunks cover the same bytes.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
  png_set_packing(png);
  int is_wide = kind == FIRSTFRAME_PNG_RGBA16 || kind == FIRSTFRAME_PNG_EXPANDED;
  if (kind != FIRSTFRAME_PNG_STORED) {
    png_set_tRNS_to_alpha(png);
    if (kind == FIRSTFRAME_PNG_EXPANDED) png_set_expand_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, is_wide ? 0xffff : 0xff, PNG_FILLER_AFTER);
  }
  if (is_wide) png_set_swap(png);
  png_read_update_info(png, reader->info);
  return 1;
}

static inline int firstframe_png_read_row(firstframe_png_reader *reader, png_byte *row) {
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_read_row(reader->png, row, NULL);
  return 1;
}

// Reads everything after the pixels, and sets the texts from before and after them.
static inline int firstframe_png_end_read(firstframe_png_reader *reader) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return 0;
  png_read_end(png, reader->info);
  png_textp texts = NULL;
  int count = 0;
  if (png_get_text(png, reader->info, &texts, &count) > 0) {
    reader->texts = texts;
    reader->text_count = count;
  }
  png_uint_32 across = 0;
  png_uint_32 down = 0;
  int unit = 0;
  if (png_get_pHYs(png, reader->info, &across, &down, &unit) && unit == PNG_RESOLUTION_METER && across == down)
    reader->pixels_per_meter = across;
  return 1;
}

#endif
