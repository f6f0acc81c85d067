import FirstFrameLayoutTree
import Foundation

/// The measures and colors of text fields in alerts, in points.
///
/// In iOS 18, all fields share a box with a thin border, and lines separate them. In iOS 26, each has a box of its own.
/// Apple documents neither: the measures are estimates.
struct AlertFieldLook {
  /// Whether all fields share one box.
  let isGrouped: Bool
  let style: UIFont.TextStyle
  let radius: CGFloat
  let color: UIColor
  let hasBorder: Bool
  /// The space between the edge of a box and a field.
  let padding: UIEdgeInsets
  /// The distance between boxes.
  let spacing: CGFloat

  /// Rows of 29 points with text of 13 points.
  static let iOS18 = AlertFieldLook(
    isGrouped: true, style: .footnote, radius: 7, color: .systemBackground, hasBorder: true,
    padding: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7), spacing: 0)

  /// Boxes of 44 points with text of 17 points.
  static let iOS26 = AlertFieldLook(
    isGrouped: false, style: .body, radius: 22, color: .tertiarySystemFill, hasBorder: false,
    padding: UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16), spacing: 8)
}

extension AlertFieldLook {
  /// Returns a view with fields, one below the other, which grows with their text.
  ///
  /// - Parameter insets: The space around the boxes, in points.
  @MainActor func view(of fields: [UITextField], insets: UIEdgeInsets) -> UIView {
    let boxes = isGrouped ? [AlertFieldBox(fields, look: self)] : fields.map { AlertFieldBox([$0], look: self) }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = .vertical
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = insets
    return stack
  }

  /// Gives a field the text size of alerts.
  @MainActor func prepare(_ field: UITextField) {
    field.font = .preferredFont(forTextStyle: style)
    field.adjustsFontForContentSizeCategory = true
  }

  /// Gives a field that has the standard text size that of this look.
  @MainActor func adopt(_ field: UITextField) {
    let styles = [AlertFieldLook.iOS18, .iOS26].map(\.style)
    guard case .textStyle(let own)? = field.font?.scaling, own != style, styles.contains(own) else { return }
    prepare(field)
  }
}

/// The box of one or several fields in an alert.
private final class AlertFieldBox: UIView {
  private let look: AlertFieldLook

  init(_ fields: [UITextField], look: AlertFieldLook) {
    self.look = look
    super.init(frame: .zero)
    let stack = UIStackView()
    stack.axis = .vertical
    for field in fields {
      if !stack.arrangedSubviews.isEmpty { stack.addArrangedSubview(AlertSeparator()) }
      stack.addArrangedSubview(row(with: field))
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func row(with field: UITextField) -> UIView {
    let row = UIStackView(arrangedSubviews: [field])
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.layoutMargins = look.padding
    return row
  }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let line = Border(width: 1 / PixelGrid(traits).scale, color: UIColor.separator.components(in: traits).color)
    node.children.append(
      .box(
        "box", node.bounds, color: look.color, radius: min(look.radius, node.bounds.height / 2),
        border: look.hasBorder ? line : nil, in: traits))
  }
}
