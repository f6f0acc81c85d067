import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// The sizes of a label in one configuration, as recorded on an iPhone at 3x.
///
/// The records are of 2017, from the tests of a public reimplementation of UIKit (MIT license). Each configuration was
/// recorded without shrinking and with six smallest font sizes, and the sizes were the same: 1,260 records in all.
struct MeasuredLabel {
  static let text =
    "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
  static let bounds = CGRect(x: 4, y: 254, width: 353, height: 107)
  /// The smallest scales of the font. `nil` if the label does not shrink.
  static let shrinking: [CGFloat?] = [nil, 0, 0.1, 0.33, 0.5, 0.67, 0.9]

  /// The number of the record, from 1.
  let number: Int
  let lines: Int
  let mode: NSLineBreakMode
  let fontSize: CGFloat
  let sizes: [Quantity]

  static func recorded() throws -> [MeasuredLabel] {
    try zip(1..., SuiteFile.measuredLabels.rows()).compactMap(MeasuredLabel.init(number:columns:))
  }

  private init?(number: Int, columns: [String]) {
    let values = columns.compactMap(Double.init)
    guard values.count == 10, let mode = NSLineBreakMode(rawValue: Int(values[1])) else { return nil }
    self.number = number
    lines = Int(values[0])
    self.mode = mode
    fontSize = CGFloat(values[2])
    sizes = [
      .size(values[3], values[4]), .size(values[5], values[6]),
      .frame(Double(Self.bounds.minX), Double(Self.bounds.minY) + values[7], values[8], values[9]),
    ]
  }

  /// Returns the sizes here. If shrinking changes them, those of the first label that differs.
  @MainActor func found(on screen: Screen) -> [Quantity] {
    var environment = screen.platform.environment
    environment.typesetter.library.register(MeasuredTypeface(), family: MeasuredTypeface.family)
    return environment.performAsCurrent {
      let found = Self.shrinking.map { sizes(smallestScale: $0, on: screen) }
      return (found.first { $0 != found[0] } ?? found[0]).quantities
    }
  }

  @MainActor private func sizes(smallestScale: CGFloat?, on screen: Screen) -> Sizes {
    let label = screen.add(UILabel(), at: Self.bounds)
    label.font = UIFont(name: MeasuredTypeface.family, size: fontSize)
    (label.text, label.numberOfLines, label.lineBreakMode) = (Self.text, lines, mode)
    if let smallestScale {
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, smallestScale)
    }
    defer { label.removeFromSuperview() }
    return Sizes(
      intrinsic: label.intrinsicContentSize, fitting: label.sizeThatFits(Self.bounds.size),
      text: label.textRect(forBounds: Self.bounds, limitedToNumberOfLines: lines))
  }

  private struct Sizes: Equatable {
    var intrinsic: CGSize
    var fitting: CGSize
    var text: CGRect

    var quantities: [Quantity] { [.size(of: intrinsic), .size(of: fitting), .frame(text)] }
  }
}
