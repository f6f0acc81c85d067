import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import HeadlessSwiftUI
import HeadlessUIKit

/// The same screen in both toolkits: cards of five views, with an icon, a title, a detail and a value.
@MainActor
enum ScreenTwins {
  /// 40 cards are 200 views.
  static let cardCount = 40

  private static func environment(cards: Int) -> RenderingEnvironment {
    RenderingEnvironment(size: CGSize(width: 390, height: CGFloat(cards) * 64))
  }

  static func tree(uiKitCards count: Int) -> LayoutNode {
    UIKitCards(count: count).layoutTree(in: environment(cards: count))
  }

  static func tree(swiftUICards count: Int) -> LayoutNode {
    SwiftUICards(count: count).hosted().layoutTree(in: environment(cards: count))
  }

  /// The hot paths of both: evaluation, layout and tree together, and the picture.
  static var hotPaths: [HotPath] {
    [
      HotPath(name: "make and lay out 200 views, UIKit") { { _ = tree(uiKitCards: cardCount) } },
      HotPath(name: "make and lay out 200 views, SwiftUI") { { _ = tree(swiftUICards: cardCount) } },
      HotPath(name: "draw 200 views, UIKit") {
        let tree = tree(uiKitCards: cardCount)
        return { _ = try HotPath.rasterizer.bitmap(of: tree) }
      },
      HotPath(name: "draw 200 views, SwiftUI") {
        let tree = tree(swiftUICards: cardCount)
        return { _ = try HotPath.rasterizer.bitmap(of: tree) }
      },
    ]
  }
}

/// The screen as a view of UIKit, with constraints.
private final class UIKitCards: UIView {
  init(count: Int) {
    super.init(frame: .zero)
    var above: UIView?
    for index in 0..<count { above = addCard(index, below: above) }
  }

  required init?(coder: NSCoder) { nil }

  private func addCard(_ index: Int, below above: UIView?) -> UIView {
    let card = add(UIView(), to: self)
    let (icon, title) = (add(UIView(), to: card), add(label("Title of card \(index)", .headline), to: card))
    let detail = add(label("The details of this one card", .subheadline), to: card)
    let value = add(label("\(index * 7 % 100)", .body), to: card)
    card.backgroundColor = .secondarySystemBackground
    icon.backgroundColor = .systemBlue
    detail.textColor = .secondaryLabel
    value.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: above?.bottomAnchor ?? topAnchor, constant: above == nil ? 0 : 8),
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 32),
      icon.heightAnchor.constraint(equalToConstant: 32),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      value.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      value.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return card
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label
  }

  private func add<View: UIView>(_ view: View, to container: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }
}

/// The screen as a view of SwiftUI.
private struct SwiftUICards: View {
  let count: Int

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { SwiftUICard(index: $0) }
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct SwiftUICard: View {
  let index: Int

  var body: some View {
    HStack(spacing: 8) {
      Color.blue.frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 2) {
        Text("Title of card \(index)").font(.headline)
        Text("The details of this one card").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(verbatim: "\(index * 7 % 100)")
    }
    .padding(8)
    .background(Color(.secondarySystemBackground))
  }
}
