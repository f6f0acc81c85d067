import Foundation

/// The view of an alert: cards with its message and actions, above a dimmed background.
///
/// An action sheet has the cards of a sheet, or those of an alert, depending on the look. The text grows with the content
/// size category. If a card is higher than the screen, its texts are truncated, where iOS lets them scroll.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private var cards: [UIView] = []

  private static let sheetMargin: CGFloat = 8
  /// The look that the cards were made for.
  private var shownLook: SystemLook
  private var look: AlertLook { shownLook.alert }
  /// Whether the cards were made for accessibility sizes of text, at which all actions are below each other.
  private var isLarge: Bool

  init(_ alert: UIAlertController) {
    self.alert = alert
    shownLook = UITraitCollection.current.look
    isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    super.init(frame: CGRect(origin: .zero, size: UIViewController.screenSize))
    traitOverrides.userInterfaceLevel = .elevated
    backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    accessibilityViewIsModal = true
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the cards are those of an action sheet.
  private var isSheet: Bool { alert.preferredStyle == .actionSheet && look.hasSheets }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    guard shownLook != traits.look || self.isLarge != isLarge else { return }
    shownLook = traits.look
    self.isLarge = isLarge
    rebuild()
  }

  func rebuild() {
    for card in cards { card.removeFromSuperview() }
    // In a sheet, the cancel action has its own card; in an alert with two actions, it comes first.
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    if isSheet {
      cards = [card(header: true, actions: others)] + cancel.map { card(header: false, actions: [$0]) }
    } else {
      cards = [card(header: true, actions: isRow(alert.actions) ? cancel + others : others + cancel)]
    }
    for card in cards { addSubview(card) }
    setNeedsLayout()
  }

  /// Whether actions are side by side.
  private func isRow(_ actions: [UIAlertAction]) -> Bool { actions.count == 2 && !isSheet && !isLarge }

  private func card(header: Bool, actions: [UIAlertAction]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.layer.cornerRadius = look.radius
    stack.layer.cornerCurve = .continuous
    stack.backgroundColor = look.cardColor
    if header {
      if let messageView { stack.addArrangedSubview(messageView) }
      if let fieldsView { stack.addArrangedSubview(fieldsView) }
    }
    if look.hasFilledButtons {
      stack.addArrangedSubview(filledButtons(actions, top: stack.arrangedSubviews.isEmpty ? 16 : 0))
    } else {
      stack.clipsToBounds = true
      addSeparatedButtons(actions, to: stack)
    }
    return stack
  }

  /// Returns capsules: two side by side, or any other number one above the other.
  private func filledButtons(_ actions: [UIAlertAction], top: CGFloat) -> UIView {
    let stack = UIStackView(arrangedSubviews: actions.map(button))
    stack.axis = isRow(actions) ? .horizontal : .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: top, left: 16, bottom: 16, right: 16)
    return stack
  }

  private func addSeparatedButtons(_ actions: [UIAlertAction], to stack: UIStackView) {
    let buttons = actions.map(button)
    guard isRow(actions) else {
      for button in buttons {
        if !stack.arrangedSubviews.isEmpty { stack.addArrangedSubview(AlertSeparator()) }
        stack.addArrangedSubview(button)
      }
      return
    }
    stack.addArrangedSubview(AlertSeparator())
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    addLine(before: buttons[1])
    stack.addArrangedSubview(row)
  }

  private func addLine(before button: UIView) {
    let line = AlertSeparator(isVertical: true)
    line.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: button.leadingAnchor),
      line.topAnchor.constraint(equalTo: button.topAnchor),
      line.bottomAnchor.constraint(equalTo: button.bottomAnchor),
    ])
  }

  private var messageView: UIView? {
    let title = label(
      alert.title, look.titleFont(isSheet: isSheet, isAlone: alert.message?.isEmpty != false))
    let message = label(alert.message, look.messageFont)
    if isSheet { title?.textColor = .secondaryLabel }
    message?.textColor = isSheet ? .secondaryLabel : look.messageColor
    if message != nil {
      for label in [title, message] { label?.textAlignment = look.messageAlignment }
    }
    let parts = [title, message].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = isSheet ? 8 : look.titleGap
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins =
      isSheet ? UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16) : look.messageMargins
    if alert.textFields?.isEmpty == false { stack.layoutMargins.bottom = Self.gapAboveFields }
    return stack
  }

  /// The fields, as wide as the buttons, with the space below them that the message has otherwise.
  private var fieldsView: UIView? {
    guard let fields = alert.textFields, !fields.isEmpty else { return nil }
    for field in fields where alert.standardFields.contains(field) { look.fields.adopt(field) }
    let hasMessage = [alert.title, alert.message].contains { $0?.isEmpty == false }
    return look.fields.view(
      of: fields, insets: UIEdgeInsets(top: hasMessage ? 0 : 16, left: 16, bottom: 16, right: 16))
  }

  /// The distance between the message and the fields, in points.
  private static let gapAboveFields: CGFloat = 12

  private func label(_ text: String?, _ font: UIFont) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    let preferred = alert.preferredAction
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular))
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = Self.smallestTitleScale
    if action.style == .destructive { button.tintColor = .systemRed }
    if look.hasFilledButtons {
      look.fill(button, action, isPreferred: preferred.map { $0 === action } ?? false)
    }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak action] _ in action?.perform() }, for: .touchUpInside)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: isSheet ? 57 : look.buttonHeight).isActive = true
    return button
  }

  /// The scale to which titles of actions shrink at most.
  private static let smallestTitleScale: CGFloat = 0.5

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = isSheet ? bounds.width - 2 * Self.sheetMargin : look.width
    let sizes = cards.map {
      $0.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let grid = PixelGrid(traitCollection)
    let area = look.isInSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let heights = heights(sizes.map(\.height))
    var y = isSheet ? bounds.height : area.midY + (heights.first ?? 0) / 2
    if isSheet { y -= max(safeAreaInsets.bottom, Self.sheetMargin) }
    for (card, height) in zip(cards, heights).reversed() {
      y -= height
      card.frame = grid.rounded(CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height))
      y -= Self.sheetMargin
    }
  }

  /// Returns the heights of cards on the screen: the first one is lower if there is no room for all.
  private func heights(_ natural: [CGFloat]) -> [CGFloat] {
    guard let first = natural.first else { return natural }
    let others = natural.dropFirst().reduce(0) { $0 + $1 + Self.sheetMargin }
    let room = bounds.inset(by: safeAreaInsets).height - 2 * Self.sheetMargin - others
    return [min(first, max(room, 0))] + natural.dropFirst()
  }
}

/// A separator in an alert, one pixel thick.
final class AlertSeparator: UIView {
  private let isVertical: Bool

  init(isVertical: Bool = false) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let line = 1 / max(traitCollection.displayScale, 1)
    return CGSize(
      width: isVertical ? line : UIView.noIntrinsicMetric, height: isVertical ? UIView.noIntrinsicMetric : line)
  }
}
