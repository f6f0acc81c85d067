import FirstFrameLayoutTree
import HeadlessUIKit
import OpenCombine
import Testing

@testable import HeadlessSwiftUI

private final class Account: ObservableObject {}

@Observable private final class Theme {}

/// Views that read objects which no ancestor provides.
@MainActor struct MissingObjectTests {
  private struct Profile: View {
    @EnvironmentObject var account: Account

    var body: some View { Text(verbatim: "profile of \(type(of: account))") }
  }

  private struct Themed: View {
    @Environment(Theme.self) var theme

    var body: some View { Text(verbatim: "\(type(of: theme))") }
  }

  private struct Optionally: View {
    @Environment(Theme.self) var theme: Theme?

    var body: some View { Text(verbatim: "\(theme == nil)") }
  }

  private struct Badge: ViewModifier {
    @EnvironmentObject var account: Account

    func body(content: Content) -> some View { content.accessibilityLabel("\(type(of: account))") }
  }

  private struct Native: UIViewRepresentable {
    @EnvironmentObject var account: Account

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(type(of: account))" }
  }

  /// The texts of a view's labels, and the usage errors of its evaluation.
  private func shown(_ view: some View) -> (texts: [String], errors: [UsageError]) {
    let (texts, errors) = UsageErrors.collecting { () -> [String] in
      let host = HostingView(view)
      _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 100)))
      func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
      }
      return texts(in: host)
    }
    return (texts, errors)
  }

  @Test func otherViewsAreShownAndTheErrorNamesTheViewAndTheModifier() {
    let (texts, errors) = shown(
      VStack {
        Profile()
        Text(verbatim: "other")
      })
    #expect(texts == ["other"])
    #expect(errors.map(\.reason) == ["No ObservableObject of type Account found."])
    #expect(errors.first?.advice.hasPrefix("`Profile` reads it: add `.environmentObject(…)`") == true)
  }

  @Test func observableObjects() {
    let (texts, errors) = shown(
      VStack {
        Themed()
        Optionally()
      })
    #expect(texts == ["true"])
    #expect(errors.map(\.reason) == ["No Observable object of type Theme found."])
    #expect(errors.first?.advice.hasPrefix("`Themed` reads it: add `.environment(…)`") == true)
  }

  @Test func modifiersAndRepresentables() {
    let (texts, errors) = shown(
      VStack {
        Text(verbatim: "content").modifier(Badge())
        Native()
      })
    #expect(texts == ["content"])
    #expect(errors.map { $0.advice.prefix { $0 != " " } } == ["`Badge`", "`Native`"])
  }

  @Test func nothingIsMissingBelowTheModifier() {
    let (texts, errors) = shown(
      VStack {
        Profile()
        Native()
      }
      .environmentObject(Account()))
    #expect(texts == ["profile of Account", "Account"])
    #expect(errors.isEmpty)
  }
}
