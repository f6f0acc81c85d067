import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LayoutTreeTests {
  private let sized = RenderingEnvironment(size: CGSize(width: 100, height: 50))

  @Test func namesComeFromProperties() {
    let card = CardView()
    card.badge.accessibilityIdentifier = "the badge"
    let node = card.layoutTree(in: sized)
    #expect(node.name == "CardView")
    #expect(
      node.children.map(\.name) == [
        "oddsLabel", "lazyLabel", "rows[0]", "rows[1]", "the badge", "inherited", "UIView",
      ])
  }

  @Test func theNearestOwnerProvidesTheName() {
    let outer = OuterView()
    let node = outer.layoutTree(in: sized)
    #expect(node.children.first?.name == "card")
    #expect(node.children.first?.children.first?.name == "oddsLabel")
  }

  @Test func theTreeContainsDecorations() {
    let view = UIView()
    view.backgroundColor = .red
    view.alpha = 0.3
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let node = view.layoutTree(in: sized)
    #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(node.background == .color(Color(red: 255, green: 0, blue: 0)))
    #expect(node.opacity == 0.3)
    #expect(node.clips)
    #expect(node.cornerRadii == CornerRadii(topLeft: 8, topRight: 0, bottomRight: 8, bottomLeft: 0))
    #expect(node.border == Border(width: 2, color: Color(red: 0, green: 0, blue: 255)))
    #expect(node.shadow == nil)
  }

  @Test func theBlurOfAShadowIsTwiceItsRadius() {
    let view = UIView()
    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 128), offset: CGSize(width: 0, height: 2), blur: 8)
    #expect(view.layoutTree(in: sized).shadow == shadow)
    view.layer.masksToBounds = true
    #expect(view.layoutTree(in: sized).shadow == nil)
  }

  @Test func hiddenViewsAreOmitted() {
    let view = UIView()
    let hidden = UIView()
    hidden.isHidden = true
    view.addSubview(hidden)
    #expect(view.layoutTree(in: sized).children.isEmpty)
  }

  @Test func aClearBackgroundIsOmitted() {
    let view = UIView()
    view.backgroundColor = .clear
    #expect(view.layoutTree(in: sized).background == nil)
  }

  @Test func scrolledContentMoves() {
    let view = UIView()
    view.addSubview(UIView(frame: CGRect(x: 10, y: 30, width: 5, height: 5)))
    view.bounds.origin.y = 20
    let frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    #expect(view.layoutTree(in: sized).children.first?.frame == frame)
  }

  @Test func theTreeContainsTheTextsOfLabels() {
    let label = UILabel()
    #expect(
      label.layoutTree(in: sized).text?.string == "", "a label without text has an empty text, which may be set later")
    label.text = "1.85"
    label.font = .monospacedSystemFont(ofSize: 20, weight: .bold)
    label.textColor = .secondaryLabel
    label.textAlignment = .right
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingMiddle
    var text = TextContent(
      string: "1.85", font: Font(size: 20, weight: .bold, isMonospaced: true),
      color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0x99), alignment: .trailing,
      verticalAlignment: .center, lines: 0, truncation: .middle)
    // The standard line break strategy.
    text.style.avoidsLoneWord = true
    text.style.keepsHangulWords = true
    #expect(label.layoutTree(in: sized).text == text)
  }

  @Test func naturalTextFollowsTheDirection() {
    let label = UILabel()
    label.text = "x"
    var environment = sized
    #expect(label.layoutTree(in: environment).text?.alignment == .leading)
    environment.layoutDirection = .rightToLeft
    #expect(label.layoutTree(in: environment).text?.alignment == .trailing)
    label.textAlignment = .left
    #expect(label.layoutTree(in: environment).text?.alignment == .leading)
  }

  @Test func stacksAreMirroredRightToLeft() {
    let stack = row([FixedView(20, 10), FixedView(80, 10)])
    #expect(stack.layoutTree(in: sized).children.map(\.frame.minX) == [0, 20])
    var environment = sized
    environment.layoutDirection = .rightToLeft
    #expect(stack.layoutTree(in: environment).children.map(\.frame.minX) == [80, 0])
    #expect(stack.layoutTree(in: sized).children.map(\.frame.minX) == [0, 20])
  }

  @Test func aViewIsDescribedInTwoAppearances() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    let inner = UIView()
    inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    inner.overrideUserInterfaceStyle = .dark
    view.addSubview(inner)
    var environment = sized
    let light = view.layoutTree(in: environment)
    environment.appearance = .dark
    let dark = view.layoutTree(in: environment)
    #expect(light.background == .color(.white))
    #expect(dark.background == .color(.black))
    #expect(light.children.first?.background == .color(Color(red: 255, green: 0, blue: 0)))
    environment.appearance = .light
    #expect(view.layoutTree(in: environment) == light)
  }

  @Test func layerColorsSetInLayoutFollowTheAppearance() {
    let view = BorderedView()
    var environment = sized
    #expect(view.layoutTree(in: environment).border?.color == .black)
    environment.appearance = .dark
    #expect(view.layoutTree(in: environment).border?.color == .white)
    #expect(view.changes == 1)
  }

  @Test func activityIndicatorsHideWhenStopped() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    indicator.startAnimating()
    let node = indicator.layoutTree(in: RenderingEnvironment())
    let graphic = node.children.first
    #expect(node.frame.size == CGSize(width: 20, height: 20))
    #expect(graphic?.children.count == 8)
    #expect(node.children.allSatisfy { node.bounds.contains($0.frame) })
    indicator.stopAnimating()
    #expect(indicator.isHidden)
  }
}

/// A view with stored properties of every kind that hold subviews.
final class CardView: CardBaseView {
  private let oddsLabel = UILabel()
  private lazy var lazyLabel = UILabel()
  private var rows = [UIView(), UIView()]
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [oddsLabel, lazyLabel] + rows { addSubview(view) }
    addSubview(badge)
    addSubview(inherited)
    addSubview(UIView())
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

class CardBaseView: UIView {
  var inherited: UIView! = UIView()
}

final class OuterView: UIView {
  private let card = CardView()
  /// A second reference to a view that belongs to the card.
  private weak var borrowed: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    borrowed = card.subviews.first
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}

/// Resolves a dynamic color during layout, as layer colors require.
final class BorderedView: UIView {
  var changes = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1
    layer.borderColor = UIColor.label.cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { changes += 1 }
  }
}
