import Foundation
import Testing

@testable import HeadlessUIKit

/// Symbols in image views that they are scaled to fit.
@MainActor struct SymbolFittingTests {
  /// Returns the ink of a symbol in a box.
  private func ink(_ name: String, in width: CGFloat, _ height: CGFloat) throws -> CGRect {
    let view = UIImageView(image: UIImage(systemName: name))
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.contentMode = .scaleAspectFit
    let node = view.layoutTree(in: .init())
    return try #require(node.path?.path.extent)
  }

  /// Measured on a device with three pixels per point. The measured ink ends at full pixels, and the ends of lines fade.
  @Test(arguments: [
    ("chevron.right", 12, 7.3), ("chevron.right", 16, 11), ("chevron.right", 18, 12.7), ("chevron.right", 22, 16),
    ("chevron.down", 14, 5.0),
  ])
  func smallSymbolsHaveTheHeightOfADevice(name: String, side: CGFloat, height: CGFloat) throws {
    #expect(abs(try ink(name, in: side, side).height - height) < 0.7)
  }

  /// A device's is 6 points wide; without the margins, it would be 9.8.
  @Test func smallCrossesAreSmaller() throws {
    #expect(abs(try ink("xmark", in: 12, 12).width - 7) < 0.3)
  }

  /// A circle's image is as wide as the common square: 20.4 of 24 units.
  @Test func circlesFillTheirBox() throws {
    for side in [12.0, 16, 24, 40] as [CGFloat] {
      #expect(abs(try ink("plus.circle.fill", in: side, side).width - side * 20.4 / 24) < 0.3)
    }
  }

  @Test func symbolsInTheirOwnSizeAreDrawnAsTheyAre() throws {
    for name in ["chevron.right", "xmark", "chevron.down", "star.fill"] {
      let size = try #require(UIImage(systemName: name)?.size)
      let own = try ink(name, in: size.width, size.height)
      let wide = try ink(name, in: size.width + 40, size.height)
      let extent = try #require(SymbolLibrary.drawing(named: name)?.outline(stroke: 1.7).extent)
      #expect(abs(own.width - extent.width * 17 * 25 / 512) < 0.3, "\(name)")
      if size.height >= size.width { #expect(abs(own.height - wide.height) < 0.01, "\(name)") }
    }
  }

  @Test func imagesFollowTheLayoutDirection() {
    for name in [
      "chevron.forward", "arrow.backward.circle", "list.bullet", "speaker.wave.2", "text.badge.plus",
      "star.leadinghalf.fill", "rectangle.inset.topleading.filled",
    ] {
      #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true, "\(name)")
    }
    for name in ["chevron.right", "goforward", "text.alignleft", "star", "speaker"] {
      #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == false, "\(name)")
    }
  }
}
