import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Views whose state changes in each evaluation are refused, with the names of what changes.
@MainActor struct SettlementTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 200, height: 100))

  /// Why the frame of a view is refused; `nil` if it is not.
  private func refusal(of view: some View) -> String? {
    let host = HostingView(view)
    _ = host.layoutTree(in: environment)
    return host.layoutProblem
  }

  private struct Ping: View {
    @State private var left = 0
    @State private var right = 0

    var body: some View {
      Text(verbatim: "\(left) \(right)")
        .onAppear { left = 1 }
        .onChange(of: left) { right += 1 }
        .onChange(of: right) { left += 1 }
    }
  }

  @Test func changesThatLeadToEachOther() throws {
    let reason = try #require(refusal(of: Ping()))
    #expect(reason.hasPrefix("the views do not settle: after 32 evaluations, "))
    #expect(reason.contains("`onChange` still changes `left` of `Ping`"))
    #expect(reason.contains("`onChange` still changes `right` of `Ping`"))
  }

  private struct Switching: View {
    @State private var isOn = false

    var body: some View {
      if isOn {
        Text(verbatim: "on").onAppear { isOn = false }
      } else {
        Text(verbatim: "off").onAppear { isOn = true }
      }
    }
  }

  @Test func viewsThatReplaceEachOther() throws {
    let reason = try #require(refusal(of: Switching()))
    #expect(reason.contains("`onAppear` still changes `isOn` of `Switching`"))
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text(verbatim: "\(count)")
    }
  }

  @Test func stateThatTheBodyChanges() throws {
    let reason = try #require(refusal(of: Counting()))
    #expect(reason.contains("`count` of `Counting` still changes while `body` is evaluated"))
  }

  private struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Growing: View {
    @State private var height: CGFloat = 10

    var body: some View {
      Color.red.frame(height: height)
        .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height + 1) })
        .onPreferenceChange(HeightKey.self) { height = $0 }
    }
  }

  @Test func preferencesThatFeedBack() throws {
    let reason = try #require(refusal(of: Growing()))
    #expect(reason.contains("`onPreferenceChange` still changes `height` of `Growing`"))
  }

  @Test func aRefusedViewStaysRefused() {
    let host = HostingView(Switching())
    _ = host.layoutTree(in: environment)
    _ = host.layoutTree(in: environment)
    #expect(host.layoutProblem != nil)
  }

  private struct Counted: View {
    @State private var step = 0

    var body: some View {
      Text(verbatim: "\(step)")
        .onAppear { step = 1 }
        .onChange(of: step) { if step < 25 { step += 1 } }
    }
  }

  @Test func manyChangesThatEnd() {
    let host = HostingView(Counted())
    _ = host.layoutTree(in: environment)
    #expect(host.layoutProblem == nil)
    #expect((host.subviews.first as? UILabel)?.text == "25")
  }

  @Test func aNestedHostingViewRefusesTheWholeFrame() {
    let host = HostingView(List { Ping() })
    _ = host.layoutTree(in: environment)
    #expect(host.layoutProblem?.contains("`left` of `Ping`") == true)
  }
}
