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

  private func sheet() -> UIView {
    let names = SymbolLibrary.names
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
