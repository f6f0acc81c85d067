import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// A component without faults. Each subclass adds a fault in the method that it overrides.
class OddsCard: UIView, ReusableView {
  let titleLabel = UILabel()
  let oddsLabel = UILabel()
  let contentStackView = UIStackView()
  var viewModel: OddsModel?
  var cancellables = Set<AnyCancellable>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for label in [titleLabel, oddsLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
      contentStackView.addArrangedSubview(label)
    }
    contentStackView.spacing = 12
    addSubview(contentStackView)
    constrainContent()
    setUp()
    renderBlank()
  }

  required init?(coder: NSCoder) { nil }

  /// Sets up the views of a subclass. The default implementation does nothing.
  func setUp() {}

  func constrainContent() {
    contentStackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentStackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      contentStackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      contentStackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      contentStackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  func configure(with model: OddsModel) {
    viewModel = model
    renderFirst(model)
    bind(model)
  }

  func renderFirst(_ model: OddsModel) {
    render(model.currentDisplayState)
  }

  func bind(_ model: OddsModel) {
    model.displayStatePublisher.dropFirst().receive(on: DispatchQueue.main.ocombine)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  func render(_ state: OddsState) {
    titleLabel.text = state.title
    oddsLabel.text = state.odds
  }

  func prepareForReuse() {
    cancellables.removeAll()
    viewModel = nil
    renderBlank()
  }

  func renderBlank() {
    titleLabel.text = nil
    oddsLabel.text = nil
  }
}

/// A view model with a current state and a publisher.
@MainActor
final class OddsModel {
  private let subject: CurrentValueSubject<OddsState, Never>
  /// A callback, for components that do not use the publisher.
  var onChange: (() -> Void)?
  /// The continuations of `waitForPicture()`.
  private var pictureContinuations: [CheckedContinuation<Void, Never>] = []

  init(_ state: OddsState) {
    subject = CurrentValueSubject(state)
  }

  deinit {
    for continuation in pictureContinuations { continuation.resume() }
  }

  var currentDisplayState: OddsState { subject.value }
  var displayStatePublisher: AnyPublisher<OddsState, Never> { subject.eraseToAnyPublisher() }

  func send(_ state: OddsState) {
    subject.send(state)
    onChange?()
    let continuations = pictureContinuations
    pictureContinuations = []
    for continuation in continuations { continuation.resume() }
  }

  /// Returns after the next change of the state, which simulates a finished download.
  func waitForPicture() async {
    await withCheckedContinuation { pictureContinuations.append($0) }
  }
}

/// The state of a card.
struct OddsState: Hashable, Sendable {
  var title: String
  var odds: String
  var isLive = false

  static let home = OddsState(title: "Home", odds: "1.85")
  static let draw = OddsState(title: "Draw", odds: "3.40", isLive: true)
  static let away = OddsState(title: "Away team", odds: "12.00")
  /// A later update of any state.
  static let moved = OddsState(title: "Moved", odds: "99.99", isLive: true)
}
