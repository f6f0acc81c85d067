import Foundation

/// The places of the carets in a text view.
extension UITextView {
  /// The distance of the text container's origin from that of the view.
  private var containerOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  /// Returns the frame of the caret at a position.
  func caretFrame(at position: UITextPosition) -> CGRect {
    let origin = containerOrigin
    guard hasText else {
      return CGRect(
        x: origin.x + textContainer.lineFragmentPadding, y: origin.y, width: 2, height: label.font.lineHeight)
    }
    let offset = max(0, min(position.offset, inputText.utf16.count))
    var frame = layoutManager.caretRect(at: offset, in: textContainer).offsetBy(dx: origin.x, dy: origin.y)
    frame.size.width = 2
    return frame
  }

  /// Returns the frames of the lines of a range.
  func lineFrames(of range: UITextRange) -> [CGRect] {
    layoutManager.lineRects(of: range.range, in: textContainer).map {
      $0.offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
    }
  }

  func nearestPosition(to point: CGPoint, within range: NSRange? = nil) -> UITextPosition? {
    guard hasText else { return UITextPosition(0) }
    let point = CGPoint(x: point.x - containerOrigin.x, y: point.y - containerOrigin.y)
    let offset = layoutManager.caretOffset(closestTo: point, in: textContainer)
    guard let range = range?.clamped(to: inputText.utf16.count) else { return UITextPosition(offset) }
    return UITextPosition(max(range.location, min(offset, range.location + range.length)))
  }

  /// Returns the range of the character at a point; `nil` beside the text.
  func range(ofCharacterAt point: CGPoint) -> UITextRange? {
    let offsets = PlainText(inputText).boundaries
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let range = UITextRange(NSRange(location: start, length: end - start))
      if lineFrames(of: range).contains(where: { $0.contains(point) }) { return range }
    }
    return nil
  }

  /// Returns the position at a number of lines below another one; `nil` outside of the text.
  func position(from position: UITextPosition, lines: Int) -> UITextPosition? {
    let caret = caretRect(for: position)
    let y = caret.midY + CGFloat(lines) * caret.height
    let area = layoutManager.usedRect(for: textContainer).offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
    guard area.minY <= y, y <= area.maxY else { return nil }
    return closestPosition(to: CGPoint(x: caret.minX, y: y))
  }

  // MARK: Editing

  /// Deletes the selection, or the last character if nothing is selected.
  func deleteSelection() {
    let plain = PlainText(inputText)
    let deleted = selectedRange.length > 0 ? selectedRange : plain.character(before: plain.count)
    guard isEditable, deleted.length > 0,
      delegate?.textView(self, shouldChangeTextIn: deleted, replacementText: "") != false
    else { return }
    replaceText(in: deleted, with: "")
  }

  func replaceText(in range: NSRange, with string: String) {
    let range = range.clamped(to: inputText.utf16.count)
    guard let replaced = PlainText(inputText).replacing(range, with: string) else { return }
    text = replaced
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    notifyTextChange()
  }

  /// Replaces the marked text or the selection with text that an input method has not finished.
  func mark(_ string: String, selecting selection: NSRange) {
    let range = (markedRange ?? selectedRange).clamped(to: inputText.utf16.count)
    replaceText(in: range, with: string)
    markedRange = string.isEmpty ? nil : NSRange(location: range.location, length: string.utf16.count)
    let inner = selection.clamped(to: string.utf16.count)
    selectedRange = NSRange(location: range.location + inner.location, length: inner.length)
  }

  func notifyTextChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
