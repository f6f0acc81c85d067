import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SublayerTests {
  private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func named(_ name: String, _ layer: CALayer = CALayer()) -> CALayer {
    layer.name = name
    layer.frame = box
    return layer
  }

  private func view(_ name: String) -> UIView {
    let view = UIView(frame: box)
    view.accessibilityIdentifier = name
    return view
  }

  private func names(_ view: UIView) -> [String?] {
    view.layoutTree(in: RenderingEnvironment()).children.map(\.name)
  }

  @Test func sublayersAreOrderedAmongSubviews() {
    let root = view("root")
    let (a, b) = (view("a"), view("b"))
    root.addSubview(a)
    root.layer.addSublayer(named("between"))
    root.addSubview(b)
    root.layer.insertSublayer(named("lowest"), at: 0)
    root.layer.insertSublayer(named("under b"), below: b.layer)
    root.layer.insertSublayer(named("over a"), above: a.layer)
    #expect(names(root) == ["lowest", "a", "over a", "between", "under b", "b"])
    root.bringSubviewToFront(a)
    #expect(names(root) == ["lowest", "over a", "between", "under b", "b", "a"])
    #expect(root.subviews == [b, a])
    #expect(root.layer.sublayers?.count == 6)
    root.sendSubviewToBack(a)
    #expect(names(root) == ["lowest", "over a", "between", "under b", "a", "b"])
    root.bringSubviewToFront(a)
    b.removeFromSuperview()
    #expect(names(root) == ["lowest", "over a", "between", "under b", "a"])
    #expect(b.layer.superlayer == nil)
  }

  @Test func theHighestZPositionIsOnTop() {
    let root = view("root")
    for (name, z) in [("a", 1), ("b", -1), ("c", 0), ("d", 1)] as [(String, CGFloat)] {
      let layer = named(name)
      layer.zPosition = z
      root.layer.addSublayer(layer)
    }
    #expect(names(root) == ["b", "c", "a", "d"])
  }

  @Test func hiddenAndRemovedLayersAreNotDrawn() {
    let root = view("root")
    let (a, b) = (named("a"), named("b"))
    root.layer.addSublayer(a)
    root.layer.addSublayer(b)
    a.isHidden = true
    #expect(names(root) == ["b"])
    b.removeFromSuperlayer()
    #expect(names(root).isEmpty)
    #expect(b.superlayer == nil)
    a.addSublayer(a)
    #expect(a.sublayers == nil, "a layer cannot be its own sublayer")
  }

  @Test func shapes() throws {
    let shape = CAShapeLayer()
    shape.frame = box
    shape.path = UIBezierPath(rect: box).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    shape.lineDashPattern = [4, 2]
    shape.strokeEnd = 0.5
    let root = view("root")
    root.layer.addSublayer(shape)
    let node = try #require(root.layoutTree(in: RenderingEnvironment()).children.first?.children.first)
    let half = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 20, y: 0))
      $0.addLine(to: CGPoint(x: 20, y: 10))
    }
    let pen = StrokeStyle(width: 3, cap: .round, dash: [4, 2])
    #expect(node.path == PathContent(path: half, stroke: .init(color: Color(red: 255, green: 0, blue: 0), style: pen)))
  }

  @Test func gradientsAreBackgrounds() {
    let gradient = CAGradientLayer()
    gradient.frame = box
    gradient.cornerRadius = 4
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let root = view("root")
    root.layer.addSublayer(gradient)
    let node = root.layoutTree(in: RenderingEnvironment()).children[0]
    let stops = [
      GradientStop(position: 0, color: Color(red: 255, green: 0, blue: 0)),
      GradientStop(position: 1, color: Color(red: 0, green: 0, blue: 255)),
    ]
    let line = LinearGradient(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1), stops: stops)
    #expect(node.background == .linear(line))
    #expect(node.cornerRadii == CornerRadii(4))
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    let conic = ConicGradient(center: CGPoint(x: 0.5, y: 0.5), angle: 360, stops: stops)
    #expect(root.layoutTree(in: RenderingEnvironment()).children[0].background == .conic(conic))
  }

  /// The ellipse has semi-axes of 20 and 5 points around (20, 10).
  @Test func radialGradientsAreEllipses() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    gradient.type = .radial
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.75)
    let root = UIView(frame: gradient.frame)
    root.layer.addSublayer(gradient)
    let bitmap = try Rasterizer(scale: 1).bitmap(of: root.layoutTree(in: RenderingEnvironment()))
    #expect(bitmap[20, 16].straight == .white)
    #expect(bitmap[20, 3].straight == .white)
    #expect(bitmap[20, 10].red < 35)
    // 10.5 / 20 of the horizontal semi-axis is close to 2.5 / 5 of the vertical one.
    #expect(abs(Int(bitmap[30, 10].red) - 134) < 12)
    #expect(abs(Int(bitmap[20, 12].red) - 128) < 12)
  }

  @Test func textLayers() {
    let layer = CATextLayer()
    layer.frame = box
    layer.string = "2 : 1"
    layer.fontSize = 9
    layer.alignmentMode = .center
    layer.truncationMode = .end
    let root = view("root")
    root.layer.addSublayer(layer)
    let text = root.layoutTree(in: RenderingEnvironment()).children.first?.text
    #expect(text?.string == "2 : 1")
    #expect(text?.runs.first?.font.size == 9)
    #expect(text?.runs.first?.color == .white)
    #expect(text?.alignment == .center)
    #expect(text?.truncation == .tail)
    #expect(text?.lines == 1)
  }

  @Test func layerClassOfAView() {
    let view = GradientView(frame: box)
    #expect(view.layer is CAGradientLayer)
    guard case .linear(let gradient) = view.layoutTree(in: RenderingEnvironment()).background else {
      Issue.record("the background is not a linear gradient")
      return
    }
    #expect(gradient.stops.map(\.position) == [0, 0.5, 1])
  }

  @Test func shapesMask() throws {
    let root = view("root")
    root.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 5, y: 0, width: 5, height: 10)
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath
    root.layer.mask = mask
    let tree = root.layoutTree(in: RenderingEnvironment())
    #expect(tree.clipPath == ClipPath(path: Path { $0.addRect(CGRect(x: 5, y: 0, width: 5, height: 10)) }))
    let bitmap = try Rasterizer(scale: 1).bitmap(of: tree)
    #expect([4, 5, 9, 10].map { bitmap[$0, 5].alpha } == [0, 255, 255, 0])
    #expect(root.componentWarnings.isEmpty)
    root.layer.mask = CAGradientLayer()
    let masked = root.layoutTree(in: RenderingEnvironment())
    #expect(masked.clipPath == nil)
    #expect(masked.mask.count == 1)
    #expect(root.componentWarnings.isEmpty)
  }

  @Test func layerSubclassesDraw() throws {
    let root = view("root")
    let stripe = StripeLayer()
    stripe.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    root.layer.addSublayer(stripe)
    let image = UIGraphicsImageRenderer(size: box.size).image { root.layer.render(in: $0.cgContext) }
    let view = UIImageView(image: image)
    for tree in [root.layoutTree(in: RenderingEnvironment()), view.layoutTree(in: RenderingEnvironment())] {
      let bitmap = try Rasterizer(scale: 1).bitmap(of: tree)
      #expect([9, 10, 13, 14].map { bitmap[$0, 5].alpha } == [0, 255, 255, 0])
    }
  }

  @Test func transformLayersDrawOnlySublayers() {
    let (root, holder) = (view("root"), named("holder", CATransformLayer()))
    holder.backgroundColor = UIColor.red.cgColor
    holder.borderWidth = 1
    holder.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    holder.addSublayer(named("inner"))
    root.layer.addSublayer(holder)
    let node = root.layoutTree(in: RenderingEnvironment()).children[0]
    #expect(node.background == nil)
    #expect(node.border == nil)
    #expect(node.children.map(\.name) == ["inner"])
    #expect(node.transform == .scale(2))
  }

  @Test func shadowPaths() {
    let root = view("root")
    root.layer.shadowOpacity = 1
    root.layer.cornerRadius = 4
    func tree() -> LayoutNode { root.layoutTree(in: RenderingEnvironment()) }
    #expect(tree().shadow == nil, "no content casts a shadow")
    #expect(root.componentWarnings.isEmpty, "no content casts a shadow")
    root.layer.shadowPath = UIBezierPath(roundedRect: box, cornerRadius: 4).cgPath
    #expect(tree().shadow?.silhouette == .box, "the path is the edge of the layer")
    root.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 8, width: 20, height: 2)).cgPath
    #expect(tree().shadow?.silhouette == .path(Path { $0.addRect(CGRect(x: 0, y: 8, width: 20, height: 2)) }))
    root.layer.shadowPath = nil
    root.backgroundColor = .white
    #expect(tree().shadow?.silhouette == .box)
    #expect(root.componentWarnings.isEmpty)
    root.backgroundColor = .white.withAlphaComponent(0.5)
    #expect(tree().shadow?.silhouette == .contents)
  }

  @Test func transformedViewsAreDrawnTransformed() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let bar = UIView(frame: CGRect(x: 10, y: 18, width: 20, height: 4))
    bar.backgroundColor = .red
    bar.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    bar.center = CGPoint(x: 20, y: 20)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(bar)
    let bitmap = try Rasterizer(scale: 1).bitmap(of: root.layoutTree(in: RenderingEnvironment()))
    // The bar extends down from the anchor at (20, 20).
    #expect(bitmap[20, 19].alpha == 0)
    #expect(bitmap[18, 20].alpha == 255)
    #expect(bitmap[21, 39].alpha == 255)
    #expect(bitmap[17, 30].alpha == 0)
    #expect(bitmap[22, 30].alpha == 0)
  }

  @Test func animationsEndAtOnce() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.25
    layer.add(animation, forKey: "fade")
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == nil)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    #expect(layer.opacity == 0.25)
    #expect(layer.animation(forKey: "fade") === animation)
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    log.append("within")
    CATransaction.commit()
    #expect(log == ["within", "done"])
  }
}

/// A layer that draws a red stripe of four points along its left side.
final class StripeLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: 4, height: bounds.height))
  }
}

/// A view that is backed by a gradient layer.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
  }
}
