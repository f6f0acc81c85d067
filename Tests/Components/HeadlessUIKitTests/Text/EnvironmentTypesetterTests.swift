import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import Testing

@testable import HeadlessUIKit

/// Labels are measured with the typesetter of the environment in which they are drawn.
@MainActor
@Suite struct EnvironmentTypesetterTests {
  /// A typesetter whose family "Wide Test" has letters that are two em wide, and which is not registered otherwise.
  private let environment: RenderingEnvironment = {
    var environment = RenderingEnvironment()
    environment.typesetter.library.register(WideTypeface(), family: "Wide Test")
    return environment
  }()

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "aaaa"
    label.font = environment.performAsCurrent { UIFont(name: "Wide Test", size: 10) }
    return label
  }

  @Test func fontsAreThoseOfTheEnvironment() {
    #expect(label().font?.pointSize == 10)
    #expect(UIFont(name: "Wide Test", size: 10) == nil)
    #expect(!UIFont.familyNames.contains("Wide Test"))
  }

  @Test func sizesAreThoseOfTheEnvironment() {
    #expect(label().layoutTree(in: environment).frame.width == 80)
    #expect(label().layoutTree(in: RenderingEnvironment()).frame.width < 40)
  }

  @Test func aViewThatIsDrawnAgainHasTheSizeOfTheNewEnvironment() {
    let stack = UIStackView(arrangedSubviews: [label(), label()])
    let standard = stack.layoutTree(in: RenderingEnvironment()).frame.width
    #expect(stack.layoutTree(in: environment).frame.width == 160)
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.width == standard)
  }

  @Test func environmentsAreEqualIfTheirTypesettersAre() {
    #expect(environment == environment)
    #expect(environment != RenderingEnvironment())
    #expect(environment.withDefaultSettings.typesetter == environment.typesetter)
  }
}

/// A typeface with the letter a, which is two em wide.
private final class WideTypeface: Typeface {
  let name = "Wide Test"
  let metrics = BuiltInTypeface.instance().metrics

  func glyph(for character: Unicode.Scalar) -> GlyphID? { character == "a" ? GlyphID(rawValue: 1) : nil }
  func advance(of glyph: GlyphID) -> Double { metrics.unitsPerEm * 2 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}
