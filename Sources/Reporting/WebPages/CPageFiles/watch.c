#include "FirstFrameCPageFiles.h"

// What the page of `firstframe watch` has besides the report.

static const unsigned char watch_css[] = {
#embed "Watch/watch.css"
};
static const unsigned char watch_js[] = {
#embed "Watch/watch.js"
};

const firstframe_page_file *firstframe_watch_files(void) {
  static const firstframe_page_file files[] = {
      {"watch.css", watch_css, sizeof watch_css},
      {"watch.js", watch_js, sizeof watch_js},
      {NULL, NULL, 0},
  };
  return files;
}
