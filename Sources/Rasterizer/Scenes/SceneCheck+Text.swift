import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension SceneCheck {
  static func checkMeasures(of text: TextContent, path: String) throws(RasterizerError) {
    for run in text.runs {
      try checkLength(run.font.size, "font size", path, largest: largestFontSize)
      try checkLength(run.kern, "kern", path, mayBeNegative: true)
      try checkLength(run.baselineOffset, "baseline offset", path, mayBeNegative: true)
      try checkLength(run.attachment?.width ?? 0, "attachment width", path)
      try checkLength(run.attachment?.height ?? 0, "attachment height", path)
    }
    let style = text.style
    try checkLength(text.minimumScale, "minimum scale", path)
    try checkLength(style.lineHeightMultiple, "line height multiple", path)
    try checkLength(style.minimumLineHeight, "minimum line height", path)
    try checkLength(style.maximumLineHeight, "maximum line height", path)
    try checkLength(style.lineSpacing, "line spacing", path)
    try checkLength(style.paragraphSpacing, "paragraph spacing", path)
    try checkLength(style.paragraphSpacingBefore, "paragraph spacing before", path)
    try checkLength(style.firstLineIndent, "first line indent", path, mayBeNegative: true)
    try checkLength(style.headIndent, "head indent", path, mayBeNegative: true)
    try checkLength(style.tailIndent, "tail indent", path, mayBeNegative: true)
    try checkLength(style.defaultTabInterval, "tab interval", path)
    for stop in style.tabStops { try checkLength(stop.location, "tab stop", path, mayBeNegative: true) }
  }
}
