import Foundation
import Testing

@testable import FirstFrameChangeCauses

/// Likely causes of changes.
struct CauseSearchTests {
  private static let style = """
    enum Palette {
      static let accent = dynamic(light: 0x112233, dark: 0x445566)
      static let muted = dynamic(light: 0x777777, dark: 0x888888)
      static let plain = dynamic(light: 0xFFFFFF, dark: 0x000000)
    }
    enum Gap {
      static let small: CGFloat = 8
      static let large: CGFloat = 16
    }
    """
  private static let card = """
    final class CardView: UIView {
      private let titleLabel = UILabel()
      private let priceLabel = UILabel()
      private lazy var stackView = UIStackView.column([titleLabel, priceLabel], spacing: Gap.small)

      func show(isNew: Bool) {
        titleLabel.textColor = Palette.muted
        priceLabel.textColor = Palette.muted
        backgroundColor = Palette.plain
      }
    }
    """
  private static let other = """
    final class OtherView: UIView {
      private let priceLabel = UILabel()
      func show() { priceLabel.textColor = Palette.muted }
    }
    """

  private static let sources = PackageSources([
    ("Sources/Style.swift", style), ("Sources/CardView.swift", card), ("Sources/OtherView.swift", other),
  ])

  private static func first(_ nodes: RecordedNodes..., in sources: PackageSources = sources) -> [LikelyCause?] {
    firstCauses(nodes, in: sources)
  }

  @Test func theCauseOfAColorIsTheConstantInTheStatementThatNamesTheNode() throws {
    let light = try RecordedNodes.of([["CardView/stackView/titleLabel", "text color", "#112233", "#777777"]])
    let dark = try RecordedNodes.of([["CardView/stackView/titleLabel", "text color", "#445566", "#888888"]])
    for cause in Self.first(light, dark) {
      #expect(cause?.file == "Sources/CardView.swift")
      #expect(cause?.line == 7)
      #expect(cause?.column == 28)
      #expect(cause?.code == "titleLabel.textColor = Palette.muted")
      #expect(cause?.replace == "Palette.muted")
      #expect(cause?.by == "Palette.accent")
    }
  }

  @Test func aColorThatNoConstantHadBeforeIsAChangedLiteralInTheTable() throws {
    let change = try RecordedNodes.of([["CardView/stackView/titleLabel", "text color", "#999999", "#777777"]])
    let cause = Self.first(change)[0]
    #expect(cause?.file == "Sources/Style.swift")
    #expect(cause?.line == 3)
    #expect(cause?.replace == "0x777777")
    #expect(cause?.by == "0x999999")
  }

  @Test func theCauseOfADistanceBetweenViewsIsTheSpacingOfTheirStack() throws {
    let before =
      #"[[0,"CardView",0,0,100,56],[1,"stackView",0,0,100,56],[2,"titleLabel",0,0,100,20],[2,"priceLabel",0,36,100,20]]"#
    let after =
      #"[[0,"CardView",0,0,100,48],[1,"stackView",0,0,100,48],[2,"titleLabel",0,0,100,20],[2,"priceLabel",0,28,100,20]]"#
    let cause = Self.first(
      try RecordedNodes.of([["CardView/stackView/priceLabel", "offset", "0,0", "0,-8"]], before: before, after: after))[
        0]
    #expect(cause?.file == "Sources/CardView.swift")
    #expect(cause?.line == 4)
    #expect(cause?.replace == "Gap.small")
    #expect(cause?.by == "Gap.large")
  }

  @Test func theSizeOfASymbolIsProportionalToItsPointSize() throws {
    let sources = PackageSources([
      ("Style.swift", "enum Icon {\n  static let small: CGFloat = 12\n  static let large: CGFloat = 20\n}"),
      ("Mark.swift", "final class MarkView: UIView {\n  let symbolView = Symbol(pointSize: Icon.large)\n}"),
    ])
    let change = try RecordedNodes.of([
      ["MarkView/symbolView", "path", "", ""], ["MarkView/symbolView", "size", "15x12", "25x20"],
    ])
    let cause = Self.first(change, in: sources)[0]
    #expect(cause?.file == "Mark.swift")
    #expect(cause?.line == 2)
    #expect(cause?.by == "Icon.small")
  }

  @Test func theCauseOfATextIsTheStringInTheSources() throws {
    let sources = PackageSources([("A.swift", "let title = \"Pay now\"\nlet other = \"Pay later\"")])
    let cause = Self.first(try RecordedNodes.of([["CardView/titleLabel", "text", "Pay", "Pay now"]]), in: sources)[0]
    #expect(cause?.line == 1)
    #expect(cause?.replace == "\"Pay now\"")
    #expect(cause?.by == "\"Pay\"")
  }

  @Test func valuesThatAreNotInTheSourcesHaveNoCause() throws {
    #expect(Self.first(try RecordedNodes.of([["CardView", "background", "#010203", "#040506"]])) == [nil])
    #expect(RecordedNodes(Data("{}".utf8)) == nil)
  }

  @Test func theOrderOfTheCausesIsAlwaysTheSame() throws {
    let change = try RecordedNodes.of([["Unknown", "text color", "#112233", "#777777"]])
    let causes = (0..<5).map { _ in CauseSearch([change], in: Self.sources).causes(of: 0) }
    #expect(!causes[0].isEmpty)
    #expect(Set(causes).count == 1)
  }
}
