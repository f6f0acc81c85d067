import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation

extension SceneFile {
  /// Says on standard error which families are drawn in the built-in typeface for want of their own, each once.
  func warnAboutFamilies(in root: LayoutNode, without library: TypefaceLibrary) {
    for family in Set(root.families).sorted() where !library.contains(family: family) {
      warn("no face of the family \"\(family)\" is registered; the built-in typeface is drawn instead")
    }
  }

  /// Says on standard error which characters are drawn as boxes, a line for each text.
  func warn(about missingCharacters: [MissingCharacters]) {
    for missing in missingCharacters { warn(missing.description) }
  }

  private func warn(_ warning: String) {
    FileHandle.standardError.write(Data("warning: \(path): \(warning)\n".utf8))
  }
}

extension LayoutNode {
  fileprivate var families: [String] {
    (text?.runs.compactMap(\.font.family) ?? []) + children.flatMap(\.families)
  }
}
