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
}
