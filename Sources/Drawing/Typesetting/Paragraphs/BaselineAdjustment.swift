import Foundation

/// The vertical position of text whose font shrank to fit on the line, relative to the line at the original size.
package enum BaselineAdjustment: String, CaseIterable, Codable, Sendable {
  /// The baselines are equal.
  case alignBaselines
  /// The centers are equal.
  case alignCenters
  /// The tops are equal.
  case none
}

extension TypesetText {
  /// Returns text that shrank to fit in a line box of the original size.
  ///
  /// - Parameter natural: The text at the original size.
  func placed(in natural: TypesetText, _ adjustment: BaselineAdjustment) -> TypesetText {
    guard let box = natural.lines.first, var line = lines.first else { return self }
    let shift = adjustment == .alignBaselines ? box.baseline - line.baseline : 0
    line.baseline += shift
    line.ascent += shift
    line.descent = box.ascent + box.descent - line.ascent
    for index in line.attachments.indices { line.attachments[index].rect.origin.y += shift }
    var text = self
    text.lines[0] = line
    return text
  }
}
