import Catalog
import ComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

/// The example components pass the checks: some of them in every run, all of them with `FIRSTFRAME_CATALOG=all`.
@Suite("Checks of the catalog") @MainActor struct CatalogCheckTests {
  private nonisolated static let isWhole = ProcessInfo.processInfo.environment["FIRSTFRAME_CATALOG"] == "all"
  private nonisolated static let components =
    isWhole
    ? ComponentCatalog.components.map(\.name)
    : ["OutcomeItemView", "ScoreView", "BetTicketStatusView", "SimpleButtonView"]

  @Test("First frames are whole, stay as they are, and are the same in every build", arguments: components)
  func firstFrames(component: String) async {
    for preview in previews(of: component) {
      await assertFirstFrame { preview.makeView() }
    }
  }

  @Test("Components are as high as they say", arguments: components)
  func sizing(component: String) async {
    for preview in previews(of: component) {
      await assertSizing { preview.makeView() }
    }
  }

  @Test("States differ and are fit for every reader", arguments: components)
  func states(component: String) {
    assertStates(of: previews(of: component), except: CatalogExemptions.states[component] ?? [])
  }

  @Test("Views that are used again show each state as new ones do", arguments: components)
  func reuse(component: String) async {
    await assertReuse(of: previews(of: component))
  }

  private func previews(of component: String) -> [ComponentPreview] {
    ComponentCatalog.previews.filter { $0.component == component }
  }
}
