import HeadlessUIKit

/// A column of cards, each with 4 views and 12 constraints.
@MainActor
final class CardScreen {
  static let constraintsPerCard = 12
  static let viewsPerCard = 4

  let root = UIView(frame: .init(x: 0, y: 0, width: 390, height: 844))
  private(set) var titles: [UILabel] = []
  private(set) var iconWidths: [NSLayoutConstraint] = []

  init(cards count: Int) {
    var above: UIView?
    for index in 0..<count { above = addCard(index, below: above) }
  }

  private func addCard(_ index: Int, below above: UIView?) -> UIView {
    let card = add(UIView(), to: root)
    let icon = add(UIView(), to: card)
    let title = add(UILabel(), to: card)
    let detail = add(UILabel(), to: card)
    title.text = "Title of card \(index)"
    detail.text = "The details of this one card"
    let width = icon.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      width,
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
    titles.append(title)
    iconWidths.append(width)
    return card
  }

  private func add<View: UIView>(_ view: View, to container: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }
}
