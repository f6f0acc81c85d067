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

  @Test("parts have a line each, and unordered ones an order") func structure() {
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

  @Test("cases, with what they hold") func cases() {
    #expect(ValueDump(of: Side.home).text == "- Side.home\n")
    #expect(ValueDump(of: [Side.away(by: 2)]).text.contains("▿ Side.away\n"))
  }

  @Test("objects that hold each other end, and have no addresses") func cycle() {
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

  @Test("what is nested without end is cut") func deep() {
    let first = Node("0")
    var last = first
    for number in 1...10_000 {
      let next = Node("\(number)")
      last.other = next
      last = next
    }
    let text = ValueDump(of: first).text
    #expect(text.contains("(and what lies deeper)"))
    #expect(text.utf8.count < 20_000)
    // Freed one by one: ten thousand nested releases would overflow the stack.
    var node: Node? = first
    while let current = node { (node, current.other) = (current.other, nil) }
  }
}
