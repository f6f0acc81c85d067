public import HeadlessUIKit

/// The distances that a view prefers to others.
///
/// Two texts in a column are as far apart as two lines of one text in the font with the larger leading; a spacer keeps no
/// distance; any other views are 8 points apart. Measured: two texts in the body style have baselines 22.333 points
/// apart at scale 3, and a spacer between two views of a narrow row leaves 8 points.
public struct ViewSpacing: Sendable {
  /// What a view prefers at an edge.
  enum Preference: Hashable, Sendable {
    case standard
    case none
    /// The edge of a text: the space between two lines, in points.
    case text(leading: CGFloat)

    /// The preference of views that share the edge.
    func union(_ other: Preference) -> Preference {
      switch (self, other) {
      case (.none, let some), (let some, .none): some
      case (.text(let first), .text(let second)): .text(leading: max(first, second))
      default: .standard
      }
    }

    /// The distance to the edge of the next view, in points.
    func distance(to next: Preference) -> CGFloat {
      switch (self, next) {
      case (.none, _), (_, .none): 0
      case (.text(let first), .text(let second)): max(first, second)
      default: 8
      }
    }
  }

  public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  private var top, leading, bottom, trailing: Preference

  public init() { self.init(top: .standard, leading: .standard, bottom: .standard, trailing: .standard) }

  private init(top: Preference, leading: Preference, bottom: Preference, trailing: Preference) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The spacing of a text.
  ///
  /// - Parameter leading: The space between two lines of its font, in points on whole pixels.
  static func text(leading: CGFloat) -> ViewSpacing {
    ViewSpacing(
      top: .text(leading: leading), leading: .standard, bottom: .text(leading: leading), trailing: .standard)
  }

  /// The spacing of a spacer along an axis; along both without one.
  static func spacer(_ axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    if axis != .vertical { (spacing.leading, spacing.trailing) = (.none, .none) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (.none, .none) }
    return spacing
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// The spacing with the standard preference at some edges.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = .standard }
    if edges.contains(.leading) { spacing.leading = .standard }
    if edges.contains(.bottom) { spacing.bottom = .standard }
    if edges.contains(.trailing) { spacing.trailing = .standard }
    return spacing
  }

  /// The spacing of views in a row or a column: that of the first and the last one along the axis, and the union across.
  static func stack(_ views: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    guard let first = views.first, let last = views.last else { return ViewSpacing() }
    var spacing = views.dropFirst().reduce(first) { $0.union($1) }
    if axis == .horizontal {
      (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
    } else {
      (spacing.top, spacing.bottom) = (first.top, last.bottom)
    }
    return spacing
  }

  /// The spacing of views that share their edges.
  static func combined(_ views: [ViewSpacing]) -> ViewSpacing {
    views.first.map { first in views.dropFirst().reduce(first) { $0.union($1) } } ?? ViewSpacing()
  }
}
