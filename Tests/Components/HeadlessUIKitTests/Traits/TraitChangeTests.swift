import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TraitChangeTests {
  private let sized = RenderingEnvironment(size: CGSize(width: 50, height: 50))

  private var dark: RenderingEnvironment {
    var environment = sized
    environment.appearance = .dark
    return environment
  }

  @Test func handlersRunForTheirTraitsOnly() {
    let view = TappedView()
    var calls: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TappedView, previous) in
      calls.append(previous.userInterfaceStyle)
      calls.append(view.traitCollection.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitDisplayScale.self], action: TappedView.traitsChanged)
    _ = view.layoutTree(in: sized)
    #expect(calls.isEmpty)
    #expect(view.calls.isEmpty)
    _ = view.layoutTree(in: dark)
    #expect(calls == [.light, .dark])
    #expect(view.calls.isEmpty)
    var sharp = dark
    sharp.scale = 3
    _ = view.layoutTree(in: sharp)
    #expect(calls.count == 2)
    #expect(view.calls == ["traits"])
  }

  @Test func targetsAreCalledUntilUnregistered() {
    let (view, target) = (UIView(), TappedView())
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: TappedView.traitsChanged)
    _ = view.layoutTree(in: sized)
    _ = view.layoutTree(in: dark)
    view.unregisterForTraitChanges(registration)
    _ = view.layoutTree(in: sized)
    #expect(target.calls == ["traits"])
  }

  @Test func overridesApplyToDescendants() {
    let (controller, inner) = (UIViewController(), UIView())
    controller.view.addSubview(inner)
    controller.traitOverrides.preferredContentSizeCategory = .small
    inner.traitOverrides.userInterfaceStyle = .dark
    _ = controller.layoutTree(in: sized)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test(
    arguments: [
      (CGSize(width: 393, height: 852), UIUserInterfaceIdiom.phone, [1, 2]),
      (CGSize(width: 852, height: 393), .phone, [1, 1]), (CGSize(width: 932, height: 430), .phone, [2, 1]),
      (CGSize(width: 744, height: 1133), .pad, [2, 2]), (CGSize(width: 240, height: 90), .phone, [1, 2]),
    ] as [(CGSize, UIUserInterfaceIdiom, [Int])])
  func theScreenDeterminesTheSizeClasses(_ size: CGSize, _ idiom: UIUserInterfaceIdiom, _ classes: [Int]) {
    let traits = UITraitCollection(environment: RenderingEnvironment(size: size))
    #expect(traits.userInterfaceIdiom == idiom)
    #expect([traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue] == classes)
  }

  @Test func collectionsMergeTraitByTrait() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
    #expect(merged.preferredContentSizeCategory == .large)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .unspecified)
    let changed = merged.changedTraits(from: UITraitCollection(horizontalSizeClass: .regular))
    #expect(changed.count == 1)
    #expect(changed.first is UITraitPreferredContentSizeCategory.Type)
  }
}
