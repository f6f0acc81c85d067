import FirstFrameTypesetting
import OpenTypeText

/// The font files that a scene is drawn with.
struct FontFiles {
  let paths: [String]

  /// The built-in typeface alone where there are no files.
  func typesetter() throws(RenderError) -> Typesetter {
    var typesetter = Typesetter()
    for path in paths {
      do {
        typesetter.register(try FontFile(contentsOf: path))
      } catch {
        throw .noFont(error)
      }
    }
    return typesetter
  }
}
