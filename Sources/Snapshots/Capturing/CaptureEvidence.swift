public import Foundation
public import LayoutTree
public import Rasterizer

/// What is known about a captured value beside its format.
public struct CaptureEvidence: Sendable {
  /// What the value said that it draws, where it is a component.
  public let layoutTree: LayoutNode?
  /// The same with its texts set, where there is anything to draw on.
  public let scene: PreparedScene?
  /// Pixels per point, where there are pixels.
  public let scale: CGFloat?

  public static let none = CaptureEvidence()

  public init(layoutTree: LayoutNode? = nil, scene: PreparedScene? = nil, scale: CGFloat? = nil) {
    self.layoutTree = layoutTree
    self.scene = scene
    self.scale = scale
  }

  /// What a person should know about how the value was drawn, though it fails no test.
  var warnings: [String] {
    scene?.missingCharacters.map(\.description) ?? []
  }
}
