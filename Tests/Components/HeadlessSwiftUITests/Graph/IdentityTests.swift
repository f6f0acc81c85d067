import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// What is created, kept and removed when identities change.
@MainActor struct IdentityTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 200, height: 400))

  @Test func aPlaceIsFoundAgainInAnyOrder() {
    let root = GraphNode()
    let keys = (0..<40).map { GraphNode.Key.identity($0) } + [.name("0"), .index(0), .property("0")]
    let nodes = keys.map { root.child($0) }
    #expect(Set(nodes).count == keys.count)
    #expect(keys.reversed().map { root.child($0) } == nodes.reversed())
    #expect(root.child(keys[7]) === nodes[7])
  }

  private struct Entry: View {
    @State private var number: Int

    init(_ number: Int) { _number = State(initialValue: number) }

    var body: some View { Text(verbatim: "\(number)") }
  }

  private struct Moving: View {
    let numbers: [Int]

    // The identity is the remainder, so numbers move to other places and keep the state of the first number.
    var body: some View { VStack { ForEach(numbers, id: \.lastDigit) { Entry($0) } } }
  }

  private func texts(_ host: UIView) -> [String] { host.subviews.compactMap { ($0 as? UILabel)?.text } }

  @Test func stateMovesWithItsIdentity() {
    let host = HostingView(Moving(numbers: [1, 2, 3]))
    _ = host.layoutTree(in: environment)
    host.setRoot(Moving(numbers: [13, 21, 5]))
    _ = host.layoutTree(in: environment)
    #expect(texts(host) == ["3", "1", "5"])
    host.setRoot(Moving(numbers: [2]))
    _ = host.layoutTree(in: environment)
    host.setRoot(Moving(numbers: [12]))
    _ = host.layoutTree(in: environment)
    #expect(texts(host) == ["2"])
  }

  private struct Branches: View {
    let isFirst: Bool

    var body: some View { if isFirst { Entry(isFirst ? 1 : 2) } else { Entry(isFirst ? 1 : 2) } }
  }

  @Test func branchesHaveStateOfTheirOwnWhichIsRemoved() {
    let host = HostingView(Branches(isFirst: true))
    _ = host.layoutTree(in: environment)
    let label = host.subviews.first
    host.setRoot(Branches(isFirst: false))
    _ = host.layoutTree(in: environment)
    #expect(texts(host) == ["2"])
    #expect(label?.superview == nil)
    host.setRoot(Branches(isFirst: true))
    _ = host.layoutTree(in: environment)
    #expect(host.subviews.first !== label)
  }

  private struct Typed: View {
    let view: any View

    var body: some View { AnyView(view) }
  }

  @Test func anotherTypeIsAnotherView() {
    let host = HostingView(Typed(view: Entry(1)))
    _ = host.layoutTree(in: environment)
    host.setRoot(Typed(view: Entry(2)))
    _ = host.layoutTree(in: environment)
    #expect(texts(host) == ["1"])
    host.setRoot(Typed(view: Text(verbatim: "text")))
    _ = host.layoutTree(in: environment)
    host.setRoot(Typed(view: Entry(2)))
    _ = host.layoutTree(in: environment)
    #expect(texts(host) == ["2"])
  }
}

extension Int {
  fileprivate var lastDigit: Int { self % 10 }
}
