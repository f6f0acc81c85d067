import Dispatch
import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameViewSnapshots
import HeadlessUIKit
import OpenCombine
import Testing

@testable import HeadlessSwiftUI

@Observable private final class Model {
  var title = "first"
}

/// Changes of state after the first frame, which checks name with the view, the route and the delay.
@MainActor struct LateStateTests {
  private struct Title: View {
    @State private var title = "first"
    let start: (Binding<String>) -> Void

    var body: some View { Text(title).onAppear { start($title) } }
  }

  /// The only finding about a change of state.
  private func late(_ findings: [FirstFrameFinding]) -> (change: String, cause: LateCause?, source: String)? {
    for case .lateState(_, let change, _, let cause, let source) in findings { return (change, cause, source) }
    return nil
  }

  @Test func synchronousChangesAreInTheFirstFrame() async {
    #expect(await verifyFirstFrame { Title { $0.wrappedValue = "second" } } == [])
  }

  @Test func tasksOfViews() async throws {
    struct Loading: View {
      @State private var items = "none"
      var body: some View { Text(items).task { items = "three" } }
    }
    let findings = await verifyFirstFrame { Loading() }
    let finding = try #require(late(findings))
    #expect(finding.change.hasSuffix("showed 'none' in the first frame and 'three'"))
    #expect(finding.source == "`task` changed `items` of `Loading`")
    #expect(
      findings.first?.description.hasSuffix(
        "since `task` changed `items` of `Loading`: set it before the first frame, in `init` or synchronously "
          + "in `onAppear`.") == true)
  }

  @Test func tasksThatSleep() async throws {
    struct Slow: View {
      @State private var items = "none"
      var body: some View {
        Text(items).task {
          try? await Task.sleep(for: .milliseconds(40))
          items = "three"
        }
      }
    }
    let findings = await verifyFirstFrame { Slow() }
    let finding = try #require(late(findings))
    #expect(finding.source == "`task` changed `items` of `Slow`")
    #if os(Linux)
    // The delay is calculated a moment after the deadline.
    #expect(finding.cause?.route == .taskSleep)
    #expect(finding.cause.map { ($0.delay * 100).rounded() } == 4)
    #endif
  }

  @Test func tasksOfActions() async throws {
    let findings = await verifyFirstFrame { Title { title in Task { title.wrappedValue = "second" } } }
    let finding = try #require(late(findings))
    #expect(finding.source == "a task of `onAppear` changed `title` of `Title`")
  }

  @Test func blocksOfTheMainQueue() async throws {
    let findings = await verifyFirstFrame {
      Title { title in
        DispatchQueue.main.async { title.wrappedValue = "second" }
      }
    }
    let finding = try #require(late(findings))
    #expect(finding.source == "`title` of `Title` changed")
  }

  @Test func latePublishers() async throws {
    struct Receiving: View {
      let values = PassthroughSubject<String, Never>()
      @State private var value = "none"
      var body: some View {
        Text(value)
          .onReceive(values) { value = $0 }
          .onAppear {
            nonisolated(unsafe) let values = values
            DispatchQueue.main.async { values.send("late") }
          }
      }
    }
    let findings = await verifyFirstFrame { Receiving() }
    let finding = try #require(late(findings))
    #expect(finding.source == "`onReceive` changed `value` of `Receiving`")
  }

  @Test func observableObjects() async throws {
    struct Reading: View {
      let model: Model
      var body: some View { Text(model.title).task { model.title = "second" } }
    }
    let findings = await verifyFirstFrame { Reading(model: Model()) }
    let finding = try #require(late(findings))
    #expect(finding.source == "`task` changed an object that `Reading` reads")
  }

  @Test func imagesOfAddresses() async {
    let findings = await verifyFirstFrame {
      HStack {
        Text(verbatim: "title")
        AsyncImage(url: URL(string: "https://example.com/a.png")).frame(width: 40, height: 40)
      }
    }
    #expect(findings == [.lateImage(node: "AsyncImage", address: "https://example.com/a.png")])
  }
}
