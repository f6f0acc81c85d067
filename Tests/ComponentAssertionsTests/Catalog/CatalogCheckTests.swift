import Catalog
import ComponentAssertions
import HeadlessUIKit
import Testing

/// All previews of the example components pass the checks.
@Suite("Checks of the catalog") @MainActor struct CatalogCheckTests {
  @Test("First frames are whole, stay as they are, and are the same in every build")
  func firstFrames() async {
    for preview in ComponentCatalog.previews {
      await assertFirstFrame { preview.makeView() }
    }
  }

  @Test("Components are as high as they say")
  func sizing() async {
    for preview in ComponentCatalog.previews {
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

  private nonisolated static var components: [String] {
    ComponentCatalog.previews.map(\.component).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func previews(of component: String) -> [ComponentPreview] {
    ComponentCatalog.previews.filter { $0.component == component }
  }
}
