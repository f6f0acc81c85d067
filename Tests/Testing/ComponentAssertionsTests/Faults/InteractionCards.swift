import Foundation
import HeadlessUIKit

/// Has a control without a picture. Each subclass changes it in live states only, and does not change it back.
class CardWithControl: OddsCard {
  let tapArea = UIControl()
  let tapRecognizer = UITapGestureRecognizer()
  let panRecognizer = UIPanGestureRecognizer()

  override func setUp() {
    tapArea.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tapArea)
    NSLayoutConstraint.activate([
      tapArea.leadingAnchor.constraint(equalTo: leadingAnchor),
      tapArea.trailingAnchor.constraint(equalTo: trailingAnchor), tapArea.topAnchor.constraint(equalTo: topAnchor),
      tapArea.bottomAnchor.constraint(equalTo: bottomAnchor),
      tapArea.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      tapArea.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    addGestureRecognizer(tapRecognizer)
    addGestureRecognizer(panRecognizer)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { renderLive() }
  }

  func renderLive() {}
}

final class CardThatStaysDisabled: CardWithControl {
  override func renderLive() { tapArea.isEnabled = false }
}

final class CardThatStaysSelected: CardWithControl {
  override func renderLive() { tapArea.isSelected = true }
}

final class CardThatStaysHighlighted: CardWithControl {
  override func renderLive() { tapArea.isHighlighted = true }
}

final class CardThatStaysInert: CardWithControl {
  override func renderLive() { contentStackView.isUserInteractionEnabled = false }
}

final class CardThatKeepsItsGestureDisabled: CardWithControl {
  override func renderLive() { tapRecognizer.isEnabled = false }
}

final class CardThatKeepsItsGestureActive: CardWithControl {
  override func renderLive() { panRecognizer.state = .began }
}

final class CardThatKeepsItsEvent: CardWithControl {
  private let action = UIAction(title: "Open") { _ in }

  override func renderLive() { tapArea.addAction(action, for: .touchUpInside) }
}

final class CardThatKeepsCustomActions: CardWithControl {
  override func renderLive() {
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Cash out") { _ in true }]
  }
}

final class CardThatKeepsItsLabel: CardWithControl {
  override func setUp() {
    super.setUp()
    isAccessibilityElement = true
  }

  override func renderLive() { accessibilityLabel = "Live" }
}

/// Adds another action with each use.
final class CardThatLeaksActions: CardWithControl {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    tapArea.addAction(UIAction(title: "Open") { _ in }, for: .touchUpInside)
  }
}

/// Adds another method to its gesture with each use.
final class CardThatLeaksGestureTargets: CardWithControl {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    tapRecognizer.addTarget(self, action: CardThatLeaksGestureTargets.open)
  }

  private func open() {}
}

/// Sets an accessibility value again after a delay, even if it shows another state by then.
final class CardWithDelayedAccessibility: OddsCard {
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
    LateRoute.asyncAfter.schedule { [weak self] in self?.accessibilityValue = "Live" }
  }

  override func renderBlank() {
    super.renderBlank()
    accessibilityValue = nil
  }
}

/// Sets all properties of its control in every state, and uses one action at a time.
final class CardThatResetsItsControl: CardWithControl {
  override func render(_ state: OddsState) {
    super.render(state)
    tapArea.isEnabled = !state.isLive
    tapArea.isSelected = state.isLive
    tapArea.isHighlighted = state.isLive
    contentStackView.isUserInteractionEnabled = !state.isLive
    tapRecognizer.isEnabled = !state.isLive
    panRecognizer.state = state.isLive ? .began : .possible
    accessibilityLabel = state.isLive ? "Live" : nil
    accessibilityCustomActions = state.isLive ? [UIAccessibilityCustomAction(name: "Cash out") { _ in true }] : nil
  }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    tapArea.addAction(UIAction(identifier: UIAction.Identifier("open")) { _ in }, for: .touchUpInside)
    tapRecognizer.removeTarget(nil, action: nil)
    tapRecognizer.addTarget(self, action: CardThatResetsItsControl.open)
  }

  private func open() {}

  override func renderBlank() {
    super.renderBlank()
    accessibilityLabel = nil
  }
}

/// Cancels its delayed work on reuse.
final class CardThatCancelsDelayedWork: OddsCard {
  private var workItem: DispatchWorkItem?

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
    let item = DispatchWorkItem { [weak self] in self?.accessibilityValue = "Live" }
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + LateRoute.delay, execute: item)
  }

  override func prepareForReuse() {
    workItem?.cancel()
    workItem = nil
    super.prepareForReuse()
  }

  override func renderBlank() {
    super.renderBlank()
    accessibilityValue = nil
  }
}
