import FirstFrameTextEscaping

/// The example that `firstframe init` writes: a card with a view model, its previews and its tests.
struct ExampleComponent {
  /// The module with the component.
  let module: String
  /// `public ` if imports without an access level are internal in the module.
  private let importAccess: String

  init(library: String, importsInternally: Bool) {
    module = SwiftIdentifier.escaped(library)
    importAccess = importsInternally ? "public " : ""
  }

  /// The component's files, by their paths from the folder of its target.
  var sources: [(path: String, text: String)] {
    [
      ("DeliveryCard/DeliveryCardView.swift", view),
      ("DeliveryCard/DeliveryCardView+Previews.swift", previews),
      ("DeliveryCard/DeliveryCardViewModel.swift", viewModel),
    ]
  }

  /// The tests' files, by their paths from the folder of their target.
  var tests: [(path: String, text: String)] { [("DeliveryCardViewTests.swift", test)] }

  private var view: String {
    """
    \(importAccess)import HeadlessUIKit

    /// A card with an item and the state of its delivery.
    public final class DeliveryCardView: UIView {
      private let itemLabel = UILabel()
      private let tagLabel = UILabel()
      private let tagView = UIView()
      private let detailLabel = UILabel()
      private let progressView = UIProgressView(progressViewStyle: .default)
      private var viewModel: DeliveryCardViewModel?

      public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        tagView.layer.cornerRadius = 8
        style(itemLabel, .headline, .label)
        style(detailLabel, .subheadline, .secondaryLabel)
        style(tagLabel, .footnote, .label)
        progressView.accessibilityLabel = "Progress of the delivery"
        addContents()
      }

      @available(*, unavailable)
      public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      /// Shows the model's state before it returns, so that the first frame is complete.
      public func configure(with viewModel: DeliveryCardViewModel) {
        self.viewModel = viewModel
        render(viewModel)
        setNeedsLayout()
      }

      /// Reads the model. A later change of a property that is read here causes another layout.
      public override func layoutSubviews() {
        super.layoutSubviews()
        if let viewModel { render(viewModel) }
      }

      private func render(_ viewModel: DeliveryCardViewModel) {
        itemLabel.text = viewModel.item
        switch viewModel.status {
        case .onItsWay(let stopsLeft):
          show("On its way", "Arrives today, \\(stopsLeft) stops away", .systemBlue, progress: 0.7)
        case .delayed(let minutes):
          show("Delayed", "Arrives today, \\(minutes) minutes later", .systemOrange, progress: 0.4)
        case .delivered:
          show("Delivered", "Left at the front door", .systemGreen, progress: 1)
        }
      }

      private func show(_ tag: String, _ detail: String, _ color: UIColor, progress: Float) {
        tagLabel.text = tag
        detailLabel.text = detail
        tagView.backgroundColor = color.withAlphaComponent(0.25)
        progressView.progressTintColor = color
        progressView.progress = progress
      }

      private func style(_ label: UILabel, _ font: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: font)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
      }

      private func addContents() {
        let row = UIStackView(arrangedSubviews: [itemLabel, tagView])
        row.alignment = .top
        row.spacing = 12
        let column = UIStackView(arrangedSubviews: [row, detailLabel, progressView])
        column.axis = .vertical
        column.spacing = 6
        column.setCustomSpacing(14, after: detailLabel)
        tagLabel.setContentHuggingPriority(.required, for: .horizontal)
        tagLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        tagView.addSubview(tagLabel)
        addSubview(column)
        for view in [tagLabel, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
          widthAnchor.constraint(equalToConstant: 340),
          tagLabel.leadingAnchor.constraint(equalTo: tagView.leadingAnchor, constant: 8),
          tagLabel.trailingAnchor.constraint(equalTo: tagView.trailingAnchor, constant: -8),
          tagLabel.topAnchor.constraint(equalTo: tagView.topAnchor, constant: 3),
          tagLabel.bottomAnchor.constraint(equalTo: tagView.bottomAnchor, constant: -3),
          column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
      }
    }

    """
  }

  private var previews: String {
    """
    \(importAccess)import HeadlessUIKit

    extension DeliveryCardView {
      /// The card in each of its states, for tests, checks and galleries.
      public nonisolated static var previews: [ComponentPreview] {
        [
          preview("onItsWay") { .onItsWay },
          preview("delayed") { .delayed },
          preview("delivered") { .delivered },
        ]
      }

      private nonisolated static func preview(
        _ state: String, makeModel: @escaping @MainActor @Sendable () -> DeliveryCardViewModel
      ) -> ComponentPreview {
        ComponentPreview(component: "DeliveryCardView", state: state) {
          DeliveryCardView()
        } configure: { card in
          card.configure(with: makeModel())
        }
      }
    }

    extension DeliveryCardViewModel {
      public static var onItsWay: DeliveryCardViewModel {
        DeliveryCardViewModel(item: "Espresso cups, set of two", status: .onItsWay(stopsLeft: 3))
      }
      public static var delayed: DeliveryCardViewModel {
        DeliveryCardViewModel(item: "Espresso cups, set of two", status: .delayed(minutes: 25))
      }
      public static var delivered: DeliveryCardViewModel {
        DeliveryCardViewModel(item: "Espresso cups, set of two", status: .delivered)
      }
    }

    """
  }

  private var viewModel: String {
    """
    \(importAccess)import Observation

    /// What a delivery card shows.
    @MainActor @Observable
    public final class DeliveryCardViewModel {
      public enum Status: Equatable, Sendable {
        case onItsWay(stopsLeft: Int)
        case delayed(minutes: Int)
        case delivered
      }

      public var item: String
      public var status: Status

      public init(item: String, status: Status) {
        self.item = item
        self.status = status
      }
    }

    """
  }

  private var test: String {
    """
    import \(module)
    import FirstFrame
    import Testing

    @MainActor struct DeliveryCardViewTests {
      /// A picture of the card, and a text with its views.
      @Test func onItsWay() {
        let card = DeliveryCardView()
        card.configure(with: .onItsWay)
        assertSnapshot(of: card, as: .image)
        assertSnapshot(of: card, as: .layoutTree)
      }

      /// A picture of each preview, in light and dark appearance.
      @Test func previews() {
        assertSnapshots(of: DeliveryCardView.previews, across: .matrix(appearances: Appearance.allCases))
      }
    }

    """
  }
}
