import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  func addLayers() {
    addBasicLayer()
    addSpecialLayers()
    addAnimations()
    addTransforms()
    addPathsAndContexts()
  }

  private func addBasicLayer() {
    let layer = cases("CALayer", { Sample.layer(CALayer()) }, shownBy: { Sample.page($0) })
    layer.drawn("anchorPoint") { $0.anchorPoint = .zero }
    layer.drawn("backgroundColor") { $0.backgroundColor = UIColor.red.cgColor }
    layer.drawn("borderColor", given: { $0.borderWidth = 4 }) { $0.borderColor = UIColor.red.cgColor }
    layer.drawn("borderWidth") { $0.borderWidth = 4 }
    layer.drawn("bounds") { $0.bounds.size.width = 70 }
    layer.drawn("compositingFilter") { $0.compositingFilter = "multiplyBlendMode" }
    layer.drawn("contents") { $0.contents = Sample.image(.red).cgImage }
    layer.drawn("contentsGravity", given: { $0.contents = Sample.image(.red).cgImage }) {
      $0.contentsGravity = .center
    }
    layer.drawn(
      "contentsScale",
      given: {
        $0.contents = Sample.image(.red).cgImage
        $0.contentsGravity = .center
      }
    ) { $0.contentsScale = 3 }
    layer.drawn("cornerCurve", given: { $0.cornerRadius = 15 }) { $0.cornerCurve = .continuous }
    layer.drawn("cornerRadius") { $0.cornerRadius = 9 }
    layer.drawn("frame") { $0.frame.origin.x += 9 }
    layer.drawn("isHidden") { $0.isHidden = true }
    layer.drawn("mask") { $0.mask = CALayer() }
    layer.drawn("maskedCorners", given: { $0.cornerRadius = 9 }) { $0.maskedCorners = [] }
    layer.drawn(
      "masksToBounds",
      given: {
        let inner = CALayer()
        inner.backgroundColor = UIColor.red.cgColor
        inner.frame = $0.bounds.offsetBy(dx: 9, dy: 9)
        $0.addSublayer(inner)
      }
    ) { $0.masksToBounds = true }
    layer.drawn("opacity") { $0.opacity = 0.5 }
    layer.drawn("position") { $0.position.x += 9 }
    layer.drawn("shadowColor", given: { $0.shadowOpacity = 1 }) { $0.shadowColor = UIColor.red.cgColor }
    layer.drawn("shadowOffset", given: { $0.shadowOpacity = 1 }) { $0.shadowOffset.width = 9 }
    layer.drawn("shadowOpacity") { $0.shadowOpacity = 1 }
    layer.drawn("shadowPath", given: { $0.shadowOpacity = 1 }) {
      $0.shadowPath = CGPath(rect: CGRect(x: 9, y: 9, width: 60, height: 60), transform: nil)
    }
    layer.drawn("shadowRadius", given: { $0.shadowOpacity = 1 }) { $0.shadowRadius = 9 }
    layer.drawn("sublayers") {
      let inner = CALayer()
      inner.backgroundColor = UIColor.red.cgColor
      inner.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      $0.sublayers = [inner]
    }
    layer.drawn("transform") { $0.transform = CATransform3DMakeScale(2, 1, 1) }
    layer.drawn("setAffineTransform(_:)") { $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1)) }
    let pair = cases("CALayer", { Sample.layer(CALayer()) }, shownBy: { Sample.pageBelowAnotherLayer($0) })
    pair.drawn("zPosition") { $0.zPosition = 1 }
    layer.warns("shouldRasterize", "the layer is drawn sharply", in: .twice) { $0.shouldRasterize = true }
    layer.warns(
      "rasterizationScale", "the layer is drawn sharply", in: .twice,
      given: {
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      }
    ) { $0.rasterizationScale = 3 }
    layer.none(.alwaysSo, "allowsEdgeAntialiasing")
    layer.none(.behavior, "needsDisplayOnBoundsChange")
    layer.none(.metadata, "name")
    layer.none(.performance, "drawsAsynchronously", "isOpaque")
  }

  private func addSpecialLayers() {
    let gradient = cases("CAGradientLayer", { Sample.gradient() }, shownBy: { Sample.page($0) })
    gradient.drawn("colors") { $0.colors = [UIColor.green.cgColor, UIColor.blue.cgColor] }
    gradient.drawn("endPoint") { $0.endPoint = CGPoint(x: 1, y: 0.5) }
    gradient.drawn("startPoint") { $0.startPoint = CGPoint(x: 0, y: 0.5) }
    gradient.drawn("locations") { $0.locations = [0, 0.2] }
    gradient.drawn("type") { $0.type = .radial }

    let shape = cases("CAShapeLayer", { Sample.shape() }, shownBy: { Sample.page($0) })
    shape.drawn("fillColor") { $0.fillColor = UIColor.green.cgColor }
    shape.drawn("fillRule", given: { $0.path = Sample.doublePath }) { $0.fillRule = .evenOdd }
    shape.drawn("lineCap") { $0.lineCap = .square }
    shape.drawn("lineDashPattern") { $0.lineDashPattern = [4, 4] }
    shape.drawn("lineDashPhase", given: { $0.lineDashPattern = [4, 4] }) { $0.lineDashPhase = 2 }
    shape.drawn("lineJoin") { $0.lineJoin = .bevel }
    shape.drawn("lineWidth") { $0.lineWidth = 3 }
    shape.drawn("miterLimit") { $0.miterLimit = 1 }
    shape.drawn("path") { $0.path = Sample.doublePath }
    shape.drawn("strokeColor") { $0.strokeColor = UIColor.red.cgColor }
    shape.drawn("strokeEnd") { $0.strokeEnd = 0.5 }
    shape.drawn("strokeStart") { $0.strokeStart = 0.5 }

    let text = cases("CATextLayer", { Sample.textLayer() }, shownBy: { Sample.page($0) })
    text.drawn("alignmentMode") { $0.alignmentMode = .right }
    text.drawn("font") { $0.font = UIFont.systemFont(ofSize: 14, weight: .heavy) }
    text.drawn("fontSize") { $0.fontSize = 9 }
    text.drawn("foregroundColor") { $0.foregroundColor = UIColor.red.cgColor }
    text.drawn("isWrapped", given: { $0.string = "Many words in a row" }) { $0.isWrapped = true }
    text.drawn("string") { $0.string = "Away" }
    text.drawn("truncationMode", given: { $0.string = "Many words in a row" }) { $0.truncationMode = .middle }
  }

  private func addAnimations() {
    let basic = cases("CABasicAnimation", { Sample.animation() }, shownBy: { Sample.animatedPage($0) })
    basic.drawn("toValue") { $0.toValue = 0.9 }
    basic.none(.animation, "fromValue", "byValue")
    let any = cases("CAAnimation", { Sample.animation() }, shownBy: { Sample.animatedPage($0) })
    any.drawn("autoreverses") { $0.autoreverses = true }
    any.drawn("fillMode") { $0.fillMode = .removed }
    any.drawn("isRemovedOnCompletion") { $0.isRemovedOnCompletion = true }
    any.drawn("repeatCount") { $0.repeatCount = .infinity }
    any.drawn("repeatDuration") { $0.repeatDuration = .infinity }
    any.none(.animation, "beginTime", "duration", "speed", "timeOffset", "timingFunction")
    any.none(.behavior, "delegate")
    let property = cases("CAPropertyAnimation", { Sample.animation() }, shownBy: { Sample.animatedPage($0) })
    property.drawn("keyPath") { $0.keyPath = "cornerRadius" }
    property.none(.animation, "isAdditive", "isCumulative")
    let keyframes = cases("CAKeyframeAnimation", { Sample.keyframes() }, shownBy: { Sample.animatedPage($0) })
    keyframes.drawn("values") { $0.values = [0, 0.9] }
    keyframes.none(.animation, "keyTimes", "path")
    let group = cases("CAAnimationGroup", { Sample.animationGroup() }, shownBy: { Sample.animatedPage($0) })
    group.drawn("animations") { $0.animations = [] }
    none("CASpringAnimation", .animation, "mass", "stiffness", "damping", "initialVelocity")
    none("CATransition", .animation, "type", "subtype", "startProgress", "endProgress")
    none(
      "CATransaction", .animation, "setCompletionBlock(_:)", "setDisableActions(_:)", "setAnimationDuration(_:)",
      "setAnimationTimingFunction(_:)")
    none("CADisplayLink", .animation, "isPaused", "preferredFrameRateRange", "preferredFramesPerSecond")
    none("CAFrameRateRange", .animation, "minimum", "maximum", "preferred")
    let animator = cases("UIViewPropertyAnimator", { UIViewPropertyAnimator(duration: 1, curve: .linear) }) { _ in
      Page(showing: Sample.box())
    }
    animator.warns("fractionComplete", "the animation is drawn at its end") { $0.fractionComplete = 0.5 }
    none(
      "UIViewPropertyAnimator", .animation, "isReversed", "isInterruptible", "isUserInteractionEnabled",
      "pausesOnCompletion", "scrubsLinearly")
    none("UIPercentDrivenInteractiveTransition", .animation, "completionCurve", "completionSpeed")
  }

  private func addTransforms() {
    let affine = cases("CGAffineTransform", { CGAffineTransform.identity }) { Sample.transformed($0) }
    affine.drawn("a") { $0.a = 2 }
    affine.drawn("b") { $0.b = 0.5 }
    affine.drawn("c") { $0.c = 0.5 }
    affine.drawn("d") { $0.d = 2 }
    affine.drawn("tx") { $0.tx = 9 }
    affine.drawn("ty") { $0.ty = 9 }
    let solid = cases("CATransform3D", { CATransform3DIdentity }) { Sample.transformed($0) }
    solid.drawn("m11") { $0.m11 = 2 }
    solid.drawn("m12") { $0.m12 = 0.5 }
    solid.drawn("m21") { $0.m21 = 0.5 }
    solid.drawn("m22") { $0.m22 = 2 }
    solid.drawn("m41") { $0.m41 = 9 }
    solid.drawn("m42") { $0.m42 = 9 }
    solid.drawn("m14") { $0.m14 = 0.01 }
    solid.drawn("m24") { $0.m24 = 0.01 }
    solid.drawn("m44") { $0.m44 = 2 }
    solid.none(.depth, "m13", "m23", "m31", "m32", "m33", "m34", "m43")
  }

  private func addPathsAndContexts() {
    let path = cases("UIBezierPath", { Sample.bezierPath() }) { path in
      Drawing {
        path.fill()
        UIColor.red.setStroke()
        path.stroke()
      }
    }
    path.drawn("cgPath") { $0.cgPath = Sample.doublePath }
    path.drawn("lineCapStyle") { $0.lineCapStyle = .square }
    path.drawn("lineJoinStyle") { $0.lineJoinStyle = .bevel }
    path.drawn("lineWidth") { $0.lineWidth = 3 }
    path.drawn("miterLimit") { $0.miterLimit = 1 }
    path.drawn("usesEvenOddFillRule", given: { $0.cgPath = Sample.doublePath }) { $0.usesEvenOddFillRule = true }
    path.drawn("setLineDash(_:count:phase:)") { $0.setLineDash([4, 4], count: 2, phase: 0) }
    path.none(.alwaysSo, "flatness")
    none("CGPathElement", .passedOn, "type", "points")

    let context = cases("CGContext", { ContextChange() }) { change in Drawing { change.draw() } }
    let red = UIColor.red.cgColor
    context.drawn("setAlpha(_:)") { $0.change = { $0.setAlpha(0.5) } }
    context.drawn("setBlendMode(_:)") { $0.change = { $0.setBlendMode(.destinationIn) } }
    context.drawn("setFillColor(_:)") { $0.change = { $0.setFillColor(red) } }
    context.drawn("setFillColor(red:green:blue:alpha:)") {
      $0.change = { $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
    }
    context.drawn("setFillColor(gray:alpha:)") { $0.change = { $0.setFillColor(gray: 0.9, alpha: 1) } }
    context.drawn("setStrokeColor(_:)") { $0.change = { $0.setStrokeColor(red) } }
    context.drawn("setStrokeColor(red:green:blue:alpha:)") {
      $0.change = { $0.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1) }
    }
    context.drawn("setStrokeColor(gray:alpha:)") { $0.change = { $0.setStrokeColor(gray: 0.9, alpha: 1) } }
    context.drawn("setLineCap(_:)") { $0.change = { $0.setLineCap(.square) } }
    context.drawn("setLineJoin(_:)") { $0.change = { $0.setLineJoin(.bevel) } }
    context.drawn("setLineWidth(_:)") { $0.change = { $0.setLineWidth(3) } }
    context.drawn("setMiterLimit(_:)") { $0.change = { $0.setMiterLimit(1) } }
    context.drawn("setLineDash(phase:lengths:)") { $0.change = { $0.setLineDash(phase: 0, lengths: [4, 4]) } }
    context.drawn("setShadow(offset:blur:)") {
      $0.change = { $0.setShadow(offset: CGSize(width: 9, height: 9), blur: 2) }
    }
    context.drawn("setShadow(offset:blur:color:)") {
      $0.change = { $0.setShadow(offset: CGSize(width: 9, height: 9), blur: 2, color: red) }
    }
    context.warns("setShouldAntialias(_:)", "edges are drawn antialiased") {
      $0.change = { $0.setShouldAntialias(false) }
    }
    context.warns("setAllowsAntialiasing(_:)", "edges are drawn antialiased") {
      $0.change = { $0.setAllowsAntialiasing(false) }
    }
    let format = cases("UIGraphicsImageRendererFormat", { UIGraphicsImageRendererFormat() }) { format in
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format)
      let view = UIImageView(image: renderer.image { _ in Sample.bezierPath().fill() })
      view.contentMode = .center
      return Page(showing: view)
    }
    format.drawn("opaque") { $0.opaque = true }
  }
}

/// A view that draws with a closure.
final class Drawing: UIView {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    backgroundColor = UIColor(red: 0.7, green: 0.8, blue: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { body() }
}

/// A change of a context before a shape is filled and stroked.
@MainActor struct ContextChange {
  var prepare: (CGContext) -> Void = { _ in }
  var change: (CGContext) -> Void = { _ in }
  /// An image that is drawn in place of the shape.
  var image: CGImage?

  func draw() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.green.cgColor)
    context.setLineWidth(8)
    prepare(context)
    change(context)
    if let image { return context.draw(image, in: CGRect(x: 0, y: 0, width: 90, height: 90)) }
    context.addPath(Sample.bezierPath().cgPath)
    context.drawPath(using: .fillStroke)
  }
}
