import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite("A dump of a value is the same in every run") struct ValueDumpTests {
  private struct Team {
    var name: String
    var odds: Double?
    var tags: Set<String> = []
    var scores: [String: Int] = [:]
  }

  private enum Side: Hashable {
    case home
    case away(by: Int)
  }

  private final class Node {
    var name: String
    var other: Node?
    init(_ name: String) { self.name = name }
  }

  @Test("Each part has a line, and unordered parts are sorted") func structure() {
    let team = Team(name: "Real \"M\"", odds: nil, tags: ["b", "a", "c"], scores: ["z": 1, "y": 2])
    #expect(
      ValueDump(of: team).text == """
        ▿ Team
          - name: "Real \\"M\\""
          - odds: nil
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"
          ▿ scores: 2 key/value pairs
            - "y": 2
            - "z": 1

        """)
  }

  @Test("Enumeration cases are written with their values") func cases() {
    #expect(ValueDump(of: Side.home).text == "- Side.home\n")
    #expect(ValueDump(of: [Side.away(by: 2)]).text.contains("▿ Side.away\n"))
  }

  @Test("Objects that refer to each other are written once, without addresses") func cycle() {
    let (one, two) = (Node("one"), Node("two"))
    (one.other, two.other) = (two, one)
    defer { one.other = nil }
    #expect(
      ValueDump(of: one).text == """
        ▿ Node #0
          - name: "one"
          ▿ other: Node #1
            - name: "two"
            - other: Node #0 (above)

        """)
  }

  @Test("Deep nesting is truncated") func deep() {
    let first = Node("0")
    var last = first
    for number in 1...10_000 {
      let next = Node("\(number)")
      last.other = next
      last = next
    }
    let text = ValueDump(of: first).text
    #expect(text.contains("(deeper values are omitted)"))
    #expect(text.utf8.count < 20_000)
    // Release the nodes one by one, since ten thousand nested releases would overflow the stack.
    var node: Node? = first
    while let current = node { (node, current.other) = (current.other, nil) }
  }
}
