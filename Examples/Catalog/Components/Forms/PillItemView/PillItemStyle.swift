public import Foundation
public import HeadlessUIKit

/// The style of a pill in one state.
public struct PillItemStyle: Equatable {
  public let textColor: UIColor
  public let backgroundColor: UIColor
  public let borderColor: UIColor
  /// The width of the border in points.
  public let borderWidth: CGFloat

  public init(textColor: UIColor, backgroundColor: UIColor, borderColor: UIColor, borderWidth: CGFloat) {
    self.textColor = textColor
    self.backgroundColor = backgroundColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
  }
}
