public import Foundation

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open weak var nextFocusedItem: (any UIFocusItem)? { nil }
  open var focusHeading: UIFocusHeading { [] }

  public override init() {
    super.init()
  }
}

/// A move of the focus between cells.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus between rows.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The directions of a move of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  public static let last = UIFocusHeading(rawValue: 1 << 9)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The animations of a move of the focus. They are applied at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public override init() {
    super.init()
  }

  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    completion?()
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(FocusAnimation())
    completion?()
  }

  private struct FocusAnimation: UIFocusAnimationContext {
    let duration: TimeInterval = 0
  }
}

/// The properties of an animation of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

/// The precedence of an element in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// How the focus of an element is shown. It is not drawn, because no element has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A halo around the element with the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic
  let path: UIBezierPath?

  public override init() {
    path = nil
    super.init()
  }

  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// The place of a halo.
  public enum Position: Int, CaseIterable, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }
}

/// A part of a view that passes the focus on.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  // MARK: Focus

  /// The view that gets the focus, as in iOS 9.
  open var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments?.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
