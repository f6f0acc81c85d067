import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Navigation bars, tab bars and toolbars, in both looks.
enum BarCases {
  static var table: CaseTable {
    var table = CaseTable(.bars)
    navigationBars(&table)
    navigationBars26(&table)
    tabBars(&table)
    platters(&table)
    return table
  }

  private static func navigationBars(_ table: inout CaseTable) {
    table.add(
      "a navigation bar up to iOS 18", .facts(19, 1, rows: 110...110), on: .iPhone12ProMax,
      expect: [.frame(0, 47, 428, 44)]
    ) {
      [.frame(of: Self.navigation("Title", on: $0).navigationBar)]
    }
    table.add(
      "the background of a navigation bar reaches behind the status bar", .facts(19, 1, rows: 111...111),
      on: .iPhone12ProMax, expect: [.frame(0, -47, 428, 91)]
    ) {
      let node = $0.show(Self.navigation("Title", on: $0))
      let bar = node.first { ["navigationBar", "UINavigationBar"].contains($0.name ?? "") }
      let background = bar?.frame {
        ["background", "barBackground"].contains($0.name ?? "") || ($0.background != nil && $0.frame.height > 80)
      }
      return [.frame(background)]
    }
    table.add(
      "the hairline of a navigation bar is the pixel below it", .facts(19, 1, 2, rows: 112...112), on: .iPhone12ProMax,
      expect: [.color(178, 178, 178), .flag(true)]
    ) {
      let navigation = Self.navigation("Title", on: $0)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .white
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
      navigation.topViewController?.view.backgroundColor = .white
      let y = 47.0 + 44
      let pixels = try Screen.pixels(
        of: $0.show(navigation), at: [CGPoint(x: 100, y: y + 1.0 / 6), CGPoint(x: 100, y: y + 0.5)], scale: 3)
      let isWhite = Quantity.color(255, 255, 255).matches(pixels[1], within: .exact, on: $0.platform)
      return [pixels[0], .flag(isWhite)]
    }
    table.add(
      "a navigation bar in landscape is 32 high", [.fact(19, 3)],
      on: .iPhone15.with { ($0.size, $0.safeArea) = (CGSize(width: 852, height: 393), (0, 21)) }, .reported,
      expect: [.number(32)]
    ) {
      [.number(of: Self.navigation("Title", on: $0).navigationBar.frame.height)]
    }
    table.add("a large title adds 52 up to iOS 18", [.fact(19, 4)], on: .iPhone15, .reported, expect: [.number(96)]) {
      let navigation = Self.navigation("Title", on: $0)
      navigation.navigationBar.prefersLargeTitles = true
      $0.show(navigation)
      navigation.view.setNeedsLayout()
      $0.show(navigation)
      return [.number(of: navigation.navigationBar.frame.height)]
    }
    table.add(
      "a navigation bar on a tablet is 50 high", [.fact(19, 5)],
      on: .iPhone15.with { ($0.size, $0.safeArea, $0.scale) = (CGSize(width: 768, height: 1024), (20, 0), 2) },
      .reported, expect: [.number(50)]
    ) {
      [.number(of: Self.navigation("Title", on: $0).navigationBar.frame.height)]
    }
    for (platform, margin) in [(Platform.iPhone8, 16.0), (.iPhone8Plus, 20)] {
      table.add(
        "the content margin of a navigation bar \(Int(platform.size.width)) wide", [.fact(19, 7)], on: platform,
        within: .points(0.5), expect: [.number(margin)]
      ) {
        let navigation = Self.navigation("", on: $0)
        let item = FixedView(20, 20)
        navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
        $0.show(navigation)
        return [.number(of: item.convert(item.bounds, to: navigation.navigationBar).minX)]
      }
    }
  }

  private static func navigationBars26(_ table: inout CaseTable) {
    table.add("a navigation bar on iOS 26", [.fact(19, 10)], expect: [.flag(true), .number(59 + 54)]) {
      // The zone of the bar is 54 high, below the status bar.
      let navigation = Self.navigation("Title", on: $0)
      let height = navigation.navigationBar.frame.height
      return [.flag(height == 44 || height == 54), .number(of: navigation.topViewController?.view.safeAreaInsets.top)]
    }
    table.add(
      "the platter of a bar button on iOS 26", [.fact(19, 10)], expect: [.number(44), .number(22), .number(16)]
    ) {
      let navigation = Self.navigation("", on: $0)
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Item", style: .plain, target: nil, action: nil)
      let node = $0.show(navigation)
      guard let platter = node.first(where: { $0.name == "platter" }) else { return [.missing("no platter")] }
      return [
        .number(of: platter.frame.height), .number(of: platter.cornerRadius),
        .number(of: node.frame { $0.name == "platter" }?.minX),
      ]
    }
    table.add("the title of a bar button on iOS 26", [.fact(19, 11)], expect: [.color(0, 0, 0), .word("17.0 medium")]) {
      let navigation = Self.navigation("", on: $0)
      navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Item", style: .plain, target: nil, action: nil)
      let node = $0.show(navigation)
      return [
        Screen.textColor(in: node, of: "Item"), .word(node.first { $0.text?.string == "Item" }?.fontName ?? "no title"),
      ]
    }
    table.add(
      "a large title on iOS 26", [.fact(19, 12)], expect: [.number(20), .word("34.0 bold"), .number(59 + 54 + 52)]
    ) {
      let navigation = Self.navigation("Large", on: $0)
      navigation.navigationBar.prefersLargeTitles = true
      $0.show(navigation)
      navigation.view.setNeedsLayout()
      let node = $0.show(navigation)
      let title = node.all { $0.text?.string == "Large" }.max { $0.fontSize < $1.fontSize }
      let x = node.frame { $0.text?.string == "Large" && $0.fontSize == title?.fontSize }?.minX
      return [
        .number(of: x), .word(title?.fontName ?? "no title"),
        .number(of: navigation.topViewController?.view.safeAreaInsets.top),
      ]
    }
    table.add(
      "only edit and save show text among the system items of iOS 26", [.fact(19, 14)], expect: [.word("Edit, Save")]
    ) {
      let navigation = Self.navigation("", on: $0)
      let items: [UIBarButtonItem.SystemItem] = [.edit, .save, .done, .cancel, .add]
      var texts: [String] = []
      for item in items {
        navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: item, target: nil, action: nil)
        texts += $0.show(navigation).all { $0.text != nil }.compactMap(\.text?.string)
      }
      return [.word(texts.filter { $0.allSatisfy(\.isASCII) && !$0.isEmpty }.joined(separator: ", "))]
    }
  }

  private static func tabBars(_ table: inout CaseTable) {
    table.add("a tab bar up to iOS 18", [.fact(19, 8)], on: .iPhone15, expect: [.frame(0, 769, 393, 83)]) {
      let tabs = Self.tabs(4)
      $0.show(tabs)
      return [.frame(of: tabs.tabBar)]
    }
    let bars: [(ClosedRange<Int>, CGFloat, CGFloat, [(Double, Double)])] = [
      (133...136, 375, 2, [(2, 90), (96, 90), (190, 89), (283, 90)]),
      (137...141, 414, 3, [(2, 79), (85, 79), (168, 78), (250, 79), (333, 79)]),
      (142...145, 390, 3, [(2, 94), (100, 93), (197, 94), (295, 93)]),
      (146...149, 320, 2, [(2, 76), (82, 76), (162, 76), (242, 76)]),
    ]
    for (rows, width, scale, buttons) in bars {
      let frames = buttons.map { Quantity.number($0.0 + $0.1 / 2) }
      table.add(
        "the centers of the \(buttons.count) buttons of a tab bar \(Int(width)) wide", .facts(19, 9, rows: rows),
        on: .iPhone15.with { ($0.size.width, $0.scale) = (width, scale) }, within: .points(0.5), expect: frames
      ) {
        let tabs = Self.tabs(buttons.count)
        let node = $0.show(tabs)
        return (0..<buttons.count).map { index in .number(of: node.frame { $0.text?.string == "Tab \(index)" }?.midX) }
      }
    }
  }

  private static func platters(_ table: inout CaseTable) {
    table.add(
      "the platter of a tab bar on iOS 26", [.fact(19, 13)], within: .points(0.34),
      expect: [.size(85.75 * 3 + 16.75, 62), .number(852 - 10)]
    ) {
      let node = $0.show(Self.tabs(3))
      guard let platter = node.frame(ofPart: { $0.name == "platter" }) else { return [.missing("no platter")] }
      return [.size(of: platter.size), .number(of: platter.maxY)]
    }
    table.add("the titles of a tab bar on iOS 26", [.fact(19, 13)], expect: [.number(10)]) {
      [.number(of: $0.show(Self.tabs(3)).first { $0.text?.string == "Tab 1" }?.fontSize)]
    }
    table.add("the platter of a toolbar on iOS 26", [.fact(19, 13)], expect: [.number(48), .number(24)]) {
      let bar = $0.add(UIToolbar(), at: CGRect(x: 0, y: 764, width: 393, height: 54))
      bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
      let platter = $0.node(of: bar)?.all { $0.name == "platter" }.last
      return [.number(of: platter?.frame.height), .number(of: platter?.cornerRadius)]
    }
  }

  @MainActor private static func navigation(_ title: String, on screen: Screen) -> UINavigationController {
    let root = UIViewController()
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    return navigation
  }

  @MainActor private static func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return controller
    }
    return tabs
  }
}
