#include "FirstFrameCGalleryPage.h"

// The page of the gallery.

static const unsigned char cards_css[] = {
#embed "Style/cards.css"
};
static const unsigned char colors_css[] = {
#embed "Style/colors.css"
};
static const unsigned char frame_css[] = {
#embed "Style/frame.css"
};
static const unsigned char narrow_css[] = {
#embed "Style/narrow.css"
};
static const unsigned char sidebar_css[] = {
#embed "Style/sidebar.css"
};
static const unsigned char toolbar_css[] = {
#embed "Style/toolbar.css"
};
static const unsigned char cards_js[] = {
#embed "Script/cards.js"
};
static const unsigned char main_js[] = {
#embed "Script/main.js"
};
static const unsigned char search_js[] = {
#embed "Script/search.js"
};

const firstframe_page_file *firstframe_gallery_files(void) {
  static const firstframe_page_file files[] = {
      {"cards.css", cards_css, sizeof cards_css},
      {"colors.css", colors_css, sizeof colors_css},
      {"frame.css", frame_css, sizeof frame_css},
      {"narrow.css", narrow_css, sizeof narrow_css},
      {"sidebar.css", sidebar_css, sizeof sidebar_css},
      {"toolbar.css", toolbar_css, sizeof toolbar_css},
      {"cards.js", cards_js, sizeof cards_js},
      {"main.js", main_js, sizeof main_js},
      {"search.js", search_js, sizeof search_js},
      {NULL, NULL, 0},
  };
  return files;
}
