import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension UILabel {
  /// Longer than any text, and finite, so that subclasses can inset it.
  static let unlimited: CGFloat = 16_777_216

  /// As small as a text may be told to become.
  private static let smallestScale: CGFloat = 0.01

  /// Changes what the label's size depends on.
  func update(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { invalidateIntrinsicContentSize() }
  }

  func textSize(within width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    // A single line is as long as its text, whatever the width.
    let bounds = CGRect(
      x: 0, y: 0, width: numberOfLines == 1 ? Self.unlimited : min(width, Self.unlimited), height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func rectOfText(within bounds: CGRect, lines: Int) -> CGRect {
    guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= Self.unlimited / 2
    let set = Typesetter.shared.typeset(
      textContent(lines: lines, colors: nil).paragraph, width: isUnlimited ? .infinity : bounds.width,
      height: bounds.height)
    let size = PixelGrid(traitCollection).ceiled(set.size)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: min(size.width, bounds.width),
      height: height)
  }

  func baseline(in size: CGSize, of choose: ([TypesetLine]) -> TypesetLine?) -> CGFloat {
    let paragraph = textContent(lines: numberOfLines, colors: nil).paragraph
    let set = Typesetter.shared.typeset(paragraph, width: size.width, height: size.height)
    guard let line = choose(set.lines) else { return size.height }
    return (size.height - set.size.height) / 2 + line.baseline
  }

  /// The text is the node's own, unless a subclass moved it.
  func describeText(in node: inout LayoutNode) {
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect else { return }
    let text = textContent(
      lines: numberOfLines,
      colors: TextColors(
        traits: traitCollection, standard: content.textColor, highlighted: isHighlighted ? highlightedTextColor : nil,
        isFaint: !isEnabled))
    let frame = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let shadow = shadowNode(in: frame)
    node.children += [shadow].compactMap { $0 }
    if rect == bounds, shadow == nil {
      node.text = text
    } else {
      node.children.append(LayoutNode(name: "text", frame: frame, text: text))
    }
    guard let styled = content.styledText else { return }
    node.children += TextPictures(text: styled, content: text, traits: traitCollection, tint: content.textColor)
      .nodes(in: frame)
  }

  private func shadowNode(in frame: CGRect) -> LayoutNode? {
    guard let shadowColor, text?.isEmpty == false else { return nil }
    let colors = TextColors(
      traits: traitCollection, standard: shadowColor, highlighted: shadowColor, isFaint: !isEnabled)
    return LayoutNode(
      name: "shadow", frame: frame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
      text: textContent(lines: numberOfLines, colors: colors),
      accessibility: Accessibility(isElement: false, hidesChildren: true))
  }

  /// - Parameter colors: Nil where nothing is drawn.
  private func textContent(lines: Int, colors: TextColors?) -> TextContent {
    let style = content.paragraph
    let minimumScale = min(max(minimumScaleFactor, Self.smallestScale), 1)
    return TextContent(
      runs: content.runs(colors: colors),
      alignment: style.alignment.resolved(in: effectiveUserInterfaceLayoutDirection, of: content.string ?? ""),
      verticalAlignment: .center, lines: max(lines, 0), truncation: style.lineBreakMode.truncation,
      style: style.typesetting, minimumScale: adjustsFontSizeToFitWidth ? minimumScale : 1)
  }
}
