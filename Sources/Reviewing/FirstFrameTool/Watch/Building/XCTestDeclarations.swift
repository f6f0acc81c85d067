import FirstFrameChangeCauses
import Foundation

/// The declarations of a file that decide which tests of XCTest there are: on Linux, SwiftPM lists them in code that it
/// generates.
struct XCTestDeclarations: Hashable {
  /// The words of the declarations; empty if the file has no tests of XCTest.
  let tokens: [String]

  init(file: String) {
    self.init(source: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  init(source: String) {
    guard source.contains("func test") else {
      tokens = []
      return
    }
    var words: [String] = []
    var isInDeclaration = false
    let tokens = SourceTokenizer.tokens(of: source)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      switch token.text {
      case "class", "extension", "#": isInDeclaration = true
      case "func" where next.hasPrefix("test"): isInDeclaration = true
      case "{", "}": isInDeclaration = false
      default: break
      }
      if isInDeclaration { words.append(token.text) }
    }
    self.tokens = words
  }
}
