public import Foundation
public import LayoutTree

/// What is known about a captured value beside its format.
public struct CaptureEvidence: Sendable {
  /// What the value said that it draws, where it is a component.
  public let layoutTree: LayoutNode?
  /// Pixels per point, where there are pixels.
  public let scale: CGFloat?

  public static let none = CaptureEvidence()

  public init(layoutTree: LayoutNode? = nil, scale: CGFloat? = nil) {
    self.layoutTree = layoutTree
    self.scale = scale
  }
}
