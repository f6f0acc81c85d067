import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Sheets, covers, alerts and dialogs, which are shown at first if their binding is true.
@MainActor struct PresentationTests {
  private func presented(_ view: some View) -> UIViewController? { Screen(view).controller.presentedViewController }

  @Test func aSheetHasTheDetentsOfItsContent() throws {
    let view = Text(verbatim: "a").sheet(isPresented: .constant(true)) {
      Text(verbatim: "sheet").presentationDetents([.large, .medium]).presentationDragIndicator(.hidden)
    }
    let screen = Screen(view)
    let sheet = try #require(screen.controller.presentedViewController as? PresentedPage)
    #expect(screen.texts(in: sheet.view) == ["sheet"])
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.sheetPresentationController?.prefersGrabberVisible == false)
  }

  @Test func nothingIsShownWithoutABindingThatAsksForIt() {
    #expect(presented(Text(verbatim: "a").sheet(isPresented: .constant(false)) { Text(verbatim: "b") }) == nil)
    #expect(presented(Text(verbatim: "a").alert("b", isPresented: .constant(false)) {}) == nil)
  }

  @Test func aCoverFillsTheScreen() {
    let cover = presented(Text(verbatim: "a").fullScreenCover(isPresented: .constant(true)) { Text(verbatim: "b") })
    #expect(cover?.modalPresentationStyle == .fullScreen)
  }

  @Test func anAlertHasTheActionsOfItsButtons() throws {
    var deleted = 0
    let alert = try #require(
      presented(
        Text(verbatim: "a").alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) { deleted += 1 }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It is gone.")
        }) as? UIAlertController)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It is gone.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    alert.actions[0].perform()
    #expect(deleted == 1)
  }

  @Test func anAlertWithoutActionsCanBeDismissed() throws {
    let alert = presented(Text(verbatim: "a").alert("b", isPresented: .constant(true)) {}) as? UIAlertController
    #expect(alert?.actions.map(\.title) == ["OK"])
  }

  @Test func aDialogHidesItsTitleAndCanBeCancelled() throws {
    let dialog =
      presented(
        Text(verbatim: "a").confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") {} })
      as? UIAlertController
    #expect(dialog?.preferredStyle == .actionSheet)
    #expect(dialog?.title == nil)
    #expect(dialog?.actions.map(\.title) == ["Go", "Cancel"])
  }

  private struct Closing: View {
    @State private var isPresented = true

    var body: some View {
      Text(verbatim: isPresented ? "open" : "closed").sheet(isPresented: $isPresented) { Content() }
    }

    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
  }

  @Test func dismissClosesTheSheet() throws {
    let screen = Screen(Closing())
    let sheet = try #require(screen.controller.presentedViewController)
    screen.all(ActionControl.self, in: sheet.view).first?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.controller.presentedViewController == nil)
    #expect(screen.texts == ["closed"])
  }

  private struct Opening<Content: View>: View {
    @State private var isPresented = true
    let onDismiss: () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
      Button("Close") { isPresented = false }
        .sheet(isPresented: $isPresented, onDismiss: onDismiss, content: content)
    }
  }

  @Test func theActionOfADismissalIsRunOnce() {
    var count = 0
    let screen = Screen(Opening(onDismiss: { count += 1 }) { Text(verbatim: "sheet") })
    #expect(count == 0)
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.controller.presentedViewController == nil)
    #expect(count == 1)
  }

  @Test func theFirstPageOfANavigationDismissesItsSheet() throws {
    var count = 0
    let screen = Screen(Opening(onDismiss: { count += 1 }) { NavigationStack { Closing.Content() } })
    let sheet = try #require(screen.controller.presentedViewController)
    let close = try #require(screen.all(ActionControl.self, in: sheet.view).first)
    close.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.controller.presentedViewController == nil)
    #expect(count == 1)
  }

  private struct Removing: View {
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("Remove") { isThere = false }
        if isThere { Text(verbatim: "a").sheet(isPresented: .constant(true)) { Text(verbatim: "sheet") } }
      }
    }
  }

  @Test func aSheetIsDismissedWithTheViewThatPresentsIt() {
    let screen = Screen(Removing())
    #expect(screen.controller.presentedViewController != nil)
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.controller.presentedViewController == nil)
  }
}
