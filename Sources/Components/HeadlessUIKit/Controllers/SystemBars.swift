import Foundation

/// The style of the status bar. The bar is not drawn.
public enum UIStatusBarStyle: Int, CaseIterable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, CaseIterable, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension UIViewController {
  /// Returns the controller whose preference for a part of the system's bars applies: a child that a container names, or
  /// a child of that one. A presented controller that covers the screen, or captures the appearance, is asked first.
  func deciding(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    var seen: Set<ObjectIdentifier> = []
    while seen.insert(ObjectIdentifier(decider)).inserted {
      if let presented = decider.presentedViewController, presented.decidesAboutSystemBars {
        decider = presented
      } else if let next = child(decider) {
        decider = next
      } else {
        break
      }
    }
    return decider
  }

  /// Whether a presented controller decides in place of its presenter.
  private var decidesAboutSystemBars: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  func standardSetNeedsStatusBarAppearanceUpdate() {}
  func standardSetNeedsUpdateOfHomeIndicatorAutoHidden() {}
  func standardSetNeedsUpdateOfSupportedInterfaceOrientations() {}
  public class func attemptRotationToDeviceOrientation() {}
}
