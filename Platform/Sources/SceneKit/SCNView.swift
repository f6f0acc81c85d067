public import FirstFramePlaceholders
public import UIKit

/// A scene in space. A placeholder is drawn; scenes keep their nodes, and do not move.
@preconcurrency @MainActor
open class SCNView: PlaceholderView {
  open override class var platformPlaceholder: Placeholder { Placeholder("SCNView", symbol: "cube") }

  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open var isPlaying = false
  open var loops = true
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode = SCNAntialiasingMode.none

  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, options: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns an image of the placeholder.
  open func snapshot() -> UIImage { UIGraphicsImageRenderer(size: bounds.size).image { _ in draw(bounds) } }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
}

public enum SCNAntialiasingMode: UInt, Sendable {
  case none, multisampling2X, multisampling4X
}

open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  open var isPaused = false

  public override init() {
    super.init()
  }

  /// Returns an empty scene: files are not read.
  public convenience init?(named name: String) {
    self.init()
    MissingEffect.warn("SCNScene(named:)", "files of scenes are not read here; the scene is empty.")
  }
}
