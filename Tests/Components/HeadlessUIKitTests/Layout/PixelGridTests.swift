import Foundation
import Testing

@testable import HeadlessUIKit

/// Coordinates on pixel edges, worked out by hand.
@MainActor @Suite struct PixelGridTests {
  private func grid(_ scale: CGFloat) -> PixelGrid {
    PixelGrid(UITraitCollection { $0.displayScale = scale })
  }

  /// 0 means that the scale is unspecified.
  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (0.5, 0.5)] as [(CGFloat, CGFloat)])
  func theScaleIsThatOfTheTraits(scale: CGFloat, expected: CGFloat) {
    #expect(grid(scale).scale == expected)
  }

  @Test func halvesOfAPixelAreRoundedUpOrAwayFromZero() {
    let grid = grid(2)
    for (value, rounded) in [(0.25, 0.5), (0.24, 0), (-0.25, 0), (-0.26, -0.5), (1.75, 2)] as [(CGFloat, CGFloat)] {
      #expect(grid.rounded(value) == rounded, "\(value)")
    }
    let rect = CGRect(x: -0.25, y: 0.25, width: 10.25, height: 10.2)
    #expect(grid.roundedSeparately(rect) == CGRect(x: -0.5, y: 0.5, width: 10.5, height: 10))
    // 0.7 is slightly less than a half of a third of a pixel would need, because of rounding errors: 0.1 + 0.2 + 0.2.
    #expect(self.grid(1).roundedSeparately(CGRect(x: 0.1 + 0.2 + 0.19999, y: 0, width: 0, height: 0)).minX == 1)
    #expect(self.grid(1).roundedSeparately(CGRect(x: 0.4998, y: 0, width: 0, height: 0)).minX == 0)
  }

  @Test func edgesAreRoundedSoThatNeighborsTouch() {
    let grid = grid(1)
    let (left, right) = (CGRect(x: 0.4, y: 0, width: 10.2, height: 1), CGRect(x: 10.6, y: 0, width: 5, height: 1))
    #expect(grid.rounded(left) == CGRect(x: 0, y: 0, width: 11, height: 1))
    #expect(grid.rounded(right) == CGRect(x: 11, y: 0, width: 5, height: 1))
  }

  @Test func ceilingsIgnoreRoundingErrors() {
    #expect(grid(2).ceiled(10.00004) == 10)
    #expect(grid(2).ceiled(10.0001) == 10.5)
    #expect(grid(3).ceiled(CGSize(width: 10, height: 10.1)) == CGSize(width: 10, height: 31.0 / 3))
  }
}
