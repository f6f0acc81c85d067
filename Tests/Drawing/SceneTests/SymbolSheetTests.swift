import FirstFrame
import Foundation
import Testing

@testable import HeadlessUIKit

/// The built-in symbols on a page: every design, without the variants that are composed from it.
@MainActor struct SymbolSheetTests {
  private static let columns = 24
  /// The side of a symbol's cell, in points.
  private static let cell = 36

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func symbols(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    assertSnapshot(of: sheet(), as: .image(traits: traits), named: style == .dark ? "dark" : "light")
  }

  /// A selection at four weights.
  @Test func weights() {
    let names = """
      plus xmark checkmark chevron.right arrow.clockwise square.and.arrow.up trash gearshape bell.badge.fill \
      person.crop.circle.fill envelope.fill eye.slash calendar clock.fill star heart.fill 5.circle a.square.fill \
      wifi lock.fill
      """.split(separator: " ").map(String.init)
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .bold, .black]
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 44 * names.count, height: 44 * weights.count))
    sheet.backgroundColor = .systemBackground
    for (row, weight) in weights.enumerated() {
      for (column, name) in names.enumerated() {
        let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: weight)
        let picture = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        picture.frame = CGRect(x: 44 * column, y: 44 * row, width: 44, height: 44)
        picture.contentMode = .center
        picture.tintColor = .label
        sheet.addSubview(picture)
      }
    }
    assertSnapshot(of: sheet, as: .image, named: "light")
  }

  private func sheet() -> UIView {
    let names = SymbolLibrary.designNames
    let rows = (names.count + Self.columns - 1) / Self.columns
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: Self.cell * Self.columns, height: Self.cell * rows))
    sheet.backgroundColor = .systemBackground
    for (index, name) in names.enumerated() {
      let picture = UIImageView(
        image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
      let (row, column) = (index / Self.columns, index % Self.columns)
      picture.frame = CGRect(x: Self.cell * column, y: Self.cell * row, width: Self.cell, height: Self.cell)
      picture.contentMode = .center
      picture.tintColor = .label
      sheet.addSubview(picture)
    }
    return sheet
  }
}
