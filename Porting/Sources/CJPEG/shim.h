// libjpeg-turbo reports errors by calling a function that must not return. Here it jumps, which must not cross Swift frames.
// So every function here that calls the library catches its errors in C, and returns 1 for success, or 0 after storing a
// message.
#ifndef FIRSTFRAME_CJPEG_SHIM_H
#define FIRSTFRAME_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#ifndef LIBJPEG_TURBO_VERSION
#error "FirstFrame needs libjpeg-turbo: other implementations of libjpeg decode other pixels (Debian: libjpeg-dev; Homebrew: jpeg-turbo)."
#endif

// The largest number of scans. Encoders write about ten; each takes as long as decoding the whole picture.
enum { FIRSTFRAME_JPEG_MAXIMUM_SCAN_COUNT = 64 };

enum {
  FIRSTFRAME_JPEG_EXIF_MARKER = JPEG_APP0 + 1,
  FIRSTFRAME_JPEG_PROFILE_MARKER = JPEG_APP0 + 2,
};

// The state of a file that is being read, which must stay at its address.
typedef struct {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf caller;
  // The number of blocks of 64 samples, after reading the header.
  size_t block_count;
  int has_too_many_scans;
  char error[JMSG_LENGTH_MAX];
} firstframe_jpeg_reader;

static inline void firstframe_jpeg_failed(j_common_ptr info) {
  firstframe_jpeg_reader *reader = (firstframe_jpeg_reader *)info->client_data;
  info->err->format_message(info, reader->error);
  longjmp(reader->caller, 1);
}

// Warnings are errors too, because they say that the pixels are damaged, except for these: they say that the file has
// more than the picture, or describes it in an unusual way.
static inline void firstframe_jpeg_warned(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_TOO_MUCH_DATA:
    case JWRN_ADOBE_XFORM:
    case JWRN_JFIF_MAJOR:
      return;
    default:
      firstframe_jpeg_failed(info);
  }
}

static inline void firstframe_jpeg_printed(j_common_ptr info) { (void)info; }

static inline void firstframe_jpeg_progressed(j_common_ptr info) {
  firstframe_jpeg_reader *reader = (firstframe_jpeg_reader *)info->client_data;
  if (reader->info.input_scan_number <= FIRSTFRAME_JPEG_MAXIMUM_SCAN_COUNT) return;
  reader->has_too_many_scans = 1;
  longjmp(reader->caller, 1);
}

static inline void firstframe_jpeg_close(firstframe_jpeg_reader *reader) { jpeg_destroy_decompress(&reader->info); }

// Reads everything before the pixels, without allocating memory for them. The bytes must outlive the reader.
static inline int firstframe_jpeg_read_header(
  firstframe_jpeg_reader *reader, const unsigned char *bytes, unsigned long count
) {
  struct jpeg_decompress_struct *info = &reader->info;
  info->err = jpeg_std_error(&reader->errors);
  info->client_data = reader;
  reader->errors.error_exit = firstframe_jpeg_failed;
  reader->errors.emit_message = firstframe_jpeg_warned;
  reader->errors.output_message = firstframe_jpeg_printed;
  if (setjmp(reader->caller)) return 0;
  jpeg_create_decompress(info);
  reader->progress.progress_monitor = firstframe_jpeg_progressed;
  info->progress = &reader->progress;
  jpeg_mem_src(info, (unsigned char *)bytes, count);
  jpeg_save_markers(info, FIRSTFRAME_JPEG_EXIF_MARKER, 0xFFFF);
  jpeg_save_markers(info, FIRSTFRAME_JPEG_PROFILE_MARKER, 0xFFFF);
  jpeg_read_header(info, TRUE);
  for (int index = 0; index < info->num_components; index++)
    reader->block_count += (size_t)info->comp_info[index].width_in_blocks * info->comp_info[index].height_in_blocks;
  return 1;
}

// Copies the ICC profile, which the caller frees. Without a profile, `bytes` stays NULL.
static inline int firstframe_jpeg_copy_profile(firstframe_jpeg_reader *reader, unsigned char **bytes, unsigned int *count) {
  if (setjmp(reader->caller)) return 0;
  jpeg_read_icc_profile(&reader->info, bytes, count);
  return 1;
}

// Reads the pixels with four bytes each: red, green, blue and 255; or, in a file of four components, its inks.
//
// The settings are those whose results are the same in every version and with every processor: the exact integer
// transform, and subsampled colors that are repeated, not interpolated.
static inline int firstframe_jpeg_read_pixels(firstframe_jpeg_reader *reader, unsigned char *pixels) {
  struct jpeg_decompress_struct *info = &reader->info;
  if (setjmp(reader->caller)) return 0;
  info->dct_method = JDCT_ISLOW;
  info->do_fancy_upsampling = FALSE;
  info->do_block_smoothing = FALSE;
  info->out_color_space = info->num_components == 4 ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + (size_t)info->output_scanline * info->output_width * 4;
    jpeg_read_scanlines(info, &row, 1);
  }
  jpeg_finish_decompress(info);
  return 1;
}

#endif
