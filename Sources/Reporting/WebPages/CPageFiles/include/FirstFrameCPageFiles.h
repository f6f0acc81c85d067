// The scripts, styles and markup of the web pages, compiled in: test processes write pages and have no resource bundle.
// C embeds a file in no time, and Swift compiles the bytes of a literal one by one.
#ifndef FIRSTFRAME_C_PAGE_FILES_H
#define FIRSTFRAME_C_PAGE_FILES_H

#include <stddef.h>

// `#embed` is part of C23. The compiler has it for earlier versions too.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A file of a page. A list of files ends with one whose name is NULL.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} firstframe_page_file;

const firstframe_page_file *firstframe_report_files(void);
const firstframe_page_file *firstframe_listing_files(void);
const firstframe_page_file *firstframe_gallery_files(void);
const firstframe_page_file *firstframe_watch_files(void);

#endif
