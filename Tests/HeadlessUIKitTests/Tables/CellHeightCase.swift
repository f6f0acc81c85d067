import Foundation
import HeadlessUIKit
import Testing

/// What is in a cell of a table of 300 points, and how high the row becomes, with no separator.
struct CellHeightCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let height: CGFloat
  /// Adds views to the content view.
  let fill: @MainActor @Sendable (UIView) -> Void

  init(_ name: String, _ height: CGFloat, fill: @escaping @MainActor @Sendable (UIView) -> Void) {
    testDescription = name
    self.height = height
    self.fill = fill
  }
}
