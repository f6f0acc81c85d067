import Foundation
import Testing

@testable import FirstFrameSnapshotReport

@Suite struct EscapedJSONTests {
  @Test(arguments: ["", "plain", "</script>", "<!-- <script>", "a<b<", "<", "é<日", "> & stay"])
  func textsStayAndTheirMarkupGoes(text: String) throws {
    let escaped = EscapedJSON.data(try JSONEncoder().encode([text]))
    #expect(!escaped.contains(UInt8(ascii: "<")))
    #expect(try JSONDecoder().decode([String].self, from: escaped) == [text])
  }
}
