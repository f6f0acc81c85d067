import Foundation
import HeadlessUIKit

/// The tree of views as UIKit prints it, without addresses.
@MainActor
struct ViewDescription {
  private(set) var text = ""

  init(of view: UIView) {
    text = Self.lines(of: view, level: 0).joined(separator: "\n")
  }

  private static func lines(of view: UIView, level: Int) -> [String] {
    [String(repeating: "   | ", count: level) + line(of: view)]
      + view.subviews.flatMap { lines(of: $0, level: level + 1) }
  }

  /// Returns a line with the view's class, its frame, and the properties that differ from UIKit's defaults.
  private static func line(of view: UIView) -> String {
    let size = view.bounds.size
    let center = view.center
    let (x, y) = (center.x - size.width / 2, center.y - size.height / 2)
    let frame = view.transform == .identity ? CGRect(origin: CGPoint(x: x, y: y), size: size) : view.frame
    var parts = [
      "\(type(of: view))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizing(view.autoresizingMask))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray>")
    }
    parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))")>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// Returns a number with at most six significant digits, like C's `%g`.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", locale: Locale(identifier: "en_US_POSIX"), Double(value) + 0)
  }

  private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
