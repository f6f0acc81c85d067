import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct ContractTests {
  private nonisolated static let names = ComponentCatalog.components.map(\.name)

  // Serialized, so that each result is reported as soon as it is available.
  @Test(.serialized, arguments: names)
  func aComponentMeetsTheContractInEveryState(component: String) async throws {
    let component = try #require(ComponentCatalog.components.first { $0.name == component })
    await assertComponentContract(of: component, except: ContractExemptions.all[component.name] ?? [])
  }
}
