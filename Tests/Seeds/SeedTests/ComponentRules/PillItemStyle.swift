public import Foundation
public import HeadlessUIKit

// Individual state configuration
public struct PillItemStyle: Equatable {
  public let textColor: UIColor
  public let backgroundColor: UIColor
  public let borderColor: UIColor
  public let borderWidth: CGFloat
}
