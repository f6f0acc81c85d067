#include "FirstFrameCPageFiles.h"

// The page of the previews of a package.

static const unsigned char cards_css[] = {
#embed "Gallery/Style/cards.css"
};
static const unsigned char colors_css[] = {
#embed "Gallery/Style/colors.css"
};
static const unsigned char frame_css[] = {
#embed "Gallery/Style/frame.css"
};
static const unsigned char narrow_css[] = {
#embed "Gallery/Style/narrow.css"
};
static const unsigned char notes_css[] = {
#embed "Gallery/Style/notes.css"
};
static const unsigned char sidebar_css[] = {
#embed "Gallery/Style/sidebar.css"
};
static const unsigned char toolbar_css[] = {
#embed "Gallery/Style/toolbar.css"
};
static const unsigned char cards_js[] = {
#embed "Gallery/Script/cards.js"
};
static const unsigned char links_js[] = {
#embed "Gallery/Script/links.js"
};
static const unsigned char main_js[] = {
#embed "Gallery/Script/main.js"
};
static const unsigned char search_js[] = {
#embed "Gallery/Script/search.js"
};

const firstframe_page_file *firstframe_gallery_files(void) {
  static const firstframe_page_file files[] = {
      {"cards.css", cards_css, sizeof cards_css},
      {"colors.css", colors_css, sizeof colors_css},
      {"frame.css", frame_css, sizeof frame_css},
      {"narrow.css", narrow_css, sizeof narrow_css},
      {"notes.css", notes_css, sizeof notes_css},
      {"sidebar.css", sidebar_css, sizeof sidebar_css},
      {"toolbar.css", toolbar_css, sizeof toolbar_css},
      {"cards.js", cards_js, sizeof cards_js},
      {"links.js", links_js, sizeof links_js},
      {"main.js", main_js, sizeof main_js},
      {"search.js", search_js, sizeof search_js},
      {NULL, NULL, 0},
  };
  return files;
}
