import Foundation
import LayoutTree
import Typesetting

extension SceneFile {
  /// Says on standard error which families are drawn in the built-in typeface for want of their own, each once.
  func warnAboutFamilies(in root: LayoutNode) {
    for family in Set(root.families).sorted() {
      let warning =
        "warning: \(path): no face of the family \"\(family)\" is registered; the built-in typeface is drawn instead\n"
      FileHandle.standardError.write(Data(warning.utf8))
    }
  }
}

extension LayoutNode {
  fileprivate var families: [String] {
    (text?.runs.compactMap(\.font.family) ?? []) + children.flatMap(\.families)
  }
}
