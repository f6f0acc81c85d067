import FirstFrameLayoutTree
import Foundation

/// The position of a sheet on a phone, in points.
///
/// In iOS 26, sheets that are lower than the screen float: they are scaled to leave 8 points at the sides and below, and
/// up to 28 points if they are very low. The values were measured on an iPhone 16.
struct SheetPlacement: Equatable {
  /// The size of the sheet's content.
  let size: CGSize
  /// The factor by which the content is scaled.
  let scale: CGFloat
  /// The frame of the scaled sheet.
  let frame: CGRect
  /// Whether all corners are round.
  let isFloating: Bool

  /// The gap between the status bar and the highest sheet: 20 points below the status bar of a phone with a home button
  /// before iOS 26.
  private static func gap(safeArea: UIEdgeInsets, _ version: SystemVersion) -> CGFloat {
    if version >= .iOS26 { return 0 }
    return safeArea.top > 0 && safeArea.top <= 20 ? 20 : 10
  }

  /// Returns the height of the highest sheet, without the safe area at the bottom.
  static func maximumDetent(in size: CGSize, safeArea: UIEdgeInsets, _ version: SystemVersion) -> CGFloat {
    max(size.height - safeArea.top - gap(safeArea: safeArea, version) - safeArea.bottom, 0)
  }

  static func radius(_ version: SystemVersion) -> CGFloat { version >= .iOS26 ? 38 : 10 }

  /// - Parameter detent: The height without the safe area at the bottom; `nil` for the greatest height.
  init(detent: CGFloat?, in container: CGSize, safeArea: UIEdgeInsets, _ version: SystemVersion) {
    let maximum = Self.maximumDetent(in: container, safeArea: safeArea, version)
    let height = min(max(detent ?? maximum, 0), maximum)
    isFloating = version >= .iOS26 && height < maximum
    guard isFloating, container.width > 0 else {
      size = CGSize(width: container.width, height: height + safeArea.bottom)
      scale = 1
      frame = CGRect(origin: CGPoint(x: 0, y: container.height - size.height), size: size)
      return
    }
    let margin = Self.floatingMargin(height: height)
    // Very low sheets are above the home indicator, and do not contain its safe area.
    let isLow = height < Self.lowHeight
    size = CGSize(width: container.width, height: height + (isLow ? 0 : safeArea.bottom))
    scale = (container.width - 2 * margin) / container.width
    let scaled = CGSize(width: size.width * scale, height: size.height * scale)
    frame = CGRect(origin: CGPoint(x: margin, y: container.height - margin - scaled.height), size: scaled)
  }

  private static let lowHeight: CGFloat = 150

  /// Returns the distance to the sides and the bottom: 8 down to a height of 150, then increasing to 28 at 76.
  private static func floatingMargin(height: CGFloat) -> CGFloat { 8 + 20 * max(0, min((lowHeight - height) / 74, 1)) }
}
