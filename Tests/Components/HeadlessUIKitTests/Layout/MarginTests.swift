import Foundation
import HeadlessUIKit
import Testing

/// Views that fill a guide of the root or of a card in the root.
@MainActor
struct MarginTests {
  @Test(arguments: MarginTests.cases)
  func frames(_ example: LayoutCase) { example.check() }

  nonisolated static let cases: [LayoutCase] = [
    margins("8 on all sides by default", [8, 8, 284, 184]) { _ in },
    margins("the margins that were set", [20, 10, 240, 160]) {
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    },
    margins("directional, left to right", [20, 10, 240, 160]) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    },
    margins("directional, right to left: leading is right", [40, 10, 240, 160]) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      $0.semanticContentAttribute = .forceRightToLeft
    },
    margins("by sides, right to left: left remains left", [20, 10, 240, 160]) {
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      $0.semanticContentAttribute = .forceRightToLeft
    },
    margins("none", [0, 0, 300, 200]) { $0.layoutMargins = .zero },
    margins("negative margins extend outside", [-5, -5, 310, 210]) {
      $0.layoutMargins = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    },
    LayoutCase("the readable content guide equals the margins at 300", [[8, 8, 284, 184]]) { root in
      fill(root.readableContentGuide, of: root)
    },
    LayoutCase("safe area: none without a device", [[0, 0, 300, 200]]) { root in
      fill(root.safeAreaLayoutGuide, of: root)
    },
    card("default margins of a card", [8, 8, 134, 84]) { _, _ in },
    card("the superview's margins do not apply to the card", [8, 8, 134, 84]) { root, _ in
      root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    },
    card("preserved margins: 50 minus the 10 points outside the card, at the top and left", [40, 40, 102, 52]) {
      root, card in
      root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      card.preservesSuperviewLayoutMargins = true
    },
    card("preserved margins that do not reach the card have no effect", [8, 8, 134, 84]) { root, card in
      root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      card.preservesSuperviewLayoutMargins = true
    },
    card("preserved margins are a minimum: the card's margins are larger", [45, 45, 60, 10]) { root, card in
      root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
      card.layoutMargins = UIEdgeInsets(top: 45, left: 45, bottom: 45, right: 45)
      card.preservesSuperviewLayoutMargins = true
    },
    card(
      "preserved margins at the trailing and bottom edges: 160 - 130 and 110 - 80",
      [8, 8, 112, 62]
    ) { root, card in
      root.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 120, right: 170)
      card.preservesSuperviewLayoutMargins = true
    },
    LayoutCase("a guide of fixed size in the middle: (300 - 100) / 2, (200 - 50) / 2", [[100, 75, 100, 50]]) { root in
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 50),
        guide.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        guide.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
      return fill(guide, of: root)
    },
    LayoutCase(
      "a guide around two views, from 20 to 110, and a view centered below the guide",
      [
        [20, 10, 40, 20], [70, 10, 40, 20], [55, 40, 20, 5],
      ]
    ) { root in
      let views = [root.place(FixedView(40, 20)), root.place(FixedView(40, 20)), root.place(FixedView(20, 5))]
      pinCorner(views[0], x: 20, y: 10)
      pinCorner(views[1], x: 70, y: 10)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: views[1].trailingAnchor),
        guide.topAnchor.constraint(equalTo: views[0].topAnchor),
        guide.bottomAnchor.constraint(equalTo: views[0].bottomAnchor),
        views[2].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        views[2].topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 10),
      ])
      return views
    },
    LayoutCase("a guide moves with its view: 30 + 8", [[8, 8, 84, 34]]) { root in
      let card = root.place(UIView())
      pinCorner(card, x: 30, y: 30)
      setSize(card, 100, 50)
      return fill(card.layoutMarginsGuide, of: card)
    },
  ]

  private nonisolated static func margins(
    _ name: String, _ frame: [CGFloat], _ change: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> LayoutCase {
    LayoutCase("margins: \(name)", [frame]) { root in
      change(root)
      return fill(root.layoutMarginsGuide, of: root)
    }
  }

  /// A card of 150 x 100 points at (10, 10), with a view within its margins.
  private nonisolated static func card(
    _ name: String, _ frame: [CGFloat], _ change: @escaping @MainActor @Sendable (UIView, UIView) -> Void
  ) -> LayoutCase {
    LayoutCase(name, [frame]) { root in
      let card = root.place(UIView())
      pinCorner(card, x: 10, y: 10)
      setSize(card, 150, 100)
      change(root, card)
      return fill(card.layoutMarginsGuide, of: card)
    }
  }
}
