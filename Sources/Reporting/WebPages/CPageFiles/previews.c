#include "FirstFrameCPageFiles.h"

// The page of the previews of a ported package.

static const unsigned char previews_css[] = {
#embed "Previews/previews.css"
};
static const unsigned char previews_js[] = {
#embed "Previews/previews.js"
};

const firstframe_page_file *firstframe_preview_files(void) {
  static const firstframe_page_file files[] = {
      {"previews.css", previews_css, sizeof previews_css},
      {"previews.js", previews_js, sizeof previews_js},
      {NULL, NULL, 0},
  };
  return files;
}
