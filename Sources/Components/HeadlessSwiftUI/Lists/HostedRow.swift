import HeadlessUIKit

/// The content of a row, header or footer: a view of SwiftUI.
struct HostedRow: UIContentConfiguration {
  let host: HostingView
  let insets: RowInsets
  /// Whether the content is that of a row, which has a separator.
  let isRow: Bool
  /// The smallest height, in points; `nil` for that of the look.
  let minimumHeight: CGFloat?
  /// The margins above and below; `nil` for those of rows.
  var verticalMargins: (top: CGFloat, bottom: CGFloat)?
  /// The margins at the sides; `nil` for those of the cell.
  var sideMargin: CGFloat?

  func makeContentView() -> any UIView & UIContentView { HostedRowView(self) }
  func updated(for state: any UIConfigurationState) -> HostedRow { self }
}

/// The view of a row's content.
final class HostedRowView: UIView, UIContentView, SeparatelyReadContent {
  private var row: HostedRow
  var configuration: any UIContentConfiguration {
    get { row }
    set {
      guard let row = newValue as? HostedRow else { return }
      self.row = row
      showHost()
    }
  }

  init(_ row: HostedRow) {
    self.row = row
    super.init(frame: .zero)
    showHost()
  }

  required init?(coder: NSCoder) { nil }

  private func showHost() {
    guard row.host.superview !== self else { return }
    for view in subviews { view.removeFromSuperview() }
    row.host.translatesAutoresizingMaskIntoConstraints = true
    addSubview(row.host)
    setNeedsLayout()
  }

  /// The distances from the edges to the content.
  private var insets: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = row.insets
    let margins = superview?.layoutMargins ?? layoutMargins
    let rowMargin = traitCollection.controlLook.rowMargin
    return UIEdgeInsets(
      top: own.top ?? row.verticalMargins?.top ?? rowMargin,
      left: (isRightToLeft ? own.trailing : own.leading) ?? row.sideMargin ?? margins.left,
      bottom: own.bottom ?? row.verticalMargins?.bottom ?? rowMargin,
      right: (isRightToLeft ? own.leading : own.trailing) ?? row.sideMargin ?? margins.right)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let width = max(size.width - insets.left - insets.right, 0)
    let content = row.host.size(for: ProposedViewSize(width: width, height: nil)).height
    let minimum = row.minimumHeight ?? (row.isRow ? traitCollection.controlLook.rowHeight : 0)
    return CGSize(width: size.width, height: max(content + insets.top + insets.bottom, minimum))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    if row.host.frame != frame { row.host.frame = frame }
    row.host.layoutIfNeeded()
    alignSeparator()
  }

  /// Begins the separator of the row where its first text begins.
  private func alignSeparator() {
    guard row.isRow, let cell = superview as? UITableViewCell, cell.separatorInset.left < 10_000 else { return }
    guard let label = firstLabel(in: row.host) else { return }
    let frame = label.convert(label.bounds, to: cell)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var inset = cell.separatorInset
    if isRightToLeft { inset.right = cell.bounds.width - frame.maxX } else { inset.left = frame.minX }
    if cell.separatorInset != inset { cell.separatorInset = inset }
  }

  private func firstLabel(in view: UIView) -> UILabel? {
    for subview in view.subviews where !subview.isHidden {
      if let label = subview as? UILabel { return label }
      if let label = firstLabel(in: subview) { return label }
    }
    return nil
  }
}
