import Foundation
import HeadlessUIKit

/// Gradient layers.
enum GradientCases {
  static var table: CaseTable {
    var table = CaseTable(.gradients)
    defaults(&table)
    shapes(&table)
    directions(&table)
    return table
  }

  private static let white = Quantity.color(255, 255, 255)

  @MainActor private static func view(_ size: CGSize, _ configure: (CAGradientLayer) -> Void) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    configure(layer)
    view.layer.addSublayer(layer)
    return view
  }

  private static func defaults(_ table: inout CaseTable) {
    table.add(
      "the default values of gradients", [.fact(22, 1)], .documented,
      expect: [.number(0.5), .number(0), .number(0.5), .number(1), .flag(true)]
    ) { _ in
      let layer = CAGradientLayer()
      let isDefault = layer.type == .axial && layer.locations == nil
      return [
        .number(of: layer.startPoint.x), .number(of: layer.startPoint.y), .number(of: layer.endPoint.x),
        .number(of: layer.endPoint.y), .flag(isDefault),
      ]
    }
    table.add(
      "colors are spread evenly and interpolated in sRGB", .facts(22, 1, 8), within: .points(1),
      expect: [.color(255, 127.5, 0)]
    ) {
      let view = Self.view(CGSize(width: 20, height: 200)) {
        $0.colors = [
          UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, UIColor(red: 1, green: 1, blue: 0, alpha: 1).cgColor,
        ]
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 10, y: 100)])
    }
    table.add("too few colors or locations draw nothing", [.fact(22, 4)], on: .catalyst, expect: [white, white]) {
      let single = Self.view(CGSize(width: 20, height: 20)) { $0.colors = [UIColor.black.cgColor] }
      let mismatched = Self.view(CGSize(width: 20, height: 20)) {
        $0.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        $0.locations = [0, 0.5, 1]
      }
      mismatched.frame.origin.x = 40
      $0.add(mismatched)
      return try $0.pixels(of: single, at: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    }
  }

  private static func shapes(_ table: inout CaseTable) {
    table.add("a gradient covers the background color", [.fact(22, 2)], .documented, expect: [.color(0, 0, 0)]) {
      let view = Self.view(CGSize(width: 20, height: 20)) {
        $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        $0.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 10, y: 10)])
    }
    table.add(
      "a gradient fills the rounded shape, masked or not", .facts(22, 2, 3), on: .catalyst,
      expect: [white, .color(0, 0, 0)]
    ) {
      let view = Self.view(CGSize(width: 40, height: 40)) {
        $0.cornerRadius = 20
        $0.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 1, y: 1), CGPoint(x: 20, y: 20)])
    }
  }

  private static func directions(_ table: inout CaseTable) {
    table.add(
      "a diagonal gradient has its middle color at both other corners", [.rule(6), .fact(22, 5)], on: .catalyst,
      expect: [.flag(true), .flag(true)]
    ) {
      let view = Self.view(CGSize(width: 200, height: 50)) {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 0.25, y: 0.25), CGPoint(x: 199.75, y: 49.75)]).map { pixel in
        guard case .color(let red, _, _, _) = pixel else { return .missing("no pixel") }
        return .flag(abs(red - 127.5) <= 3)
      }
    }
    table.add(
      "a radial gradient is an ellipse about its start", [.fact(22, 6)], on: .catalyst,
      expect: [.flag(true), .flag(true)]
    ) {
      // Half of the way to the end on either axis: radii of 100 and 25.
      let view = Self.view(CGSize(width: 200, height: 50)) {
        $0.type = .radial
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 150, y: 25), CGPoint(x: 100, y: 37.5)]).map { pixel in
        guard case .color(let red, _, _, _) = pixel else { return .missing("no pixel") }
        return .flag(abs(red - 127.5) <= 6)
      }
    }
    table.add("a radial gradient without extent draws nothing", [.fact(22, 6)], on: .catalyst, expect: [white]) {
      let view = Self.view(CGSize(width: 40, height: 40)) {
        $0.type = .radial
        $0.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 1))
      }
      return try $0.pixels(of: view, at: [CGPoint(x: 20, y: 20)])
    }
  }
}
