import Foundation
import HeadlessUIKit

/// Trait changes, hit testing, controllers, and the safe areas of devices.
enum TraitCases {
  static var table: CaseTable {
    var table = CaseTable(.traits)
    changes(&table)
    hits(&table)
    devices(&table)
    return table
  }

  private static func changes(_ table: inout CaseTable) {
    table.add(
      "trait handlers run at once when the style is overridden, and only for a new value", [.fact(27, 1)],
      expect: [.number(0), .number(1), .number(1)]
    ) {
      let view = $0.add(UIView())
      $0.layOut()
      let log = PassLog()
      _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _: UITraitCollection) in
        MainActor.assumeIsolated { log.entries.append("change") }
      }
      let registered = Double(log.entries.count)
      view.overrideUserInterfaceStyle = .dark
      let overridden = Double(log.entries.count)
      view.overrideUserInterfaceStyle = .dark
      return [.number(registered), .number(overridden), .number(Double(log.entries.count))]
    }
    table.add(
      "the view of a root controller is flexible", [.fact(27, 4)], on: .iPhone12ProMax,
      expect: [.flag(true), .size(428, 926)]
    ) {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(origin: .zero, size: $0.platform.size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let mask = controller.view.autoresizingMask
      return [.flag(mask == [.flexibleWidth, .flexibleHeight]), .size(of: controller.view.frame.size)]
    }
  }

  private static func hits(_ table: inout CaseTable) {
    table.add(
      "hidden, disabled and clear views are not hit", [.fact(27, 2)], .documented,
      expect: [true, true, true, false].map { .flag($0) }
    ) { screen in
      let changes: [@MainActor (UIView) -> Void] = [
        { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.009 }, { $0.alpha = 0.02 },
      ]
      return changes.map { change in
        let view = screen.add(UIView(), at: CGRect(x: 0, y: 0, width: 50, height: 50))
        change(view)
        let isSkipped = screen.root.hitTest(CGPoint(x: 10, y: 10), with: nil) !== view
        view.removeFromSuperview()
        return .flag(isSkipped)
      }
    }
    table.add(
      "the left and top edges are inside, the right and bottom edges are not", [.fact(27, 3)], .documented,
      expect: [true, false, false].map { .flag($0) }
    ) { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      return [CGPoint.zero, CGPoint(x: 50, y: 10), CGPoint(x: 10, y: 50)].map {
        .flag(view.point(inside: $0, with: nil))
      }
    }
  }

  private static func devices(_ table: inout CaseTable) {
    let devices: [(String, ViewImageConfig, [Double], [Source])] = [
      ("iPhone SE", .iPhoneSe, [20, 0, 0], .facts(10, 14)), ("iPhone 8", .iPhone8, [20, 0, 0], .facts(10, 14)),
      ("iPhone 8 Plus", .iPhone8Plus, [20, 0, 0], .facts(10, 14)), ("iPhone X", .iPhoneX, [44, 34, 0], .facts(10, 14)),
      ("iPhone 12", .iPhone12, [47, 34, 0], .facts(10, 14)), ("iPhone 13", .iPhone13, [47, 34, 0], .facts(10, 14)),
      ("iPhone 13 mini", .iPhone13Mini, [50, 34, 0], .facts(10, 14)),
      ("iPad Pro 11", .iPadPro11(.portrait), [24, 20, 0], .facts(10, 14)),
      ("iPhone X in landscape", .iPhoneX(.landscape), [0, 21, 44], .facts(10, 15)),
      ("iPhone 12 in landscape", .iPhone12(.landscape), [0, 21, 47], .facts(10, 15)),
      ("iPhone 13 mini in landscape", .iPhone13Mini(.landscape), [0, 21, 50], .facts(10, 15)),
      ("iPhone 16", .iPhone16, [59, 34, 0], .facts(10, 16)),
    ]
    for (name, device, insets, sources) in devices {
      table.add("the safe area of an \(name)", sources, .reported, expect: insets.map { .number($0) }) { _ in
        [device.safeArea.top, device.safeArea.bottom, device.safeArea.left].map { .number(of: $0) }
      }
    }
  }
}
