import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Lists objects in the order of their addresses.
final class CardInAddressOrder: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let markets = (1...12).map { NumberBox($0) }
    let sorted = markets.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
    oddsLabel.text = ([state.odds] + sorted.map { "\($0.number)" }).joined(separator: " ")
  }
}

/// Lists the keys of a dictionary in their unspecified order.
final class CardInDictionaryOrder: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    var markets: [String: String] = [:]
    for number in 1...12 { markets["\(number)"] = state.title }
    oddsLabel.text = ([state.odds] + markets.keys).joined(separator: " ")
  }
}

/// Formats odds in the language of the process.
final class CardInLocalLanguage: OddsCard {
  override func render(_ state: OddsState) {
    let separator = Locale.current.decimalSeparator ?? "."
    super.render(OddsState(title: state.title, odds: state.odds.replacingOccurrences(of: ".", with: separator)))
  }
}

/// Shows a date in the time zone of the process.
final class CardInLocalTime: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "dd MMM HH:mm"
    titleLabel.text = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000))
  }
}

/// Subscribes to a subject that does not replay its last value.
final class CardOfPassthroughSubject: OddsCard {
  private let subject = PassthroughSubject<OddsState, Never>()

  override func renderFirst(_ model: OddsModel) {
    subject.send(model.currentDisplayState)
  }

  override func bind(_ model: OddsModel) {
    subject.sink { [weak self] state in self?.render(state) }.store(in: &cancellables)
  }
}

/// Renders in a task, which starts after the first frame.
final class CardRenderedInTask: OddsCard {
  override func renderFirst(_ model: OddsModel) {
    Task { self.render(model.currentDisplayState) }
  }
}

/// Renders the current state, and immediately again when the publisher repeats it synchronously.
final class CardThatBindsTwice: OddsCard {
  override func bind(_ model: OddsModel) {
    model.displayStatePublisher
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}

/// Is blank in one of its states.
final class CardThatIsBlankIfLive: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    if state.isLive { renderBlank() }
  }
}

/// Counts turns of the main queue.
final class CardThatNeverSettles: OddsCard {
  private var count = 0

  override func renderFirst(_ model: OddsModel) {
    super.renderFirst(model)
    countTurn()
  }

  private func countTurn() {
    count += 1
    titleLabel.text = "Turn \(count)"
    DispatchQueue.main.async { [weak self] in self?.countTurn() }
  }
}

/// Shows the time of day.
final class CardWithClock: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let seconds = Int(Date().timeIntervalSince1970) % 86_400
    titleLabel.text = String(format: "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
  }
}

/// Shows a random number.
final class CardWithRandomNumber: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    titleLabel.text = "\(UInt32.random(in: 10_000...99_999))"
  }
}

/// Renders the current state, and again when the publisher repeats it.
final class CardWithoutDropFirst: OddsCard {
  override func bind(_ model: OddsModel) {
    model.displayStatePublisher.receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}

/// Is blank until the publisher's first value arrives on the main queue.
final class CardWithoutInitialRender: OddsCard {
  override func renderFirst(_ model: OddsModel) {}

  override func bind(_ model: OddsModel) {
    model.displayStatePublisher.receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }
}

/// An object around a number.
final class NumberBox {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
