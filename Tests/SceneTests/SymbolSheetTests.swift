import FirstFrame
import Foundation
import Testing

@testable import HeadlessUIKit

/// All built-in symbols on a page, each above its name.
@Suite("Symbols") @MainActor struct SymbolSheetTests {
  private static let columns = 8
  private static let cell = CGSize(width: 104, height: 56)

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
    let names = SymbolLibrary.names.filter { !Self.isCharacter($0) }
    let rows = (names.count + Self.columns - 1) / Self.columns
    let sheet = UIView(
      frame: CGRect(
        x: 0, y: 0, width: Self.cell.width * CGFloat(Self.columns), height: Self.cell.height * CGFloat(rows) + 16))
    sheet.backgroundColor = .systemBackground
    for (index, name) in names.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      let cell = cell(of: name)
      cell.frame.origin = CGPoint(x: Self.cell.width * CGFloat(column), y: Self.cell.height * CGFloat(row) + 8)
      sheet.addSubview(cell)
    }
    return sheet
  }

  /// Whether a symbol is a letter or number in a shape. There are hundreds, and they are glyphs of the typeface.
  private static func isCharacter(_ name: String) -> Bool {
    let head = name.prefix { $0 != "." }
    return head.count <= 2 && head != "tv" && head != "at"
  }

  private func cell(of name: String) -> UIView {
    let cell = UIView(frame: CGRect(origin: .zero, size: Self.cell))
    let picture = UIImageView(
      image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
    picture.frame = CGRect(x: 0, y: 6, width: Self.cell.width, height: 28)
    picture.contentMode = .center
    picture.tintColor = .label
    let label = UILabel(frame: CGRect(x: 2, y: 36, width: Self.cell.width - 4, height: 14))
    label.text = name
    label.font = .systemFont(ofSize: 8)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    cell.addSubview(picture)
    cell.addSubview(label)
    return cell
  }
}
