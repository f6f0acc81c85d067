public import Foundation

/// A touch at one moment.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open internal(set) var phase: Phase
  open internal(set) var tapCount: Int
  open internal(set) weak var view: UIView?
  private var point: CGPoint
  private var previousPoint: CGPoint

  /// Creates a touch without a view.
  public override init() {
    point = .zero
    previousPoint = .zero
    phase = .began
    tapCount = 1
    super.init()
  }

  /// - Parameters:
  ///   - point: The location in the view's own space, in points.
  ///   - view: The touched view, which is not retained.
  ///   - phase: The phase at this moment, such as `ended` when the finger leaves the screen.
  ///   - tapCount: The number of taps in quick succession, including this one.
  public init(at point: CGPoint, in view: UIView, phase: Phase = .began, tapCount: Int = 1) {
    self.point = point
    previousPoint = point
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
    super.init()
  }

  open var window: UIWindow? { view?.window }

  /// Moves the touch to a point of its view.
  func move(to point: CGPoint, phase: Phase) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
  }

  /// Returns the location in points, in the space of a view, or of the root view for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return point }
    return own.convert(point, to: view)
  }

  /// Returns the location before the last movement.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return previousPoint }
    return own.convert(previousPoint, to: view)
  }

  // MARK: Force, angles and precise locations

  open var type: TouchType { .direct }

  /// The time, in seconds; always 0, so that nothing depends on the clock.
  open var timestamp: TimeInterval { 0 }

  open var force: CGFloat { 0 }

  open var maximumPossibleForce: CGFloat { 0 }

  open var majorRadius: CGFloat { 0 }

  open var majorRadiusTolerance: CGFloat { 0 }

  open var altitudeAngle: CGFloat { .pi / 2 }

  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open var rollAngle: CGFloat { 0 }

  /// Nothing is estimated.
  open var estimationUpdateIndex: NSNumber? { nil }

  open var estimatedProperties: Properties { [] }

  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, CaseIterable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    /// The phases of a pointer over a view.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }
}

/// The touches at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open internal(set) var allTouches: Set<UITouch>?

  public override init() {
    super.init()
  }

  // MARK: Kinds and touches

  open var type: EventType { self is UIPressesEvent ? .presses : .touches }

  open var subtype: EventSubtype { .none }

  /// The time, in seconds; always 0, so that nothing depends on the clock.
  open var timestamp: TimeInterval { 0 }

  open var modifierFlags: UIKeyModifierFlags { [] }

  open var buttonMask: ButtonMask { [] }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.view === gesture.view }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
