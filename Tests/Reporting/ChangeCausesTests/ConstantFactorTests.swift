import Testing

@testable import FirstFrameChangeCauses

struct ConstantFactorTests {
  @Test(
    arguments: [
      ("keep(width: Size.card, height: 8)", 1, false),
      ("keep(width: Size.card / 2, height: 8)", 0.5, false),
      ("keep(width: 3 * Size.card * 2)", 6, false),
      ("constraint(constant: -Size.card)", -1, false),
      ("return -Size.card", -1, false),
      ("return (-Size.card) / 4", -0.25, false),
      ("let width = bounds.width - Size.card", -1, true),
      ("place(y: (bounds.height - Size.card) / 2, width: bounds.width)", -0.5, true),
      ("let inset = Size.card + Size.small", 1, true),
      ("let inset = (Size.small + (Size.card - 1) * 2) / 4", 0.5, true),
      // Functions and elements are not groups.
      ("let width = max(Size.card, 8) / 2", 1, false),
      ("let widths = [Size.card, 8]", 1, false),
      ("let isWide = width > 0 ? Size.card / 2 : 0", 0.5, false),
    ])
  func anExpressionChangesByAMultipleOfItsConstant(_ code: String, _ factor: Double, _ isPartOfSum: Bool) throws {
    let file = SourceFile(path: "A.swift", source: code)
    let name = try #require(file.tokens.firstIndex { $0.text == "card" })
    let found = ConstantFactor(of: name - 2..<name + 1, in: file)
    #expect(found.factor == factor)
    #expect(found.isPartOfSum == isPartOfSum)
  }

  private static let style = (
    "Style.swift",
    """
    enum Size {
      static let track: CGFloat = 8
      static let card: CGFloat = 148
      static let phone: CGFloat = 376
      static let target: CGFloat = 44
    }
    """
  )

  @Test func halfOfAConstantIsTheSizeOfAView() throws {
    let sources = PackageSources([
      Self.style,
      ("Key.swift", "final class KeyView: UIView {\n  func setUp() { keepAtLeast(width: Size.target / 2) }\n}"),
    ])
    let nodes = try RecordedNodes.of(
      [["KeyView", "size", "74x50", "22x50"]], before: #"[[0,"KeyView",0,0,74,50]]"#,
      after: #"[[0,"KeyView",0,0,22,50]]"#)
    let cause = firstCauses([nodes], in: sources)[0]
    #expect(cause?.file == "Key.swift")
    #expect(cause?.replace == "Size.target")
    #expect(cause?.by == "Size.card")
  }

  @Test func aCenteredViewMovesByHalfOfTheChangeOfItsHeight() throws {
    let sources = PackageSources([
      Self.style,
      (
        "Slider.swift",
        """
        final class SliderView: UIView {
          private let trackView = UIView()
          override func layoutSubviews() {
            trackView.frame = CGRect(
              x: 0, y: (bounds.height - Size.phone) / 2, width: bounds.width,
              height: Size.track)
          }
        }
        """
      ),
    ])
    let nodes = try RecordedNodes.of(
      [["SliderView/trackView", "offset", "0,0", "0,-184"]],
      before: #"[[0,"SliderView",0,0,300,44],[1,"trackView",0,18,300,8]]"#,
      after: #"[[0,"SliderView",0,0,300,44],[1,"trackView",0,-166,300,8]]"#)
    let cause = firstCauses([nodes], in: sources)[0]
    #expect(cause?.line == 5)
    #expect(cause?.replace == "Size.phone")
    #expect(cause?.by == "Size.track")
  }
}
