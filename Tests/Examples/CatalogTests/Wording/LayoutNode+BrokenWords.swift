import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension LayoutNode {
  /// The texts of the tree with a line break within a word, because the word is too wide.
  var textsWithBrokenWords: [String] {
    let own = text.map { hasBrokenWord($0) ? [$0.string] : [] } ?? []
    return own + children.flatMap(\.textsWithBrokenWords)
  }

  private func hasBrokenWord(_ text: TextContent) -> Bool {
    let typesetText = Typesetter.shared.typeset(text.paragraph, width: frame.width, height: frame.height)
    let units = Array(text.string.utf16)
    return typesetText.lines.dropLast().map(\.offsets.upperBound).contains { end in
      units.indices.contains(end) && end > 0 && Self.isLetter(units[end - 1]) && Self.isLetter(units[end])
    }
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
  }
}
