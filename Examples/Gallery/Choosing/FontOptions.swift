import ArgumentParser
import OpenTypeText

/// The font files that texts are set with besides the built-in typeface.
struct FontOptions: ParsableArguments {
  @Option(
    help: "A font file for characters that the built-in typeface lacks; may come several times.", completion: .file())
  var font: [String] = []

  /// Before the first view is made: views keep what they have measured.
  ///
  /// - Returns: What can be written with them.
  func register() throws(CatalogError) -> Lettering {
    var lettering = Lettering()
    for path in font {
      do {
        let file = try FontFile(contentsOf: path)
        file.register()
        lettering.add(file)
      } catch {
        throw .noFont(error)
      }
    }
    return lettering
  }
}
