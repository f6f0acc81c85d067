public import FirstFramePlaceholders
@_exported public import UIKit

/// A game scene. A placeholder is drawn; scenes keep their nodes, and do not move.
@preconcurrency @MainActor
open class SKView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("SKView", symbol: "gamecontroller") }

  open private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var preferredFramesPerSecond = 60

  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene = scene
    if scene?.scaleMode == .resizeFill { scene?.size = bounds.size }
    scene?.view = self
    scene?.didMove(to: self)
  }

  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// Returns `nil`: nodes are not drawn.
  open func texture(from node: SKNode) -> SKTexture? { nil }
}

@preconcurrency @MainActor
open class SKTransition: NSObject {
  public class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  public class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}
