import FirstFrameLayoutTree
public import Foundation

/// Wheels of rows with the selected row in the middle, 216 points high.
///
/// The rows are on the visible half of a cylinder that is as high as the picker: a row is turned by the angle of its
/// height on the circumference, so that rows above and below the middle are closer together, lower by the cosine of their
/// angle, and paler. Apple does not document the curvature.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var selected: [Int: Int] = [:]
  /// A row of a component.
  private struct Position: Hashable {
    let component: Int
    let row: Int
  }
  /// The views of the rows that are drawn. A layout keeps them, until the picker reloads its rows.
  private var rows: [Position: PickerRow] = [:]

  private static let size = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  /// The number of rows on each side of the selected one that are drawn at most, for rows of almost no height.
  private static let rowLimit = 500

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Has no effect: the selected rows always have a background, as on devices since iOS 7.
  open var showsSelectionIndicator = false

  /// Returns the view of a row; `nil` for a row that is not drawn.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rows[Position(component: component, row: row)]?.content
  }

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  open func reloadAllComponents() {
    removeRows { _ in true }
  }

  open func reloadComponent(_ component: Int) {
    removeRows { $0.component == component }
  }

  private func removeRows(where isRemoved: (Position) -> Bool) {
    for position in rows.keys.filter(isRemoved) { rows.removeValue(forKey: position)?.removeFromSuperview() }
    setNeedsLayout()
  }

  /// Returns the selected row of a component; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return min(selected[component] ?? 0, count - 1)
  }

  /// Selects a row without notifying the delegate, as in UIKit.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(row, 0)
    setNeedsLayout()
  }

  /// Selects a row as a touch does and notifies the delegate. For tests; UIKit has no equivalent.
  open func chooseRow(_ row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let requested = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let share = (bounds.width - 2 * Self.margin) / CGFloat(max(numberOfComponents, 1))
    return CGSize(
      width: requested > 0 ? requested : share,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let delegate else { return }
    var hidden = Set(rows.keys)
    let sizes = (0..<numberOfComponents).map(rowSize)
    var x = (bounds.width - sizes.map(\.width).reduce(0, +)) / 2
    for (component, size) in sizes.enumerated() {
      let selectedRow = selectedRow(inComponent: component)
      let area = placed(
        fromLeft: CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
      let angle = angle(ofRowHeight: size.height)
      for row in visibleRows(around: selectedRow, of: component, height: size.height) {
        let position = Position(component: component, row: row)
        hidden.remove(position)
        let view =
          rows[position]
          ?? PickerRow(delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil))
        view.turn(by: CGFloat(row - selectedRow) * angle, radius: radius, from: area)
        rows[position] = view
        if view.superview !== self { addSubview(view) }
      }
      x += size.width
    }
    for position in hidden { rows.removeValue(forKey: position)?.removeFromSuperview() }
  }

  /// The radius of the wheels, in points.
  private var radius: CGFloat { bounds.height / 2 }

  /// Returns the angle between rows, in radians.
  private func angle(ofRowHeight height: CGFloat) -> CGFloat { radius > 0 ? height / radius : .pi }

  /// Returns the rows that are turned by less than a right angle.
  private func visibleRows(around selectedRow: Int, of component: Int, height: CGFloat) -> Range<Int> {
    guard height > 0 else { return 0..<0 }
    let turns = CGFloat.pi / 2 / angle(ofRowHeight: height)
    let rowsPerSide = min(max(Int(clamping: turns.rounded(.up)) - 1, 0), Self.rowLimit)
    let first = max(selectedRow - rowsPerSide, 0)
    return first..<max(first, min(selectedRow + rowsPerSide + 1, numberOfRows(inComponent: component)))
  }

  override func describeContent(in node: inout LayoutNode) {
    let height = numberOfComponents > 0 ? rowSize(forComponent: 0).height : 32
    node.children.append(
      .box(
        "selection",
        CGRect(
          x: Self.margin, y: (node.frame.height - height) / 2, width: node.frame.width - 2 * Self.margin, height: height
        ),
        color: .tertiarySystemFill, radius: 8, in: traitCollection))
  }
}

/// Provides the number of wheels in a picker and the number of rows on each wheel.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: DelegateObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content and sizes of a picker's rows, and is notified of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: DelegateObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// Returns a label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 23)
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }

  /// Returns 0, for an equal share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
