import Foundation
import HeadlessUIKit
import Testing

/// Constraints to the safe area, the margins and the readable width on several devices.
@MainActor
struct DeviceLayoutTests {
  @Test(arguments: DeviceLayoutTests.cases)
  func frames(_ example: SafeAreaCase) { example.check() }

  /// The insets of a card depend on its frame, which may be unknown until the constraints were solved once.
  @Test func movingACardChangesItsSafeAreaInTheSameLayout() {
    let root = UIView()
    let card = root.place(UIView())
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    top.isActive = true
    setSize(card, 200, 100)
    let inner = fill(card.safeAreaLayoutGuide, of: card)
    _ = root.layoutTree(in: ViewImageConfig.iPhone16Pro.renderingEnvironment)
    #expect(inner[0].frame == CGRect(x: 0, y: 32, width: 200, height: 68))
    top.constant = 50
    root.layoutIfNeeded()
    #expect(inner[0].frame == CGRect(x: 0, y: 12, width: 200, height: 88))
    top.constant = 70
    root.layoutIfNeeded()
    #expect(inner[0].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  nonisolated static let cases: [SafeAreaCase] = [
    screen("a phone with a home button: a status bar of 20", .iPhoneSe3, [0, 20, 375, 647]),
    screen("a Dynamic Island: 62 above, and a home indicator of 34", .iPhone16Pro, [0, 62, 402, 778]),
    screen("landscape: 62 at the left and right, and 21 below", .iPhone16Pro(.landscape), [62, 0, 750, 381]),
    screen("the largest phone: 956 minus 96", .iPhone17ProMax, [0, 62, 440, 860]),
    screen("a tablet: 24 above and 20 below", .iPadMini, [0, 24, 744, 1089]),
    SafeAreaCase("margins add to the safe area: 62 + 8 and 34 + 8", on: .iPhone16Pro, [[8, 70, 386, 762]]) {
      fill($0.layoutMarginsGuide, of: $0)
    },
    SafeAreaCase("margins that ignore the safe area", on: .iPhone16Pro, [[8, 8, 386, 858]]) { root in
      root.insetsLayoutMarginsFromSafeArea = false
      return fill(root.layoutMarginsGuide, of: root)
    },
    SafeAreaCase("readable width: 672 of 1376", on: .iPadPro13(.landscape), [[352, 32, 672, 972]]) {
      fill($0.readableContentGuide, of: $0)
    },
    SafeAreaCase(
      "a bar of 44 that extends below the safe area: 874 - 34 - 44", on: .iPhone16Pro,
      [
        [0, 796, 402, 78]
      ]
    ) { root in
      let bar = root.place(UIView())
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -44),
        bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      return [bar]
    },
    card("at the top: an inset of 62", [0, 0, 402, 100], .iPhone16Pro, [0, 62, 402, 38]),
    card("30 below the top: 62 - 30", [0, 30, 402, 100], .iPhone16Pro, [0, 32, 402, 68]),
    card("below the island: no insets", [0, 62, 402, 100], .iPhone16Pro, [0, 0, 402, 100]),
    card("at the bottom: an inset of 34", [0, 824, 402, 50], .iPhone16Pro, [0, 0, 402, 16]),
    card("10 above the bottom: 34 - 10", [0, 764, 402, 100], .iPhone16Pro, [0, 0, 402, 76]),
    card("in the middle: no insets", [20, 300, 300, 100], .iPhone16Pro, [0, 0, 300, 100]),
    card("at the left, in landscape", [0, 0, 200, 402], .iPhone16Pro(.landscape), [62, 0, 138, 381]),
    card("at the right, in landscape", [674, 0, 200, 300], .iPhone16Pro(.landscape), [0, 0, 138, 300]),
    SafeAreaCase(
      "right to left: leading is right", on: mirrored(.iPhone16Pro(.landscape)),
      [
        [674, 0, 200, 300], [0, 0, 138, 300],
      ]
    ) { root in
      let card = root.place(UIView())
      pinCorner(card)
      setSize(card, 200, 300)
      return [card] + fill(card.safeAreaLayoutGuide, of: card)
    },
    SafeAreaCase("nested cards, each 20 below the top: 62 - 20 - 20", on: .iPhone16Pro, [[0, 22, 300, 78]]) { root in
      let outer = root.place(UIView())
      pinCorner(outer, y: 20)
      setSize(outer, 402, 300)
      let inner = outer.place(UIView())
      pinCorner(inner, y: 20)
      setSize(inner, 300, 100)
      return fill(inner.safeAreaLayoutGuide, of: inner)
    },
    SafeAreaCase(
      "a card with a height that includes its safe area: 62 + 50", on: .iPhone16Pro,
      [
        [0, 0, 402, 112], [0, 62, 60, 50],
      ]
    ) { root in
      let card = root.place(UIView())
      pinCorner(card)
      let text = card.place(FixedView(60, 50))
      NSLayoutConstraint.activate([
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        text.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
      return [card, text]
    },
  ]

  private nonisolated static func mirrored(_ device: ViewImageConfig) -> ViewImageConfig {
    device.with(traits: UITraitCollection(layoutDirection: .rightToLeft))
  }

  /// Returns a case of a view that fills the safe area of the screen.
  private nonisolated static func screen(
    _ name: String, _ device: ViewImageConfig, _ frame: [CGFloat]
  ) -> SafeAreaCase {
    SafeAreaCase(name, on: device, [frame]) { fill($0.safeAreaLayoutGuide, of: $0) }
  }

  /// Returns a case of a view that fills the safe area of a card on the screen.
  private nonisolated static func card(
    _ name: String, _ cardFrame: [CGFloat], _ device: ViewImageConfig, _ frame: [CGFloat]
  ) -> SafeAreaCase {
    SafeAreaCase("a card \(name)", on: device, [cardFrame, frame]) { root in
      let card = root.place(UIView())
      pinCorner(card, x: cardFrame[0], y: cardFrame[1])
      setSize(card, cardFrame[2], cardFrame[3])
      return [card] + fill(card.safeAreaLayoutGuide, of: card)
    }
  }
}

/// Views on a device, and their expected frames.
struct SafeAreaCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let device: ViewImageConfig
  let frames: [[CGFloat]]
  /// Adds views to the root, and returns the views with the expected frames.
  let build: @MainActor @Sendable (UIView) -> [UIView]

  init(
    _ name: String, on device: ViewImageConfig, _ frames: [[CGFloat]],
    build: @escaping @MainActor @Sendable (UIView) -> [UIView]
  ) {
    testDescription = name
    self.device = device
    self.frames = frames
    self.build = build
  }

  @MainActor func check() {
    let root = UIView()
    let views = build(root)
    _ = root.layoutTree(in: device.renderingEnvironment)
    let found = views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    #expect(found == frames, "\(testDescription)")
    #expect(root.constraintWarnings.isEmpty)
    #expect(root.layoutFeedbackLoop == nil)
  }
}
