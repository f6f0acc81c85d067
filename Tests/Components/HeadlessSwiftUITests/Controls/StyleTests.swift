import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Styles that show the control of their configuration beside a mark.
@MainActor struct StyleTests {
  /// A view behind a mark.
  private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack {
        Text(verbatim: ">")
        content
      }
    }
  }

  private struct MarkedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { Label(configuration) } }
  }

  private struct MarkedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { Toggle(configuration) } }
  }

  private struct MarkedProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { ProgressView(configuration) } }
  }

  private struct MarkedGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { GroupBox(configuration) } }
  }

  private struct MarkedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Marked { LabeledContent(configuration) } }
  }

  @Test func theControlOfAConfigurationHasTheAutomaticStyle() {
    #expect(Screen(Label("Home", systemImage: "house").labelStyle(MarkedLabelStyle())).texts == [">", "Home"])
    let toggle = Screen(Toggle("On", isOn: .constant(true)).toggleStyle(MarkedToggleStyle()))
    #expect(toggle.texts == [">", "On"])
    #expect(toggle.all(UISwitch.self).count == 1)
    let progress = Screen(ProgressView("Load", value: 0.5).progressViewStyle(MarkedProgressViewStyle()))
    #expect(progress.texts == [">", "Load"])
    #expect(progress.all(UIProgressView.self).count == 1)
    #expect(
      Screen(LabeledContent("Size", value: "12").labeledContentStyle(MarkedLabeledContentStyle())).texts == [
        ">", "Size", "12",
      ])
  }

  @Test func boxesInTheContentKeepTheStyle() {
    let boxes = GroupBox { GroupBox { Text(verbatim: "a") } }
    #expect(Screen(boxes.groupBoxStyle(MarkedGroupBoxStyle())).texts == [">", ">", "a"])
  }
}
