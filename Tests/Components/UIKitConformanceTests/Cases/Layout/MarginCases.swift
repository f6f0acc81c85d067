import Foundation
import HeadlessUIKit

/// Safe areas, layout margins and their guides.
enum MarginCases {
  static var table: CaseTable {
    var table = CaseTable(.margins)
    safeAreas(&table)
    margins(&table)
    recordedMargins(&table)
    controllers(&table)
    cells(&table)
    return table
  }

  private static func safeAreas(_ table: inout CaseTable) {
    table.add(
      "a child's safe area is what is left of its parent's", .facts(10, 1, 16),
      expect: [.number(59), .number(29), .number(0), .number(14)]
    ) { screen in
      let frames = [
        CGRect(x: 0, y: 0, width: 393, height: 200), CGRect(x: 0, y: 30, width: 393, height: 200),
        CGRect(x: 0, y: 300, width: 393, height: 200), CGRect(x: 0, y: 632, width: 393, height: 200),
      ]
      let views = frames.map { screen.add(UIView(), at: $0) }
      screen.layOut()
      return views.dropLast().map { .number(of: $0.safeAreaInsets.top) } + [.number(of: views[3].safeAreaInsets.bottom)]
    }
    table.add(
      "a child within a band gets the full inset of the band", [.fact(10, 2)],
      on: .catalyst.with { $0.safeArea.top = 59 }, expect: [.number(49)]
    ) {
      let view = $0.add(UIView(), at: CGRect(x: 0, y: 10, width: 100, height: 20))
      $0.layOut()
      return [.number(of: view.safeAreaInsets.top)]
    }
    table.add(
      "additional insets of a controller add to its view's safe area", [.fact(10, 17)], .documented,
      expect: [.number(69), .number(34)]
    ) {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = 10
      $0.show(controller)
      return [.number(of: controller.view.safeAreaInsets.top), .number(of: controller.view.safeAreaInsets.bottom)]
    }
  }

  private static func margins(_ table: inout CaseTable) {
    table.add("layout margins are 8 plus the safe area", [.fact(10, 3)], expect: [.number(67), .number(8), .number(8)])
    {
      let (inside, outside) = (
        $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 393, height: 200)),
        $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 393, height: 200))
      )
      outside.insetsLayoutMarginsFromSafeArea = false
      $0.layOut()
      return [
        .number(of: inside.layoutMargins.top), .number(of: inside.layoutMargins.left),
        .number(of: outside.layoutMargins.top),
      ]
    }
    table.add(
      "preserved margins of the superview count if they are greater", [.fact(10, 4)], on: .catalyst,
      expect: [.number(20), .number(8), .number(50)]
    ) {
      let outer = $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
      $0.layOut()
      let found = [Quantity.number(of: inner.layoutMargins.left), .number(of: inner.layoutMargins.right)]
      inner.layoutMargins.left = 50
      return found + [.number(of: inner.layoutMargins.left)]
    }
    table.add(
      "a stack's layout margins are zero", [.rule(12), .fact(10, 10)], expect: [.number(0), .frame(0, 0, 50, 20)]
    ) {
      let view = FixedView(50, 20)
      let stack = $0.pin(UIStackView(arrangedSubviews: [view]))
      stack.isLayoutMarginsRelativeArrangement = true
      stack.pinCorner(x: 100, y: 300)
      $0.layOut()
      return [.number(of: stack.layoutMargins.left), .frame(of: view)]
    }
    table.add(
      "the readable guide of a narrow view is its margins guide", [.fact(10, 13)], on: .catalyst,
      expect: [.frame(8, 8, 359, 284)]
    ) {
      let view = $0.add(UIView(), at: CGRect(x: 0, y: 0, width: 375, height: 300))
      let content = $0.pin(UIView(), in: view)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.readableContentGuide.bottomAnchor),
      ])
      $0.layOut()
      return [.frame(of: content)]
    }
  }

  private static func recordedMargins(_ table: inout CaseTable) {
    // A child at (0, 30) in a safe area of 59 at the top and 16 at the left: 29 + 8 and 16 + 8.
    table.add(
      "views at the margins of a child in a safe area", .rows(175...179), on: .catalyst,
      expect: [
        .frame(0, 30, 320, 300), .frame(24, 37, 60, 40), .frame(232, 252, 60, 40), .frame(118, 150, 80, 30),
        .frame(24, 137, 268, 24),
      ]
    ) { screen in
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
      let child = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
      controller.view.addSubview(child)
      let views = (0..<4).map { _ in screen.pin(UIView(), in: child) }
      let guide = child.layoutMarginsGuide
      for (view, size) in zip(
        views, [CGSize(width: 60, height: 40), CGSize(width: 60, height: 40), CGSize(width: 80, height: 30)])
      {
        view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
      }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        views[0].topAnchor.constraint(equalTo: guide.topAnchor),
        views[1].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        views[1].bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        views[2].centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        views[2].centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        views[3].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        views[3].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        views[3].topAnchor.constraint(equalTo: guide.topAnchor, constant: 100),
        views[3].heightAnchor.constraint(equalToConstant: 24),
      ])
      var environment = screen.platform.environment
      environment.size = CGSize(width: 320, height: 480)
      _ = controller.layoutTree(in: environment)
      return ([child] + views).map { .frame(of: $0) }
    }
  }

  private static func controllers(_ table: inout CaseTable) {
    for (width, margin) in [(320.0, 16.0), (375, 16), (393, 20), (414, 20)] {
      table.add(
        "a root view \(Int(width)) wide has side margins of \(Int(margin))", .facts(10, 5, 7),
        on: (width == 393 ? Platform.iPhone16 : .iPhone15).with { $0.size.width = width },
        expect: [.number(margin), .number(59)]
      ) {
        let controller = UIViewController()
        $0.show(controller)
        return [.number(of: controller.view.layoutMargins.left), .number(of: controller.view.layoutMargins.top)]
      }
    }
    table.add(
      "the margins guide of a root view 320 wide", [.fact(10, 6)], on: .iPhoneSE1, expect: [.frame(16, 20, 288, nil)]
    ) {
      let controller = UIViewController()
      let content = $0.pin(UIView(), in: controller.view)
      let guide = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor), content.heightAnchor.constraint(equalToConstant: 10),
      ])
      $0.show(controller)
      return [.frame(of: content)]
    }
  }

  private static func cells(_ table: inout CaseTable) {
    for (platform, side) in [(Platform.iPhone16, 20.0), (.iPhoneSE, 16)] {
      table.add(
        "a cell's layout margins on \(platform.name)", [.fact(10, 8)], on: platform,
        expect: [15, side, 15, side].map { .number($0) }
      ) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        let list = SampleTable([[cell]])
        $0.show(list)
        let margins = cell.layoutMargins
        return [margins.top, margins.left, margins.bottom, margins.right].map { .number(of: $0) }
      }
    }
    table.add("a cell's content has a trailing margin of 8 before an accessory", [.fact(10, 9)], expect: [.number(8)]) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      $0.show(SampleTable([[cell]]))
      return [.number(of: cell.contentView.layoutMargins.right)]
    }
  }
}
