import Testing

@testable import FirstFrameChangeCauses

/// Causes of limited sizes.
struct LimitedSizeCauseTests {
  @Test func aDefinitionIsUnlikelyIfMostViewsThatUseTheConstantDidNotChange() throws {
    let others = (1...6).map {
      ("Other\($0).swift", "final class Other\($0)View: UIView {\n  func setUp() { padded(Gap.small) }\n}")
    }
    let sources = PackageSources(
      [
        (
          "Style.swift",
          "enum Gap {\n  static let small: CGFloat = 4\n}\nenum Size {\n  static let field: CGFloat = 54\n"
            + "  static let icon: CGFloat = 12\n}"
        ),
        (
          "Field.swift",
          """
          final class FieldView: UIView {
            private let boxView = UIView()
            private let textField = UITextField()
            func setUp() {
              boxView.addFilling(textField, insets: Gap.small)
              boxView.keepAtLeast(height: Size.icon)
            }
          }
          """
        ),
      ] + others)
    // The box is as high as its content now, which leaves insets of exactly 4 instead of 5.
    let nodes = try RecordedNodes.of(
      [["FieldView/boxView", "size", "90x54", "90x52"]],
      before: #"[[0,"FieldView",0,0,100,70],[1,"boxView",5,8,90,54],[2,"textField",9,13,82,44]]"#,
      after: #"[[0,"FieldView",0,0,100,68],[1,"boxView",5,8,90,52],[2,"textField",9,12,82,44]]"#)
    let cause = firstCauses([nodes], in: sources)[0]
    #expect(cause?.file == "Field.swift")
    #expect(cause?.line == 6)
    #expect(cause?.by == "Size.field")
  }

  @Test(
    arguments: [
      (kind: RenderingFact.Kind.gap(.vertical), before: 16.0, after: 8.0, weight: 1.0),
      (.inset(.vertical), 16, 8, 0.6),
      (.size(.vertical), 16, 8, 0.6),
      // Something else keeps the size above the constant, or had kept it.
      (.gap(.vertical), 16, 12, 0.25),
      (.gap(.vertical), 12, 8, 0.1),
      (.gap(.vertical), 30, 22, 0.06),
      (.gap(.vertical), 30, 31, 0),
    ])
  func aLengthFitsAChangeOfAConstant(kind: RenderingFact.Kind, before: Double, after: Double, weight: Double) {
    let fact = RenderingFact(kind: kind, path: ["A"], values: .numbers(before: before, after: after))
    #expect(abs(ValueMatch.weight(old: 16, new: 8, for: fact) - weight) < 1e-9)
  }

  @Test func aViewWithoutASizeHardlyTellsAConstant() {
    let fact = RenderingFact(kind: .size(.horizontal), path: ["A"], values: .numbers(before: 50, after: 0))
    #expect(ValueMatch.weight(old: 50, new: 0, for: fact) < 0.1)
  }
}
