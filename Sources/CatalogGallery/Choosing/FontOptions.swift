import ArgumentParser
import OpenTypeText

/// The font files that texts are set with besides the built-in typeface.
struct FontOptions: ParsableArguments {
  @Option(help: "A font file for characters that the built-in typeface lacks; may come several times.", completion: .file())
  var font: [String] = []

  /// Before the first view is made: views keep what they have measured.
  func register() throws(CatalogError) {
    for path in font {
      do {
        try FontFile(contentsOf: path).register()
      } catch {
        throw .noFont(error)
      }
    }
  }
}
