import Foundation

/// The view of an alert: cards with its message and actions, above a dimmed background.
///
/// An action sheet has the cards of a sheet, or those of an alert, depending on the look.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private var cards: [UIView] = []

  private static let sheetMargin: CGFloat = 8
  /// The look that the cards were made for.
  private var shownLook: SystemLook
  private var look: AlertLook { shownLook.alert }

  init(_ alert: UIAlertController) {
    self.alert = alert
    shownLook = UITraitCollection.current.look
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
    guard shownLook != traits.look else { return }
    shownLook = traits.look
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
      cards = [card(header: true, actions: alert.actions.count == 2 ? cancel + others : others + cancel)]
    }
    for card in cards { addSubview(card) }
    setNeedsLayout()
  }

  private func card(header: Bool, actions: [UIAlertAction]) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.layer.cornerRadius = look.radius
    stack.layer.cornerCurve = .continuous
    stack.backgroundColor = look.cardColor
    if header, let messageView { stack.addArrangedSubview(messageView) }
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
    stack.axis = actions.count == 2 ? .horizontal : .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: top, left: 16, bottom: 16, right: 16)
    return stack
  }

  private func addSeparatedButtons(_ actions: [UIAlertAction], to stack: UIStackView) {
    let buttons = actions.map(button)
    guard !isSheet, actions.count == 2 else {
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
    let fields = alert.textFields ?? []
    let parts: [UIView] = [title, message].compactMap { $0 } + fields
    guard !parts.isEmpty else { return nil }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = isSheet ? 8 : look.titleGap
    if let last = message ?? title, !fields.isEmpty { stack.setCustomSpacing(12, after: last) }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins =
      isSheet ? UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16) : look.messageMargins
    return stack
  }

  private func label(_ text: String?, _ font: UIFont) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    let size: CGFloat = isSheet ? 20 : 17
    let preferred = alert.preferredAction
    let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.tintColor = .systemRed }
    if look.hasFilledButtons {
      look.fill(button, action, isPreferred: preferred.map { $0 === action } ?? false)
    }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak action] _ in action?.perform() }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : look.buttonHeight).isActive = true
    return button
  }

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
    var y = isSheet ? bounds.height : area.midY + (sizes.first?.height ?? 0) / 2
    if isSheet { y -= max(safeAreaInsets.bottom, Self.sheetMargin) }
    for (card, size) in zip(cards, sizes).reversed() {
      y -= size.height
      card.frame = grid.rounded(CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: size.height))
      y -= Self.sheetMargin
    }
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
