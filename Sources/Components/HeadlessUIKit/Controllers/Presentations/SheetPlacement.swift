import Foundation

/// The position of a sheet on a phone, in points.
///
/// Floating sheets, which are lower than the screen, are scaled to leave 8 points at the sides and below, and up to 28
/// points if they are very low. The values were measured on an iPhone 16.
struct SheetPlacement: Equatable {
  /// The size of the sheet's content.
  let size: CGSize
  /// The factor by which the content is scaled.
  let scale: CGFloat
  /// The frame of the scaled sheet.
  let frame: CGRect
  /// Whether all corners are round.
  let isFloating: Bool

  /// Returns the height of the highest sheet, without the safe area at the bottom.
  static func maximumDetent(in size: CGSize, safeArea: UIEdgeInsets, _ look: SheetLook) -> CGFloat {
    max(size.height - safeArea.top - look.gap(below: safeArea.top) - safeArea.bottom, 0)
  }

  /// - Parameter detent: The height without the safe area at the bottom; `nil` for the greatest height.
  init(detent: CGFloat?, in container: CGSize, safeArea: UIEdgeInsets, _ look: SheetLook) {
    let maximum = Self.maximumDetent(in: container, safeArea: safeArea, look)
    let height = min(max(detent ?? maximum, 0), maximum)
    isFloating = look.isFloating && height < maximum
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

/// The measures of sheets, in points.
struct SheetLook {
  let radius: CGFloat
  /// Whether sheets that are lower than the screen float above its edges.
  let isFloating: Bool
  /// Whether floating sheets and popovers are on glass.
  var isOnGlass: Bool { isFloating }
  /// The gap between the highest sheet and a status bar of at most 20 points, as on a phone with a home button, and
  /// otherwise.
  private let gapBelowLowStatusBar: CGFloat
  private let standardGap: CGFloat
  /// The height of the medium detent as a share of the maximum height, and whether it is rounded to whole points.
  private let mediumShare: CGFloat
  private let roundsMedium: Bool

  /// Returns the gap between the status bar and the highest sheet.
  func gap(below statusBar: CGFloat) -> CGFloat {
    statusBar > 0 && statusBar <= 20 ? gapBelowLowStatusBar : standardGap
  }

  /// Returns the height of the medium detent.
  func mediumDetent(of maximum: CGFloat) -> CGFloat {
    let height = maximum * mediumShare
    return roundsMedium ? height.rounded() : height
  }

  static let iOS18 = SheetLook(
    radius: 10, isFloating: false, gapBelowLowStatusBar: 20, standardGap: 10, mediumShare: 0.5, roundsMedium: false)

  /// Measured on an iPhone 16, where the medium detent is 425 of 759 points.
  static let iOS26 = SheetLook(
    radius: 38, isFloating: true, gapBelowLowStatusBar: 0, standardGap: 0, mediumShare: 0.56, roundsMedium: true)
}
