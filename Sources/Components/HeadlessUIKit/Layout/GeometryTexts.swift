public import Foundation

// Texts of geometry, as documents and property lists have them: numbers in braces, separated by commas.

extension NSCoder {
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
  public class func string(for offset: UIOffset) -> String { text(offset.horizontal, offset.vertical) }

  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }

  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(text).joined(separator: ", ") + "]"
  }

  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }

  private class func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Returns the shortest text of a number: whole numbers have no fraction.
  private class func text(_ number: CGFloat) -> String {
    let text = String(Double(number))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the numbers of a text; `nil` if their count is another one.
  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return words.count == count ? words.map { CGFloat($0) } : nil
  }
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
