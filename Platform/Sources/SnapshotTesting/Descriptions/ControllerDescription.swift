import Foundation
import HeadlessUIKit

/// The tree of controllers as UIKit prints it, without addresses.
@MainActor
struct ControllerDescription {
  private(set) var text = ""

  init(of controller: UIViewController) {
    text = Self.lines(of: controller, isShown: true, level: 0).joined(separator: "\n")
  }

  private static func lines(of controller: UIViewController, isShown: Bool, level: Int) -> [String] {
    let state = isShown ? "appeared" : "disappeared"
    let suffix = isShown ? "" : " not in the window"
    let view = controller.viewIfLoaded.map { "<\(name(of: $0))>" + suffix } ?? "(view not loaded)"
    let line = "<\(type(of: controller))>, state: \(state), view: \(view)"
    let children = controller.children.flatMap { child in
      lines(of: child, isShown: isShown && shows(child, in: controller), level: level + 1)
    }
    let presented = controller.presentedViewController.map { presented in
      let isOwn = presented.presentingViewController === controller
      return isOwn ? lines(of: presented, isShown: isShown, level: level + 1).marked : []
    }
    return [String(repeating: "   | ", count: level) + line] + children + (presented ?? [])
  }

  /// Returns the name of a view's class. For the view of a container, it is the name of UIKit's class.
  private static func name(of view: UIView) -> String {
    let name = "\(type(of: view))"
    return name == "ContainerView" ? "UILayoutContainerView" : name
  }

  private static func shows(_ child: UIViewController, in parent: UIViewController) -> Bool {
    switch parent {
    case let tabs as UITabBarController: tabs.selectedViewController === child
    case let stack as UINavigationController: stack.topViewController === child
    default: child.viewIfLoaded?.superview != nil
    }
  }
}

extension [String] {
  /// The lines of a presented controller: the first line has a plus sign before the controller.
  fileprivate var marked: [String] {
    guard let first, let bar = first.range(of: "   | <", options: .backwards) else { return self }
    return [first.replacingCharacters(in: bar, with: "   + <")] + dropFirst()
  }
}
