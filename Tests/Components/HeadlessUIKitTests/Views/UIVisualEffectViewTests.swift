import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UIVisualEffectViewTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 80, height: 40))

  @Test func theContentViewFillsTheEffect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let node = view.layoutTree(in: environment)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(node.children.first?.name == "effect")
    #expect(node.children.first?.frame.size == CGSize(width: 80, height: 40))
    view.effect = nil
    #expect(view.layoutTree(in: environment).children.allSatisfy { $0.name != "effect" })
  }

  @Test func materialsFollowTheAppearanceUnlessFixed() {
    func paint(_ style: UIBlurEffect.Style, _ appearance: Appearance) -> Paint? {
      var environment = environment
      environment.appearance = appearance
      return UIVisualEffectView(effect: UIBlurEffect(style: style)).layoutTree(in: environment).children.first?
        .background
    }
    #expect(paint(.systemMaterial, .light) != paint(.systemMaterial, .dark))
    #expect(paint(.systemMaterialDark, .light) == paint(.systemMaterial, .dark))
    #expect(paint(.systemMaterialLight, .dark) == paint(.systemMaterial, .light))
  }
}

@MainActor
struct EffectDrawingTests {
  /// Draws an effect over red with a white stripe in columns 40 to 50.
  private func bitmap(_ effect: UIVisualEffect?, _ change: (UIVisualEffectView) -> Void = { _ in }) throws -> Bitmap {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    box.backgroundColor = .systemRed
    let stripe = UIView(frame: CGRect(x: 40, y: 0, width: 10, height: 60))
    stripe.backgroundColor = .white
    box.addSubview(stripe)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    box.addSubview(view)
    change(view)
    return try Rasterizer(scale: 1).bitmap(of: box.layoutTree(in: RenderingEnvironment()))
  }

  @Test(arguments: UIBlurEffect.Style.allCases) func everyStyleBlursTheStripe(style: UIBlurEffect.Style) throws {
    let plain = try bitmap(nil)
    let blurred = try bitmap(UIBlurEffect(style: style))
    let (stripe, beside) = (blurred[45, 30], blurred[36, 30])
    #expect(abs(Int(stripe.green) - Int(beside.green)) < 12, "\(stripe) and \(beside)")
    #expect(blurred[45, 5] == plain[45, 5])
    #expect(blurred[5, 30] == plain[5, 30])
  }

  @Test func aTransparentEffectHasNothingToBlur() throws {
    let blurred = try bitmap(UIBlurEffect(style: .light)) { $0.alpha = 0.99 }
    #expect(abs(Int(blurred[45, 30].green) - Int(blurred[36, 30].green)) > 60)
  }

  @Test func glassIsACapsuleUnlessItsCornersAreSet() throws {
    let plain = try bitmap(nil)
    let capsule = try bitmap(UIGlassEffect(style: .regular))
    #expect(abs(Int(capsule[12, 12].green) - Int(plain[12, 12].green)) < 40)
    #expect(capsule[60, 30] != plain[60, 30])
    let square = try bitmap(UIGlassEffect()) { $0.cornerConfiguration = .corners(radius: 0) }
    #expect(abs(Int(square[12, 12].green) - Int(square[60, 30].green)) < 12)
    let rounded = try bitmap(UIGlassEffect()) { $0.cornerConfiguration = .capsule(maximumRadius: 3) }
    #expect(abs(Int(rounded[14, 14].green) - Int(rounded[60, 30].green)) < 12)
    #expect(try bitmap(UIGlassContainerEffect()) == plain)
  }

  @Test func glassBendsWhatIsBehindItUnlessItIsOpaque() throws {
    let node = UIVisualEffectView(effect: UIGlassEffect()).layoutTree(in: RenderingEnvironment())
    #expect(node.children.first?.backdrop?.lens != nil)
    let opaque = UIGlassEffect()
    opaque.isOpaque = true
    let plain = UIVisualEffectView(effect: opaque).layoutTree(in: RenderingEnvironment())
    #expect(plain.children.first?.backdrop == nil)
    #expect(plain.children.first?.background == .color(.white))
  }

  @Test func concentricCornersShareTheirCenter() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.layer.cornerRadius = 24
    let view = UIView(frame: CGRect(x: 8, y: 8, width: 84, height: 84))
    container.addSubview(view)
    view.cornerConfiguration = .corners(
      topLeftRadius: .containerConcentric(), topRightRadius: .containerConcentric(minimum: 20), bottomLeftRadius: 5,
      bottomRightRadius: nil)
    let radii = container.layoutTree(in: RenderingEnvironment()).children.first?.cornerRadii
    #expect(radii == CornerRadii(topLeft: 16, topRight: 20, bottomRight: 0, bottomLeft: 5))
  }

  @Test func vibrantContentShowsTheColorsBehindIt() throws {
    func label(_ view: UIVisualEffectView) {
      let box = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
      box.backgroundColor = .blue
      view.contentView.addSubview(box)
    }
    let dark = try bitmap(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel), label)
    let light = try bitmap(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)), label)
    #expect(dark[35, 30].red == 255, "\(dark[35, 30])")
    #expect(dark[35, 30].green > 150, "\(dark[35, 30])")
    #expect(light[35, 30].red < 60, "\(light[35, 30])")
    #expect(light[35, 30].green == 0, "\(light[35, 30])")
  }
}

/// Views whose glass flows together.
@MainActor
struct GlassGroupTests {
  /// A container of views of 30 by 30 at positions in a row.
  private func container(spacing: CGFloat, at positions: [CGFloat]) -> UIVisualEffectView {
    let effect = UIGlassContainerEffect()
    effect.spacing = spacing
    let container = UIVisualEffectView(effect: effect)
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    for x in positions {
      let view = UIVisualEffectView(effect: UIGlassEffect())
      view.frame = CGRect(x: x, y: 0, width: 30, height: 30)
      container.contentView.addSubview(view)
    }
    return container
  }

  /// The frames of the glass that each view draws.
  private func glass(in container: UIVisualEffectView) -> [[CGRect]] {
    let tree = container.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 30)))
    let views = tree.children.first?.children ?? []
    return views.map { view in view.children.filter { $0.name == "effect" }.map(\.frame) }
  }

  private static let own = CGRect(x: 0, y: 0, width: 30, height: 30)

  @Test func theFirstOfSeveralNearViewsDrawsTheGlassOfAll() {
    #expect(
      glass(in: container(spacing: 10, at: [0, 36, 80])) == [
        [CGRect(x: 0, y: 0, width: 66, height: 30)], [], [Self.own],
      ])
  }

  @Test func viewsJoinThroughOthersAndInTheOrderOfDrawing() {
    #expect(
      glass(in: container(spacing: 10, at: [72, 0, 36])) == [[CGRect(x: -72, y: 0, width: 102, height: 30)], [], []])
  }

  @Test func viewsAsFarAsTheSpacingHaveTheirOwnGlass() {
    #expect(glass(in: container(spacing: 6, at: [0, 36])) == [[Self.own], [Self.own]])
    #expect(glass(in: container(spacing: 0, at: [0, 20])) == [[Self.own], [Self.own]])
  }

  @Test func hiddenViewsAndGlassOfAnotherColorDoNotJoin() throws {
    let container = container(spacing: 10, at: [0, 36, 72])
    let views = container.contentView.subviews
    (views[1] as? UIVisualEffectView)?.isHidden = true
    #expect(glass(in: container).flatMap { $0 } == [Self.own, Self.own])
    views[1].isHidden = false
    ((views[1] as? UIVisualEffectView)?.effect as? UIGlassEffect)?.tintColor = .red
    #expect(glass(in: container) == [[Self.own], [Self.own], [Self.own]])
  }

  @Test func aContainerInAContainerJoinsItsOwnViews() {
    let outer = container(spacing: 10, at: [0])
    let inner = container(spacing: 10, at: [36])
    outer.contentView.addSubview(inner)
    let tree = outer.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 30)))
    #expect(tree.children.first?.children.first?.children.first?.frame == Self.own)
  }

  @Test func theGapShowsGlassIfViewsAreJoined() throws {
    func color(spacing: CGFloat) throws -> Bitmap {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      page.backgroundColor = .black
      page.addSubview(container(spacing: spacing, at: [0, 36]))
      return try Rasterizer(scale: 2).bitmap(of: page.layoutTree(in: RenderingEnvironment()))
    }
    #expect(try color(spacing: 0)[66, 30].red < 20)
    #expect(try color(spacing: 12)[66, 30].red > 150)
    #expect(try color(spacing: 12)[66, 2].red < 20, "the neck is narrower than the views")
  }
}
