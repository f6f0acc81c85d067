public import FirstFrameLayoutTree
public import FirstFrameRasterizer
public import Foundation

/// What is known about a captured value beside its format.
public struct CaptureEvidence: Sendable {
  /// What the value said that it draws, where it is a component.
  public let layoutTree: LayoutNode?
  /// The same with its texts set, where there is anything to draw on.
  public let scene: PreparedScene?
  /// Pixels per point, where there are pixels.
  public let scale: CGFloat?
  /// What a person should know about how the value was laid out, though it fails no test; a sentence each.
  public let layoutWarnings: [String]

  public static let none = CaptureEvidence()

  public init(
    layoutTree: LayoutNode? = nil, scene: PreparedScene? = nil, scale: CGFloat? = nil, layoutWarnings: [String] = []
  ) {
    self.layoutTree = layoutTree
    self.scene = scene
    self.scale = scale
    self.layoutWarnings = layoutWarnings
  }

  /// What a person should know about how the value was laid out and drawn.
  var warnings: [String] {
    layoutWarnings + (scene?.missingCharacters.map(\.description) ?? [])
  }
}
