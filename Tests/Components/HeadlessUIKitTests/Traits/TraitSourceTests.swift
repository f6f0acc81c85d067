import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import HeadlessUIKit

/// Views store where their traits come from. They must have the same traits as if they walked up the tree each time.
@MainActor
struct TraitSourceTests {
  /// A model of the tree: for each view, its superview and the style that it or its controller overrides.
  private struct Model {
    var superviews: [Int?]
    var styles: [UIUserInterfaceStyle]
    var controllerStyles: [UIUserInterfaceStyle?]

    func style(of view: Int) -> UIUserInterfaceStyle {
      if styles[view] != .unspecified { return styles[view] }
      if let style = controllerStyles[view], style != .unspecified { return style }
      return superviews[view].map(style) ?? .light
    }

    func isAncestor(_ view: Int, of other: Int) -> Bool {
      other == view || (superviews[other].map { isAncestor(view, of: $0) } ?? false)
    }
  }

  @Test(arguments: UInt64(1)...20)
  func traitsAreThoseOfTheTree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 8
    let views = (0..<count).map { _ in UIView() }
    var controllers: [UIViewController?] = Array(repeating: nil, count: count)
    var model = Model(
      superviews: Array(repeating: nil, count: count), styles: Array(repeating: .unspecified, count: count),
      controllerStyles: Array(repeating: nil, count: count))
    let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
    for step in 0..<120 {
      let view = Int.random(in: 0..<count, using: &random)
      let style = styles[Int.random(in: 0..<3, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let other = Int.random(in: 0..<count, using: &random)
        guard !model.isAncestor(view, of: other) else { continue }
        views[other].addSubview(views[view])
        model.superviews[view] = other
      case 2:
        views[view].removeFromSuperview()
        model.superviews[view] = nil
      case 3:
        views[view].overrideUserInterfaceStyle = style
        model.styles[view] = style
      default:
        // A view with a controller of its own, whose controller leaves at the next time.
        if controllers[view] == nil {
          let controller = UIViewController()
          controller.view = views[view]
          controller.overrideUserInterfaceStyle = style
          controllers[view] = controller
          model.controllerStyles[view] = style
        } else {
          controllers[view] = nil
          model.controllerStyles[view] = nil
        }
      }
      for index in 0..<count {
        #expect(
          views[index].traitCollection.userInterfaceStyle == model.style(of: index), "view \(index), step \(step)")
      }
    }
  }

  @Test func aTreeThatLosesItsRootHasTheTraitsOfNoTree() {
    let (middle, leaf) = (UIView(), UIView())
    middle.addSubview(leaf)
    do {
      let root = UIView()
      root.overrideUserInterfaceStyle = .dark
      root.addSubview(middle)
      #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(middle.superview == nil)
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }
}
