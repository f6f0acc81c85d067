import Foundation

extension UIView {
  /// An area of a view, with an adaptation to the corners and the controls of a window. Screens of phones have none to which
  /// areas adapt, so that an area is the same with and without one.
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate let area: Area
    private let cornerAdaptation: AdaptivityAxis?

    fileprivate enum Area: Hashable, Sendable {
      case safeArea, margins, readableContent
    }

    /// The direction in which an area avoids a corner.
    public enum AdaptivityAxis: Int, CaseIterable, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .margins, cornerAdaptation: cornerAdaptation)
    }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the distances from the edges of the view to an area, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    layoutGuide(for: region).insets?(self) ?? .zero
  }

  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(in: effectiveUserInterfaceLayoutDirection)
  }
}
