import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension UITextField {
  /// The space between the edge and the text, in points. That of rounded borders is measured; Apple does not document
  /// the others.
  private var padding: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private var isMirrored: Bool { isRightToLeft }

  private func isVisible(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && mode.isVisible(whileEditing: isEditing)
  }

  private var showsClearButton: Bool {
    clearButtonMode.isVisible(whileEditing: isEditing) && hasText
      && !isVisible(rightView, rightViewMode)
  }

  /// The size of the displayed text and side views, in points. With a rounded border, it is at least 34 points high.
  ///
  /// As measured on UIKit, a field is 1.5 points higher than its line, which makes 22 points for 17-point text.
  var naturalSize: CGSize {
    let content = (hasText ? textLabel : placeholderLabel).intrinsicContentSize
    let height = PixelGrid(traitCollection).ceiled(textLabel.font.lineHeight + 1.5)
    var size = CGSize(width: naturalTextWidth, height: max(content.height, height))
    if isVisible(leftView, leftViewMode) { size.width += leftViewRect(forBounds: bounds).width }
    if isVisible(rightView, rightViewMode) { size.width += rightViewRect(forBounds: bounds).width }
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      size.width += padding.left + padding.right
      size.height += padding.top + padding.bottom
    case .roundedRect:
      size.width += 2 * (padding.left + padding.right)
      size.height = max((size.height + 12).rounded(.up), 34)
    }
    return size
  }

  /// The width of the text in whole points, of the placeholder in whole pixels, or of an empty field, as measured on
  /// UIKit.
  private var naturalTextWidth: CGFloat {
    if hasText { return textLabel.intrinsicContentSize.width.rounded(.up) }
    let width = placeholderLabel.intrinsicContentSize.width
    return width > 0 ? width : 5
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var insets = padding
    let (start, end) = (isVisible(leftView, leftViewMode), isVisible(rightView, rightViewMode))
    let startWidth = start ? leftViewRect(forBounds: bounds).width : 0
    let endWidth = end ? rightViewRect(forBounds: bounds).width : showsClearButton ? 24 : 0
    insets.left += isMirrored ? endWidth : startWidth
    insets.right += isMirrored ? startWidth : endWidth
    let rect = bounds.inset(by: insets)
    return CGRect(x: rect.minX, y: rect.minY, width: max(rect.size.width, 0), height: max(rect.size.height, 0))
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  func standardViewRect(_ view: UIView?, atStart isStart: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.preferredSize(fitting: .unlimited) }
    size.height = min(size.height, bounds.height)
    let isLeft = isStart != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  func layOutContent() {
    let grid = PixelGrid(traitCollection)
    textLabel.minimumScaleFactor = minimumFontSize > 0 ? min(minimumFontSize / textLabel.font.pointSize, 1) : 0
    for label in [textLabel, placeholderLabel] where label.semanticContentAttribute != semanticContentAttribute {
      label.semanticContentAttribute = semanticContentAttribute
    }
    textLabel.frame = grid.rounded(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    placeholderLabel.frame = placeholderFrame(in: placeholderRect(forBounds: bounds), grid)
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    show(leftView, leftViewMode, in: leftViewRect(forBounds: bounds))
    show(rightView, rightViewMode, in: rightViewRect(forBounds: bounds))
  }

  /// Adds a side view that is visible, and removes one that is not.
  private func show(_ view: UIView?, _ mode: ViewMode, in rect: CGRect) {
    guard let view else { return }
    guard isVisible(view, mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = PixelGrid(traitCollection).rounded(rect)
  }

  /// Returns the frame of the placeholder: one line high, in the middle of its area, and on the pixel grid.
  private func placeholderFrame(in area: CGRect, _ grid: PixelGrid) -> CGRect {
    let height = min(placeholderLabel.intrinsicContentSize.height, area.height)
    var frame = grid.rounded(area)
    frame.origin.y = grid.rounded(area.midY - height / 2)
    frame.size.height = height
    return frame
  }

  func baseline(in size: CGSize) -> CGFloat {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let label = hasText ? textLabel : placeholderLabel
    return rect.minY + label.firstBaseline(in: rect.size)
  }

  /// Adds the image that fills the field.
  func describeBackgroundImage(in node: inout LayoutNode) {
    let image = isEnabled ? background : disabledBackground ?? background
    guard let image, borderStyle != .roundedRect else { return }
    node.children.append(imageNode("background image", image, in: node.bounds))
  }

  private func imageNode(_ name: String, _ image: UIImage, in frame: CGRect) -> LayoutNode {
    var node = LayoutNode(name: name, frame: frame)
    image.describe(
      in: &node, as: ImageAppearance(tint: tintColor, traits: traitCollection, isRightToLeft: isMirrored))
    return node
  }

  func describeBorder(in node: inout LayoutNode) {
    let rect = borderRect(forBounds: bounds).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let pixel = 1 / PixelGrid(traitCollection).scale
    switch borderStyle {
    case .none: break
    case .line: node.children.append(frame("border", rect, width: pixel, color: .label))
    case .bezel:
      // Looks sunken: the outer half of the frame is darker.
      node.children.append(frame("border", rect, width: 1, color: .systemGray2))
      node.children.append(frame("inner border", rect.insetBy(dx: 1, dy: 1), width: 1, color: .systemGray4))
    case .roundedRect:
      node.children.append(
        frame(
          "border", rect, width: pixel, color: .roundedFieldBorder,
          fill: backgroundColor == nil ? .systemBackground : .clear, radius: 5))
    }
    if showsClearButton { node.children.append(clearIcon) }
  }

  private func frame(
    _ name: String, _ rect: CGRect, width: CGFloat, color: UIColor, fill: UIColor = .clear, radius: CGFloat = 0
  ) -> LayoutNode {
    let border = Border(width: width, color: color.components(in: traitCollection).color)
    return .box(name, rect, color: fill, radius: radius, border: border, in: traitCollection)
  }

  /// A cross on a disc with a diameter of 16 points.
  private var clearIcon: LayoutNode {
    let rect = clearButtonRect(forBounds: bounds).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    if let clearImage {
      let size = clearImage.size
      return imageNode(
        "clear", clearImage,
        in: CGRect(
          x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height))
    }
    let disc = CGRect(x: rect.midX - 8, y: rect.midY - 8, width: 16, height: 16)
    var node = LayoutNode.box("clear", disc, color: .systemGray3, radius: 8, in: traitCollection)
    let cross = Path { path in
      path.move(to: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 11, y: 11))
      path.move(to: CGPoint(x: 11, y: 5))
      path.addLine(to: CGPoint(x: 5, y: 11))
    }
    let color = UIColor.systemBackground.components(in: traitCollection).color
    node.path = PathContent(path: cross, stroke: .init(color: color, style: StrokeStyle(width: 1.25, cap: .round)))
    return node
  }

  /// Returns the frame of the caret at a position: 1 point wide, and 1.5 points higher than the line.
  func caretFrame(at position: UITextPosition) -> CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = textLabel.font.lineHeight + 1.5
    return CGRect(
      x: rect.minX + textLabel.caretX(at: displayedOffset(of: position.offset), width: rect.width),
      y: rect.midY - height / 2, width: 1, height: height)
  }

  /// Returns the offset in the displayed text: a dot stands for a character, which can be several code units.
  private func displayedOffset(of offset: Int) -> Int {
    let boundaries = PlainText(inputText).boundaries
    // The offset of the end of a character for a position within it.
    guard let index = boundaries.firstIndex(where: { $0 >= offset }) else { return offset }
    guard isSecureTextEntry else { return boundaries[index] }
    // Dots are in the direction of the field, and typeset from left to right.
    return isMirrored ? boundaries.count - 1 - index : index
  }
}

extension UIColor {
  /// The border of a rounded field. The light color is measured on a device; the dark one is a guess.
  fileprivate static let roundedFieldBorder = UIColor {
    $0.userInterfaceStyle == .dark
      ? .opaqueSeparator : UIColor(red: 219 / 255, green: 219 / 255, blue: 220 / 255, alpha: 1)
  }
}
