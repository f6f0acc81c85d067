import FirstFrame
import FirstFrameCatalog
import Testing

@Suite("Component contract") @MainActor struct ContractTests {
  private nonisolated static let names = ComponentCatalog.components.map(\.name)

  // Serialized, so that each result is reported as soon as it is available.
  @Test("a component meets the contract in every state", .serialized, arguments: names)
  func contract(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertComponentContract(of: component, except: ContractExemptions.all[component.name] ?? [])
  }
}
