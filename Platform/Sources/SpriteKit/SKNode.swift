public import UIKit

/// A node of a scene, with its geometry. Nodes are not drawn.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var speed: CGFloat = 1
  open var physicsBody: SKPhysicsBody?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?

  public override init() {
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init()
  }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    node.parent = self
    children.append(node)
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    node.parent = self
    children.insert(node, at: min(max(index, 0), children.count))
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() {
    for child in children { child.removeFromParent() }
  }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// Keeps nothing: nodes do not move.
  open func run(_ action: SKAction) { action.warn() }
  open func run(_ action: SKAction, withKey key: String) { action.warn() }
  /// Calls the completion handler at once.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    action.warn()
    block()
  }
  open func removeAllActions() {}
  open func removeAction(forKey key: String) {}
  open func hasActions() -> Bool { false }
}

@preconcurrency @MainActor
open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
}

@preconcurrency @MainActor
open class SKScene: SKEffectNode {
  open var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open var anchorPoint = CGPoint.zero
  open internal(set) weak var view: SKView?
  public let physicsWorld = SKPhysicsWorld()

  public override init() {
    super.init()
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func sceneDidLoad() {}
  open func update(_ currentTime: TimeInterval) {}
}

@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }

  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    color = .white
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
}

@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect).cgPath)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(path: UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath)
  }
}

@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var numberOfLines = 1

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  public convenience init(fontNamed fontName: String?) {
    self.init()
    self.fontName = fontName
  }
}

/// Particles, which are not drawn.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleColor = UIColor.white
}
