#include "FirstFrameCPageFiles.h"

// The page of a review that lists changes without a report.

static const unsigned char listing_css[] = {
#embed "Listing/listing.css"
};
static const unsigned char listing_js[] = {
#embed "Listing/listing.js"
};

const firstframe_page_file *firstframe_listing_files(void) {
  static const firstframe_page_file files[] = {
      {"listing.css", listing_css, sizeof listing_css},
      {"listing.js", listing_js, sizeof listing_js},
      {NULL, NULL, 0},
  };
  return files;
}
