import Testing

@testable import FirstFrameChangeCauses

/// The structure of sources.
struct SourceFileTests {
  @Test func aPlaceKnowsItsTypeItsStatementAndThePropertyAroundIt() throws {
    let file = SourceFile(
      path: "A.swift",
      source: """
        extension Outer {
          struct Style: Equatable {
            var background: UIColor {
              switch self {
              case .plain: Palette.first
              case .loud: Palette.second
              }
            }
          }
        }
        let value = make(
          7)
        """)
    let second = try #require(file.tokens.firstIndex { $0.text == "second" })
    #expect(file.types[second] == "Style")
    #expect(file.names(around: second) == ["loud"])
    #expect(file.words(before: second).last == "background")
    #expect(!file.words(around: second).contains("first"))
    let seven = try #require(file.tokens.firstIndex { $0.text == "7" })
    #expect(file.types[seven] == "")
    #expect(file.words(around: seven).contains("make"))
    #expect(file.declared == ["Style"])
    #expect(file.members["Style"]?["background"]?.first == "UIColor")
  }
}
