import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Sets its accessibility value in a later turn, even if it shows another state by then.
final class CardWithLateAccessibility: OddsCard {
  override func setUp() {
    isAccessibilityElement = true
  }

  override func render(_ state: OddsState) {
    super.render(state)
    accessibilityValue = state.isLive ? "Live" : nil
  }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    guard model.currentDisplayState.isLive else { return }
    Task { [weak self] in self?.accessibilityValue = "Live" }
  }

  override func renderBlank() {
    super.renderBlank()
    accessibilityValue = nil
  }
}

/// Does not reset its child.
final class CardThatForgetsItsChild: OddsCard {
  let child = OddsCard()

  override func setUp() {
    contentStackView.addArrangedSubview(child)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    child.render(state)
  }
}

/// Does not remove its callback from the model.
final class CardThatKeepsCallback: OddsCard {
  override func bind(_ model: OddsModel) {
    model.onChange = { [weak self, unowned model] in self?.render(model.currentDisplayState) }
  }
}

/// Keeps the callback of the previous state.
final class CardThatKeepsHandler: OddsCard {
  var onSelect: (() -> Void)?

  override func bind(_ model: OddsModel) {
    super.bind(model)
    onSelect = { [weak model] in model?.send(.moved) }
  }
}

/// Hides a label in one state and never shows it again.
final class CardThatKeepsHiddenFlag: OddsCard {
  override func setUp() {
    oddsLabel.isHidden = false
  }

  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { oddsLabel.isHidden = true }
  }
}

/// Sets a picture in one state and never removes it.
final class CardThatKeepsImage: OddsCard {
  let badgeView = UIImageView()

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { badgeView.image = UIImage(systemName: "star.fill") }
  }
}

/// Keeps the model of the previous state.
final class CardThatKeepsModel: OddsCard {
  override func prepareForReuse() {
    cancellables.removeAll()
    renderBlank()
  }
}

/// Does not cancel its subscriptions.
final class CardThatKeepsSubscriptions: OddsCard {
  override func prepareForReuse() {
    viewModel = nil
    renderBlank()
  }
}

/// Does not cancel its task.
final class CardThatKeepsTask: OddsCard {
  private var loadingTask: Task<Void, Never>?

  override func bind(_ model: OddsModel) {
    super.bind(model)
    loadingTask = Task { await model.waitForPicture() }
  }
}

/// Does not reset its text.
final class CardThatKeepsText: OddsCard {
  override func renderBlank() {
    titleLabel.text = nil
  }
}

/// Activates another constraint with each use.
final class CardThatLeaksConstraints: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
  }
}

/// Adds another gesture recognizer with each use.
final class CardThatLeaksGestures: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    addGestureRecognizer(UIPanGestureRecognizer())
  }
}

/// Adds another clear view with each use.
final class CardThatLeaksViews: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    let marker = UIView()
    marker.isHidden = true
    addSubview(marker)
  }
}

/// Turns red in one state and stays red.
final class CardThatStaysRed: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    guard state.isLive else { return }
    titleLabel.textColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(red: isDark ? 1 : 0.6, green: isDark ? 0.6 : 0, blue: 0, alpha: 1)
    }
  }
}

/// Cancels its task, but shows its result nevertheless.
final class CardWithLateImage: OddsCard {
  let badgeView = UIImageView()
  private var loadingTask: Task<Void, Never>?

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    loadingTask = Task { [badgeView] in
      await model.waitForPicture()
      badgeView.image = UIImage(systemName: "star.fill")
    }
  }

  override func prepareForReuse() {
    loadingTask?.cancel()
    super.prepareForReuse()
  }

  override func renderBlank() {
    super.renderBlank()
    badgeView.image = nil
  }
}
