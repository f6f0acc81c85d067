import Foundation
import Testing

@testable import FirstFrameSnapshots

/// A dump of a value is the same in every run.
struct ValueDumpTests {
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

  @Test func eachPartHasALineAndUnorderedPartsAreSorted() {
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

  @Test func enumerationCasesAreWrittenWithTheirValues() {
    #expect(ValueDump(of: Side.home).text == "- Side.home\n")
    #expect(ValueDump(of: [Side.away(by: 2)]).text.contains("▿ Side.away\n"))
  }

  @Test func objectsThatReferToEachOtherAreWrittenOnceWithoutAddresses() {
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

  @Test func deepNestingIsTruncated() {
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

  private final class Member: Hashable {
    let name: String
    var friends: Set<Member> = []
    var scores: [Member: Int] = [:]

    init(_ name: String) { self.name = name }

    static func == (left: Member, right: Member) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func clear() { (friends, scores) = ([], [:]) }
  }

  @Test func cyclesThroughTheMembersOfSetsEnd() {
    let (ann, bob) = (Member("Ann"), Member("Bob"))
    (ann.friends, bob.friends) = ([bob, ann], [ann])
    defer { for member in [ann, bob] { member.clear() } }
    #expect(
      ValueDump(of: ann).text == """
        ▿ Member #0
          - name: "Ann"
          ▿ friends: 2 members
            - Member #0 (above)
            ▿ Member #1
              - name: "Bob"
              ▿ friends: 1 member
                - Member #0 (above)
              - scores: 0 key/value pairs
          - scores: 0 key/value pairs

        """)
  }

  @Test func cyclesThroughTheKeysOfDictionariesEndAndObjectsAsKeysHaveNoAddresses() {
    let (ann, bob) = (Member("Ann"), Member("Bob"))
    (ann.scores, bob.scores) = ([bob: 2], [ann: 1])
    defer { for member in [ann, bob] { member.clear() } }
    #expect(
      ValueDump(of: ann).text == """
        ▿ Member #0
          - name: "Ann"
          - friends: 0 members
          ▿ scores: 1 key/value pair
            ▿ (2 elements)
              ▿ key: Member #1
                - name: "Bob"
                - friends: 0 members
                ▿ scores: 1 key/value pair
                  ▿ (2 elements)
                    - key: Member #0 (above)
                    - value: 1
              - value: 2

        """)
  }

  @Test func manyObjectsThatAllReferToEachOtherAreWrittenInTimeInTheOrderOfTheirNames() {
    let members = (0..<12).map { Member("member \($0 + 10)") }
    for member in members { member.friends = Set(members) }
    defer { for member in members { member.clear() } }
    let text = ValueDump(of: members[0]).text
    let names = text.split(separator: "\n").filter { $0.contains("name:") }.map { $0.suffix(3).prefix(2) }
    #expect(names == (10..<22).map { "\($0)" })
  }

  @Test func membersThatDifferOnlyInAnInnerObjectAreSortedByIt() {
    func chain(_ names: [String]) -> Member {
      let member = Member(names[0])
      if names.count > 1 { member.friends = [chain(Array(names.dropFirst()))] }
      return member
    }
    for _ in 0..<8 {
      let text = ValueDump(of: Set(["c", "a", "b"].map { chain(["x", "x", "x", $0]) })).text
      let names = text.split(separator: "\n").filter { $0.contains("name:") && !$0.contains("x") }
      #expect(names.map { $0.suffix(2).prefix(1) } == ["a", "b", "c"])
    }
  }
}
