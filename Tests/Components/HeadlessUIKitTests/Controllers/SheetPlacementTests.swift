import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Sheets on a phone of 393 by 852 points with safe areas of 59 and 34 points, as measured on an iPhone 16 with iOS 26.
struct SheetPlacementTests {
  private let screen = CGSize(width: 393, height: 852)
  private let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test(
    arguments: [
      (759, 0, 59, 393, 793), (425, 8, 403.687, 377, 440.313), (300, 8, 523.598, 377, 320.402),
      (200, 8, 619.527, 377, 224.473), (700, 8, 139.883, 377, 704.117), (144, 9.622, 705.429, 373.757, 136.949),
      (100, 21.514, 741.435, 349.973, 89.052), (10, 28, 815.425, 337, 8.575),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)]) func measuredFrames(
      detent: CGFloat, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
    )
  {
    let frame = SheetPlacement(detent: detent, in: screen, safeArea: safeArea, .iOS26).frame
    let differences = [frame.minX - x, frame.minY - y, frame.width - width, frame.height - height]
    #expect(differences.allSatisfy { abs($0) < 0.001 }, "\(frame)")
  }

  @Test func theHighestSheetBeginsAtTheSafeArea() {
    #expect(SheetPlacement.maximumDetent(in: screen, safeArea: safeArea, .iOS26) == 759)
    #expect(!SheetPlacement(detent: nil, in: screen, safeArea: safeArea, .iOS26).isFloating)
  }

  /// Measured on a phone of 375 by 667 points with a status bar of 20 points.
  @Test func beforeIOS26TheHighestSheetIsBelowTheStatusBar() {
    let bar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let placement = SheetPlacement(detent: nil, in: CGSize(width: 375, height: 667), safeArea: bar, .iOS18)
    #expect(placement.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
    #expect(placement.scale == 1)
    #expect(SheetPlacement(detent: 200, in: screen, safeArea: safeArea, .iOS18).frame.maxY == 852)
  }
}
