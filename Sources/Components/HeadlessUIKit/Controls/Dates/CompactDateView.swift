import FirstFrameLayoutTree
import Foundation

/// The buttons of a date picker with the date and the time, and a title before them in a row of its own.
final class CompactDateView: UIView {
  private var labels: [UILabel] = []
  private let titleLabel = UILabel()
  var isEnabled = true

  private var look: DatePickerLook { traitCollection.look.datePicker }

  override var isOpaqueByDefault: Bool { false }

  /// - Parameter title: The title at the leading edge; `nil` for the buttons alone.
  func show(_ texts: [String], title: String?) {
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      let label = UILabel()
      label.textAlignment = .center
      label.isAccessibilityElement = true
      labels.append(label)
      addSubview(label)
    }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    for (label, text) in zip(labels, texts) {
      label.text = text
      label.font = font
      label.textColor = isEnabled ? .label : .tertiaryLabel
      label.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
    if title != nil, titleLabel.superview == nil { addSubview(titleLabel) }
    titleLabel.isHidden = title == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var buttonSizes: [CGSize] {
    let grid = PixelGrid(traitCollection)
    return labels.map { label in
      let size = label.intrinsicContentSize
      return CGSize(
        width: size.width + 2 * look.buttonMargin, height: grid.ceiled(max(size.height + 14, look.smallestHeight)))
    }
  }

  override var intrinsicContentSize: CGSize {
    let sizes = buttonSizes
    return CGSize(
      width: sizes.reduce(look.gap * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      view.frame = placed(fromLeft: CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
    }
    let sizes = buttonSizes
    var x = titleLabel.isHidden ? 0 : max(bounds.width - intrinsicContentSize.width, 0)
    for (label, size) in zip(labels, sizes) {
      place(label, x, size)
      x += size.width + look.gap
    }
    if !titleLabel.isHidden { place(titleLabel, 0, titleLabel.intrinsicContentSize) }
  }

  override func describeContent(in node: inout LayoutNode) {
    for label in labels {
      let frame = label.frame
      node.children.append(
        .box(
          "button", frame, color: .tertiarySystemFill, radius: look.corners.radius(height: frame.height),
          in: traitCollection))
    }
  }
}

/// The buttons of compact date pickers. Lengths are in points.
struct DatePickerLook {
  let corners: CornerShape
  /// The distance from the text to the ends of its button.
  let buttonMargin: CGFloat
  let gap: CGFloat
  let smallestHeight: CGFloat

  static let iOS18 = DatePickerLook(corners: .radius(8), buttonMargin: 12, gap: 5, smallestHeight: 34)
  static let iOS26 = DatePickerLook(corners: .capsule, buttonMargin: 12, gap: 5, smallestHeight: 34)
}
