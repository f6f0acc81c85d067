/// What the page does. All parts share one scope; `start` runs last.
enum PageScript {
  static let all =
    "(() => {\n'use strict';\n"
    + [data, rows, list, selection, stage, zoom, compare, nodes, texts, inspector, commands, serving, keyboard, start]
    .joined(separator: "\n") + "})();\n"
}
