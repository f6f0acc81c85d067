import FirstFrame
import FirstFrameCatalog
import Testing

@Suite("The contract of components") @MainActor struct ContractTests {
  private nonisolated static let names = ComponentCatalog.components.map(\.name)

  // One after the other, so that each is told as soon as it is known.
  @Test("a component keeps it in every state", .serialized, arguments: names)
  func contract(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertComponentContract(of: component, except: ContractExemptions.all[component.name] ?? [])
  }
}
