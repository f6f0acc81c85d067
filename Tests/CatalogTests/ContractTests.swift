import Catalog
import FirstFrame
import Testing

@Suite("The contract of components") @MainActor struct ContractTests {
  // One after the other, so that each is told as soon as it is known.
  @Test("every component keeps it in every state", .serialized, arguments: ComponentCatalog.components.map(\.name))
  func contract(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertComponentContract(of: component, except: ContractExemptions.all[component.name] ?? [])
  }
}
