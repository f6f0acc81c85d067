import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Layers: borders, shadows, masks, and the default values.
enum LayerCases {
  static var table: CaseTable {
    var table = CaseTable(.layers)
    borders(&table)
    shadows(&table)
    masks(&table)
    defaults(&table)
    return table
  }

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @MainActor private static func box(_ color: UIColor?, _ frame: CGRect = CGRect(x: 40, y: 40, width: 40, height: 40))
    -> UIView
  {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private static func borders(_ table: inout CaseTable) {
    table.add(
      "a border is inside the bounds, above sublayers", .facts(21, 1, 2), on: .catalyst,
      expect: [.color(255, 255, 255), .color(0, 0, 255), .color(0, 255, 0)]
    ) {
      let view = Self.box(Self.red)
      (view.layer.borderWidth, view.layer.borderColor) = (4, Self.blue.cgColor)
      view.addSubview(Self.box(UIColor(red: 0, green: 1, blue: 0, alpha: 1), CGRect(x: 0, y: 0, width: 40, height: 40)))
      return try $0.pixels(of: view, at: [CGPoint(x: 39, y: 60), CGPoint(x: 42, y: 60), CGPoint(x: 60, y: 60)])
    }
    table.add("turned layers have hard edges", [.fact(21, 16)], on: .catalyst, expect: [.flag(true)]) {
      let view = Self.box(.black)
      view.transform = CGAffineTransform(rotationAngle: 0.3)
      let points = stride(from: 30.25, to: 90, by: 0.5).map { CGPoint(x: $0, y: 60) }
      let pixels = try $0.pixels(of: view, at: points)
      let isHard = pixels.allSatisfy { pixel in
        guard case .color(let red, _, _, _) = pixel else { return false }
        return red == 0 || red == 255
      }
      return [.flag(isHard)]
    }
  }

  @MainActor private static func shadow(_ view: UIView, opacity: Float = 1, radius: CGFloat = 0, dx: CGFloat = 20) {
    (view.layer.shadowOpacity, view.layer.shadowRadius) = (opacity, radius)
    view.layer.shadowOffset = CGSize(width: dx, height: 0)
  }

  private static func shadows(_ table: inout CaseTable) {
    table.add("masksToBounds removes the shadow", [.fact(21, 5)], on: .catalyst, expect: [.color(255, 255, 255)]) {
      let view = Self.box(Self.red)
      Self.shadow(view)
      view.layer.masksToBounds = true
      return try $0.pixels(of: view, at: [CGPoint(x: 90, y: 60)])
    }
    table.add("sublayers widen the shadow", [.fact(21, 6)], on: .catalyst, expect: [.color(0, 0, 0)]) {
      let view = Self.box(Self.red)
      view.addSubview(Self.box(Self.blue, CGRect(x: 40, y: 10, width: 20, height: 20)))
      Self.shadow(view)
      // The sublayer reaches to 100, and its shadow to 120.
      return try $0.pixels(of: view, at: [CGPoint(x: 110, y: 60)])
    }
    table.add(
      "a layer without content casts no shadow, a border casts a ring", [.fact(21, 7), .rule(8)], on: .catalyst,
      expect: [.color(255, 255, 255), .color(0, 0, 0), .color(255, 255, 255)]
    ) {
      let (empty, ring) = (Self.box(nil), Self.box(nil, CGRect(x: 40, y: 100, width: 40, height: 40)))
      (ring.layer.borderWidth, ring.layer.borderColor) = (4, Self.blue.cgColor)
      for view in [empty, ring] {
        Self.shadow(view, dx: 50)
        $0.add(view)
      }
      return try $0.pixels(of: ring, at: [CGPoint(x: 110, y: 60), CGPoint(x: 92, y: 120), CGPoint(x: 110, y: 120)])
    }
    table.add(
      "translucent content casts a weaker shadow", [.fact(21, 8)], .documented, expect: [.color(127.5, 127.5, 127.5)]
    ) {
      let view = Self.box(Self.red.withAlphaComponent(0.5))
      Self.shadow(view, dx: 50)
      return try $0.pixels(of: view, at: [CGPoint(x: 110, y: 60)])
    }
    table.add(
      "the alpha of a view multiplies its shadow", [.fact(21, 9)], on: .catalyst,
      expect: [.color(191.25, 191.25, 191.25)]
    ) {
      let view = Self.box(Self.red)
      view.alpha = 0.5
      Self.shadow(view, opacity: 0.5, dx: 50)
      return try $0.pixels(of: view, at: [CGPoint(x: 110, y: 60)])
    }
    table.add(
      "the alpha of a shadow color multiplies its opacity", [.fact(21, 10)], on: .catalyst,
      expect: [.color(191.25, 191.25, 191.25)]
    ) {
      let view = Self.box(Self.red)
      view.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
      Self.shadow(view, opacity: 0.5, dx: 50)
      return try $0.pixels(of: view, at: [CGPoint(x: 110, y: 60)])
    }
    table.add(
      "a shadow shows through a translucent view", [.fact(21, 11)], on: .catalyst, expect: [.color(127.5, 0, 0)]
    ) {
      // A shadow of a half translucent red at full strength: black at 0.5 below red at 0.5.
      let view = Self.box(Self.red.withAlphaComponent(0.5))
      Self.shadow(view, dx: 0)
      view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
      return try $0.pixels(of: view, at: [CGPoint(x: 60, y: 60)])
    }
    table.add(
      "the blur of a shadow is a deviation of its radius", [.fact(21, 3)], on: .catalyst, within: .points(0.01),
      expect: [.number(10)]
    ) {
      // The node's blur is twice the deviation, as in Core Graphics.
      let view = Self.box(Self.red)
      Self.shadow(view, radius: 10)
      $0.add(view)
      return [.number(of: ($0.node(of: view)?.first { $0.shadow != nil }?.shadow?.blur).map { $0 / 2 })]
    }
  }

  private static func masks(_ table: inout CaseTable) {
    table.add(
      "a mask multiplies by its alpha, gradients included", [.rule(7)], on: .iPhone16Pro, .reported, within: .points(2),
      expect: [.flag(true), .flag(true)]
    ) {
      let view = Self.box(.black, CGRect(x: 0, y: 0, width: 100, height: 40))
      let mask = CAGradientLayer()
      mask.frame = view.bounds
      mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      view.layer.mask = mask
      let pixels = try $0.pixels(of: view, at: [CGPoint(x: 25, y: 20), CGPoint(x: 75, y: 20)])
      return zip(pixels, [64.0, 191]).map { pixel, gray in
        guard case .color(let red, _, _, _) = pixel else { return .missing("no pixel") }
        return .flag(abs(red - gray) <= 3)
      }
    }
    table.add("a mask cuts the shadow as well", [.fact(21, 12)], on: .catalyst, expect: [.color(255, 255, 255)]) {
      let view = Self.box(Self.red)
      Self.shadow(view)
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: view.bounds, transform: nil)
      view.layer.mask = mask
      return try $0.pixels(of: view, at: [CGPoint(x: 90, y: 60)])
    }
  }

  private static func defaults(_ table: inout CaseTable) {
    table.add(
      "the default values of shadows", [.fact(21, 4)], .documented,
      expect: [.number(0), .number(3), .size(0, -3), .color(0, 0, 0)]
    ) {
      let layer = CALayer()
      return [
        .number(Double(layer.shadowOpacity)), .number(of: layer.shadowRadius), .size(of: layer.shadowOffset),
        .color(of: layer.shadowColor.map { UIColor(cgColor: $0) }, in: $0.traits),
      ]
    }
    table.add("the default corners of a layer", [.fact(21, 15)], .documented, expect: [.flag(true), .flag(true)]) { _ in
      let layer = CALayer()
      let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      return [.flag(layer.cornerCurve == .circular), .flag(layer.maskedCorners == all)]
    }
    table.add("the default rasterization scale", [.fact(21, 17)], on: .catalyst, expect: [.number(1)]) { _ in
      [.number(of: CALayer().rasterizationScale)]
    }
    table.add(
      "a frame is derived from bounds, position and anchor point", [.fact(21, 18)], on: .catalyst,
      expect: [.frame(90, 45, 20, 10), .frame(0, 0, 20, 10), .number(5)]
    ) { _ in
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      layer.position = CGPoint(x: 100, y: 50)
      let first = layer.frame
      layer.anchorPoint = .zero
      layer.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
      return [.frame(first), .frame(layer.bounds), .number(of: layer.position.x)]
    }
    table.add(
      "the default values of shape layers", [.fact(21, 20)], .documented,
      expect: [.color(0, 0, 0), .flag(true), .number(1), .number(10), .flag(true)]
    ) {
      let layer = CAShapeLayer()
      let isDefault = layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero
      return [
        .color(of: layer.fillColor.map { UIColor(cgColor: $0) }, in: $0.traits), .flag(layer.strokeColor == nil),
        .number(of: layer.lineWidth), .number(of: layer.miterLimit), .flag(isDefault),
      ]
    }
  }
}
