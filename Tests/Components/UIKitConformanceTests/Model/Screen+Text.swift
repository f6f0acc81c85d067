import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

extension Screen {
  /// Returns a label that is on the screen.
  func label(
    _ text: String, _ size: CGFloat = 17, _ weight: UIFont.Weight = .regular, lines: Int = 1
  ) -> UILabel {
    label(text, UIFont.systemFont(ofSize: size, weight: weight), lines: lines)
  }

  func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  func label(_ text: NSAttributedString, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.attributedText = text
    label.numberOfLines = lines
    return label
  }

  /// Returns the size of a label that fits its text.
  func fitted(_ label: UILabel) -> Quantity {
    label.sizeToFit()
    return .size(of: label.bounds.size)
  }

  /// Returns the smallest rectangle with all pixels of a view that are not white, in the view's coordinates.
  func ink(of view: UIView) throws -> CGRect {
    guard var node = node(of: view) else { return .null }
    node.frame.origin = .zero
    // Room around the view, so that content outside of it shows.
    let room = CGFloat(40)
    let area = CGRect(x: 0, y: 0, width: node.frame.width + 2 * room, height: node.frame.height + 2 * room)
    node.frame.origin = CGPoint(x: room, y: room)
    let scene = LayoutNode(frame: area, background: .color(.init(red: 255, green: 255, blue: 255)), children: [node])
    let bitmap = try Rasterizer(scale: platform.scale).bitmap(of: scene)
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width where bitmap[x, y].green < 200 {
        (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x + 1), max(maxY, y + 1))
      }
    }
    guard minX < maxX else { return .null }
    let scale = platform.scale
    return CGRect(
      x: CGFloat(minX) / scale - room, y: CGFloat(minY) / scale - room, width: CGFloat(maxX - minX) / scale,
      height: CGFloat(maxY - minY) / scale)
  }

  /// Returns the color of the first text that a view draws, multiplied by the opacity of the nodes around it.
  func textColor(in view: UIView, of string: String? = nil) -> Quantity {
    guard let node = node(of: view) else { return .missing("no such view") }
    return Self.textColor(in: node, opacity: 1, of: string) ?? .missing("no text")
  }

  static func textColor(in node: LayoutNode, of string: String) -> Quantity {
    textColor(in: node, opacity: 1, of: string) ?? .missing("no such text")
  }

  private static func textColor(in node: LayoutNode, opacity: Double, of string: String?) -> Quantity? {
    let opacity = opacity * node.opacity
    if let text = node.text, string == nil || text.string == string, let run = text.runs.first {
      guard case .color(let red, let green, let blue, let alpha) = Quantity(run.color) else { return nil }
      return .color(red, green, blue, alpha * opacity)
    }
    return node.children.lazy.compactMap { textColor(in: $0, opacity: opacity, of: string) }.first
  }
}

extension String {
  /// The width of the string on one line, without rounding, in points.
  @MainActor func width(_ size: CGFloat = 17, _ weight: UIFont.Weight = .regular) -> CGFloat {
    width(UIFont.systemFont(ofSize: size, weight: weight))
  }

  @MainActor func width(_ font: UIFont) -> CGFloat {
    (self as NSString).size(withAttributes: [.font: font]).width
  }
}

/// Widths measured on Catalyst, as they are on iOS.
///
/// Below 20 points, a character is wider on Catalyst by a constant, in units of 1/2048 of the font size.
enum CatalystText {
  private static let units: [Double: Double] = [
    8: 50, 9: 50, 10: 50, 11: 46, 11.5: 45, 12: 44, 13: 41, 13.5: 41, 14: 40, 15: 38, 16: 37, 17: 37, 17.5: 31, 18: 25,
    19: 12,
  ]

  /// Returns the width on iOS of a text of a number of characters that is `width` points wide on Catalyst.
  static func iOSWidth(_ width: Double, characters: Int, size: Double) -> Double {
    width - Double(characters) * (units[size] ?? 0) * size / 2048
  }
}
