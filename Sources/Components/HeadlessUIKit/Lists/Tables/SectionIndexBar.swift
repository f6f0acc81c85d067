import FirstFrameLayoutTree
import Foundation

/// The bar of the titles of a table's sections at its trailing edge. It does not scroll.
final class SectionIndexBar: UIView {
  static let width: CGFloat = 15
  private static let padding: CGFloat = 2
  private var labels: [UILabel] = []

  override var isOpaqueByDefault: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String], color: UIColor) {
    while labels.count > titles.count { labels.removeLast().removeFromSuperview() }
    while labels.count < titles.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
    for (label, title) in zip(labels, titles) {
      if title == UITableView.indexSearch {
        label.attributedText = Self.magnifyingGlass
      } else if label.text != title {
        label.text = title
      }
      if label.textColor != color { label.textColor = color }
    }
  }

  private static let magnifyingGlass = NSAttributedString(
    attachment: NSTextAttachment(
      image: UIImage(
        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
        ?? UIImage()))

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = UIFont.systemFont(ofSize: 11, weight: .semibold).lineHeight
    // As many titles as fit, at equal distances.
    let room = max(Int(clamping: (bounds.height / line).rounded(.down)), 1)
    let step = labels.count > room ? (labels.count + room - 1) / room : 1
    let shown = stride(from: 0, to: labels.count, by: step).map { $0 }
    let top = (bounds.height - CGFloat(shown.count) * line) / 2
    for (index, label) in labels.enumerated() { label.isHidden = index % step != 0 }
    for (position, index) in shown.enumerated() {
      labels[index].frame = PixelGrid(traitCollection).rounded(
        CGRect(x: 0, y: top + CGFloat(position) * line, width: bounds.width, height: line))
    }
  }
}

extension UITableView {
  /// Reads the titles of the index again.
  func standardReloadSectionIndexTitles() {
    needsIndexTitles = true
    setNeedsLayout()
  }

  /// The titles of the index; empty if there are too few rows for one.
  private var indexTitles: [String] {
    guard outline.rowCounts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount else { return [] }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// The width that the index takes from the content of rows, in points.
  var indexWidth: CGFloat { indexBar == nil ? 0 : SectionIndexBar.width }

  /// Reads the titles of the index, and adds or removes the bar, which takes room from the rows.
  func readIndexTitles() {
    needsIndexTitles = false
    shownIndexTitles = indexTitles
    if shownIndexTitles.isEmpty {
      indexBar?.removeFromSuperview()
      indexBar = nil
    } else if indexBar == nil {
      indexBar = SectionIndexBar(frame: .zero)
    }
  }

  /// Shows the index above the rows, at the trailing edge of the visible part.
  func placeIndexBar() {
    guard let indexBar else { return }
    indexBar.show(shownIndexTitles, color: sectionIndexColor ?? tintColor)
    indexBar.backgroundColor = sectionIndexBackgroundColor
    if subviews.last !== indexBar { addSubview(indexBar) }
    let visible = bounds.inset(by: adjustedContentInset)
    let isMirrored = isRightToLeft
    let frame = CGRect(
      x: isMirrored ? visible.minX : visible.maxX - SectionIndexBar.width, y: visible.minY,
      width: SectionIndexBar.width, height: max(visible.height, 0))
    if indexBar.frame != frame { indexBar.frame = frame }
  }

  /// Scrolls to the section of a title, as a touch of the index does. For tests; UIKit has no equivalent.
  public func chooseSectionIndexTitle(at index: Int) {
    layoutIfNeeded()
    guard shownIndexTitles.indices.contains(index), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: shownIndexTitles[index], at: index)
    guard outline.rowCounts.indices.contains(section) else { return }
    scrollToRow(at: IndexPath(indexes: [section, NSNotFound]), at: .top, animated: false)
  }
}
