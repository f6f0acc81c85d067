#include "FirstFrameCPageFiles.h"

// The page of a report, which the test process writes.

static const unsigned char body_html[] = {
#embed "Report/body.html"
};
static const unsigned char colors_css[] = {
#embed "Report/Style/colors.css"
};
static const unsigned char frame_css[] = {
#embed "Report/Style/frame.css"
};
static const unsigned char inspector_css[] = {
#embed "Report/Style/inspector.css"
};
static const unsigned char list_css[] = {
#embed "Report/Style/list.css"
};
static const unsigned char narrow_css[] = {
#embed "Report/Style/narrow.css"
};
static const unsigned char texts_css[] = {
#embed "Report/Style/texts.css"
};
static const unsigned char viewer_css[] = {
#embed "Report/Style/viewer.css"
};
static const unsigned char commands_js[] = {
#embed "Report/Script/commands.js"
};
static const unsigned char compare_js[] = {
#embed "Report/Script/compare.js"
};
static const unsigned char data_js[] = {
#embed "Report/Script/data.js"
};
static const unsigned char inspector_js[] = {
#embed "Report/Script/inspector.js"
};
static const unsigned char keyboard_js[] = {
#embed "Report/Script/keyboard.js"
};
static const unsigned char list_js[] = {
#embed "Report/Script/list.js"
};
static const unsigned char live_js[] = {
#embed "Report/Script/live.js"
};
static const unsigned char main_js[] = {
#embed "Report/Script/main.js"
};
static const unsigned char nodes_js[] = {
#embed "Report/Script/nodes.js"
};
static const unsigned char rows_js[] = {
#embed "Report/Script/rows.js"
};
static const unsigned char selection_js[] = {
#embed "Report/Script/selection.js"
};
static const unsigned char serving_js[] = {
#embed "Report/Script/serving.js"
};
static const unsigned char stage_js[] = {
#embed "Report/Script/stage.js"
};
static const unsigned char texts_js[] = {
#embed "Report/Script/texts.js"
};
static const unsigned char zoom_js[] = {
#embed "Report/Script/zoom.js"
};

const firstframe_page_file *firstframe_report_files(void) {
  static const firstframe_page_file files[] = {
      {"body.html", body_html, sizeof body_html},
      {"colors.css", colors_css, sizeof colors_css},
      {"frame.css", frame_css, sizeof frame_css},
      {"inspector.css", inspector_css, sizeof inspector_css},
      {"list.css", list_css, sizeof list_css},
      {"narrow.css", narrow_css, sizeof narrow_css},
      {"texts.css", texts_css, sizeof texts_css},
      {"viewer.css", viewer_css, sizeof viewer_css},
      {"commands.js", commands_js, sizeof commands_js},
      {"compare.js", compare_js, sizeof compare_js},
      {"data.js", data_js, sizeof data_js},
      {"inspector.js", inspector_js, sizeof inspector_js},
      {"keyboard.js", keyboard_js, sizeof keyboard_js},
      {"list.js", list_js, sizeof list_js},
      {"live.js", live_js, sizeof live_js},
      {"main.js", main_js, sizeof main_js},
      {"nodes.js", nodes_js, sizeof nodes_js},
      {"rows.js", rows_js, sizeof rows_js},
      {"selection.js", selection_js, sizeof selection_js},
      {"serving.js", serving_js, sizeof serving_js},
      {"stage.js", stage_js, sizeof stage_js},
      {"texts.js", texts_js, sizeof texts_js},
      {"zoom.js", zoom_js, sizeof zoom_js},
      {NULL, NULL, 0},
  };
  return files;
}
