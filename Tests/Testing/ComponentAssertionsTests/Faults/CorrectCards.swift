import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows a date in a fixed time zone.
final class CardInFixedTimeZone: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "Europe/Madrid")
    formatter.dateFormat = "dd MMM HH:mm"
    titleLabel.text = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)) + " " + state.title
  }
}

/// Lists the keys of a dictionary, sorted.
final class CardInSortedOrder: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    var markets: [String: String] = [:]
    for number in 1...12 { markets["\(number)"] = state.title }
    oddsLabel.text = ([state.odds] + markets.keys.sorted()).joined(separator: " ")
  }
}

/// Hides a label in one state, and shows it in the others.
final class CardThatHidesItsOdds: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    oddsLabel.isHidden = state.isLive
  }

  override func renderBlank() {
    super.renderBlank()
    oddsLabel.isHidden = false
  }
}

/// Wraps its text at a constant width.
final class CardThatWraps: OddsCard {
  override func setUp() {
    titleLabel.numberOfLines = 0
    titleLabel.preferredMaxLayoutWidth = 160
    contentStackView.axis = .vertical
  }

  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.text = "\(state.title) to win the match after extra time or penalties"
  }
}

/// Shows a picture in one state, and removes it in others.
final class CardWithBadge: OddsCard {
  let badgeView = UIImageView()

  override func setUp() {
    badgeView.tintColor = .label
    contentStackView.addArrangedSubview(badgeView)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    badgeView.image = state.isLive ? UIImage(systemName: "star.fill") : nil
  }

  override func renderBlank() {
    super.renderBlank()
    badgeView.image = nil
  }
}

/// Has a button of sufficient size, and a gesture recognizer that is added once.
final class CardWithButton: OddsCard {
  let closeButton = UIButton(type: .custom)

  override func setUp() {
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .label
    contentStackView.addArrangedSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.widthAnchor.constraint(equalToConstant: 44), closeButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    addGestureRecognizer(UITapGestureRecognizer())
  }
}

/// Sets a callback of the model, and removes it on reuse.
final class CardWithCallback: OddsCard {
  override func bind(_ model: OddsModel) {
    model.onChange = { [weak self, unowned model] in self?.render(model.currentDisplayState) }
  }

  override func prepareForReuse() {
    viewModel?.onChange = nil
    super.prepareForReuse()
  }
}

/// Contains another card, and resets it on reuse.
final class CardWithChild: OddsCard {
  let child = OddsCard()

  override func setUp() {
    contentStackView.addArrangedSubview(child)
  }

  override func render(_ state: OddsState) {
    super.render(state)
    child.render(state)
  }

  override func prepareForReuse() {
    child.prepareForReuse()
    super.prepareForReuse()
  }
}

/// Loads a picture in a task. On reuse, cancels the task, whose result is then ignored.
final class CardWithPicture: OddsCard {
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
      guard !Task.isCancelled else { return }
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
