import FirstFrameLayoutTree
public import Foundation

extension UIScrollView {
  /// How fast scrolling ends. A test sets the offset, so that it has no effect.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// When an index is shown.
  public enum IndexDisplayMode: Int, CaseIterable, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  public var decelerationRate: DecelerationRate {
    get { seldom["decelerationRate"] ?? .normal }
    set { seldom["decelerationRate"] = newValue }
  }

  public var indexDisplayMode: IndexDisplayMode {
    get { seldom["indexDisplayMode"] ?? .automatic }
    set { seldom["indexDisplayMode"] = newValue }
  }

  /// The insets of both indicators, in points. Indicators are hidden at rest.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { seldom["automaticallyAdjustsScrollIndicatorInsets"] ?? true }
    set { seldom["automaticallyAdjustsScrollIndicatorInsets"] = newValue }
  }

  /// The point of the view at which small content is placed, in the unit square. Content is at the top left.
  public var contentAlignmentPoint: CGPoint {
    get { seldom["contentAlignmentPoint"] ?? .zero }
    set {
      seldom["contentAlignmentPoint"] = newValue
      seldom.list("contentAlignmentPoint", if: newValue != .zero, drawn: "small content is at the top left")
    }
  }

  public var bouncesVertically: Bool {
    get { seldom["bouncesVertically"] ?? bounces }
    set { seldom["bouncesVertically"] = newValue }
  }

  public var bouncesHorizontally: Bool {
    get { seldom["bouncesHorizontally"] ?? bounces }
    set { seldom["bouncesHorizontally"] = newValue }
  }

  public var transfersHorizontalScrollingToParent: Bool {
    get { seldom["transfersHorizontalScrollingToParent"] ?? true }
    set { seldom["transfersHorizontalScrollingToParent"] = newValue }
  }

  public var transfersVerticalScrollingToParent: Bool {
    get { seldom["transfersVerticalScrollingToParent"] ?? true }
    set { seldom["transfersVerticalScrollingToParent"] = newValue }
  }

  public var allowsKeyboardScrolling: Bool {
    get { seldom["allowsKeyboardScrolling"] ?? true }
    set { seldom["allowsKeyboardScrolling"] = newValue }
  }

  public var isScrollAnimating: Bool { false }
  /// Has no effect: indicators are hidden at rest.
  func standardFlashScrollIndicators() {}
  public func stopScrollingAndZooming() {}

  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
  }
}
