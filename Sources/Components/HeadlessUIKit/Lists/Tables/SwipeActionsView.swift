import FirstFrameLayoutTree
import Foundation

/// The buttons behind a row that was swiped: areas of the row's height, or capsules.
final class SwipeActionsView: UIView {
  let actions: [UIContextualAction]
  /// Whether the buttons are at the trailing edge of the row.
  let isTrailing: Bool
  private var buttons: [(image: UIImageView, label: UILabel)] = []

  init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
    actions = configuration.actions
    self.isTrailing = isTrailing
    super.init(frame: .zero)
    clipsToBounds = true
    for action in actions { addButton(for: action) }
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  private func addButton(for action: UIContextualAction) {
    let image = UIImageView(image: action.image?.withRenderingMode(.alwaysTemplate))
    image.tintColor = .white
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular, scale: .medium)
    let label = UILabel()
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.isAccessibilityElement = true
    label.accessibilityLabel = action.title ?? action.image?.accessibilityLabel
    label.accessibilityTraits = .button
    image.isHidden = action.image == nil
    buttons.append((image, label))
    addSubview(image)
    addSubview(label)
  }

  private var look: SwipeLook { traitCollection.look.swipe }

  /// Gives the titles the font of the version of iOS, on which the widths of the buttons depend.
  func updateFonts() {
    for button in buttons { button.label.font = look.font }
  }

  /// The width of each button, in points.
  private var widths: [CGFloat] {
    buttons.map { button in
      let title = button.label.intrinsicContentSize.width
      let content = button.image.isHidden || look.showsTitleBesideImage ? title : 0
      return max(look.smallestWidth, PixelGrid(traitCollection).ceiled(content + 2 * look.padding))
    }
  }

  /// The width by which the row moves, in points.
  var revealedWidth: CGFloat {
    let widths = widths
    return widths.reduce(0, +) + look.gap * CGFloat(widths.count + 1)
  }

  /// The frames of the buttons: the first action is at the edge of the row.
  private var frames: [CGRect] {
    let isAtRight = isTrailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let height = look.gap > 0 ? min(bounds.height - look.gap, look.largestHeight) : bounds.height
    var distance = look.gap
    return widths.map { width in
      defer { distance += width + look.gap }
      return PixelGrid(traitCollection).rounded(
        CGRect(
          x: isAtRight ? bounds.width - distance - width : distance, y: (bounds.height - height) / 2, width: width,
          height: height))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for ((image, label), frame) in zip(buttons, frames) {
      let line = label.intrinsicContentSize
      let showsTitle = image.isHidden || look.showsTitleBesideImage && bounds.height >= look.heightForTitle
      let size = image.isHidden ? .zero : image.imageSize
      let gap: CGFloat = image.isHidden ? 0 : 4
      let height = size.height + (showsTitle ? gap + line.height : 0)
      let top = frame.midY - height / 2
      image.frame = PixelGrid(traitCollection).rounded(
        CGRect(x: frame.midX - size.width / 2, y: top, width: size.width, height: size.height))
      label.frame = PixelGrid(traitCollection).rounded(
        CGRect(
          x: frame.minX + 4, y: showsTitle ? top + height - line.height : frame.minY, width: max(frame.width - 8, 0),
          height: showsTitle ? line.height : frame.height))
      label.textColor = showsTitle ? .white : .clear
    }
  }

  override func describeContent(in node: inout LayoutNode) {
    for (action, frame) in zip(actions, frames) {
      node.children.append(
        .box(
          "action", frame, color: action.backgroundColor, radius: look.gap > 0 ? frame.height / 2 : 0,
          in: traitCollection))
    }
  }
}

/// The buttons behind a row. Lengths are in points.
struct SwipeLook {
  let smallestWidth: CGFloat
  /// The space around capsules; 0 for areas without space between them.
  let gap: CGFloat
  let padding: CGFloat
  /// The largest height of a capsule.
  let largestHeight: CGFloat
  let font: UIFont
  /// Whether a title is shown below an image, in rows of a sufficient height.
  let showsTitleBesideImage: Bool
  let heightForTitle: CGFloat

  static let iOS18 = SwipeLook(
    smallestWidth: 74, gap: 0, padding: 12, largestHeight: .greatestFiniteMagnitude, font: .systemFont(ofSize: 15),
    showsTitleBesideImage: true, heightForTitle: 91)

  static let iOS26 = SwipeLook(
    smallestWidth: 60, gap: 8, padding: 16, largestHeight: 48,
    font: .systemFont(ofSize: 15, weight: .medium), showsTitleBesideImage: false,
    heightForTitle: .greatestFiniteMagnitude)
}

/// The side at which the actions of a row are revealed.
enum SwipeSide {
  case leading, trailing
}

extension UITableView {
  /// Shows the actions at the leading or trailing edge of a row, as a swipe does. For tests; UIKit has no equivalent.
  ///
  /// - Returns: Whether the delegate has actions for the row.
  @discardableResult
  public func revealLeadingSwipeActions(forRowAt indexPath: IndexPath) -> Bool {
    reveal(tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath), at: indexPath, .leading)
  }

  /// Shows the actions at the trailing edge of a row, as a swipe does. For tests; UIKit has no equivalent.
  ///
  /// - Returns: Whether the delegate has actions for the row.
  @discardableResult
  public func revealTrailingSwipeActions(forRowAt indexPath: IndexPath) -> Bool {
    let configuration =
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      ?? formerConfiguration(forRowAt: indexPath)
    return reveal(configuration, at: indexPath, .trailing)
  }

  /// The actions of the delegate's method of iOS 8 to 12, which has the first one at the edge, too.
  private func formerConfiguration(forRowAt path: IndexPath) -> UISwipeActionsConfiguration? {
    tableDelegate?.tableView(self, editActionsForRowAt: path).map { actions in
      UISwipeActionsConfiguration(
        actions: actions.map { action in
          let shown = UIContextualAction(
            style: action.style == .normal ? .normal : .destructive, title: action.title
          ) { _, _, done in
            action.handler(action, path)
            done(true)
          }
          shown.backgroundColor = action.backgroundColor
          return shown
        })
    }
  }

  /// Hides the actions of a row. For tests; UIKit has no equivalent.
  public func hideSwipeActions() {
    guard let swiped else { return }
    swiped.view.removeFromSuperview()
    self.swiped = nil
    tableDelegate?.tableView(self, didEndEditingRowAt: swiped.path)
    setNeedsLayout()
  }

  private func reveal(
    _ configuration: UISwipeActionsConfiguration?, at path: IndexPath, _ side: SwipeSide
  ) -> Bool {
    hideSwipeActions()
    guard let configuration, !configuration.actions.isEmpty else { return false }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    let view = SwipeActionsView(configuration, isTrailing: side == .trailing)
    if let backgroundView { insertSubview(view, aboveSubview: backgroundView) } else { insertSubview(view, at: 0) }
    swiped = (path, view)
    return true
  }

  /// Places the actions behind their row, and returns the distance by which the row moves to the right.
  func placeSwipe(behind frame: CGRect, of path: IndexPath) -> CGFloat {
    guard let swiped, swiped.path == path else { return 0 }
    swiped.view.updateFonts()
    swiped.view.frame = frame
    let width = swiped.view.revealedWidth
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return swiped.view.isTrailing == isLeftToRight ? -width : width
  }
}
