import Foundation

/// The places of the carets in a field, which has one line.
extension UITextField {
  /// Returns the area between the carets at the ends of a range.
  func area(of range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(
      x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX), height: start.height)
  }

  /// Returns the position whose caret is the nearest to a point.
  func nearestPosition(to point: CGPoint, within range: NSRange? = nil) -> UITextPosition? {
    let offsets = PlainText(inputText).boundaries.filter { offset in
      range.map { $0.location <= offset && offset <= $0.location + $0.length } ?? true
    }
    let positions = offsets.map { UITextPosition($0) }
    return positions.min {
      abs(caretRect(for: $0).minX - point.x) < abs(caretRect(for: $1).minX - point.x)
    }
  }

  /// Returns the range of the character at a point; `nil` beside the text.
  func range(ofCharacterAt point: CGPoint) -> UITextRange? {
    let offsets = PlainText(inputText).boundaries
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let range = UITextRange(NSRange(location: start, length: end - start))
      let area = area(of: range)
      if area.minX <= point.x, point.x < area.maxX { return range }
    }
    return nil
  }
}
