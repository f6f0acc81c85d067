import FirstFrameLayoutTree
import FirstFrameSnapshots
import HeadlessUIKit

/// Runs every check on the components of a library.
@MainActor
struct ContractProbe {
  let environment: RenderingEnvironment
  let exemptions: [String: [StateExemption]]

  func findings(in components: [LibraryComponent]) async -> [ContractFinding] {
    var findings = repeated(components.map(\.name)).map { ContractFinding.repeatedComponent(component: $0) }
    for component in components { findings += await self.findings(in: component) }
    return findings
  }

  func findings(in component: LibraryComponent) async -> [ContractFinding] {
    let own = declarationFindings(of: component)
    // Further checks would only repeat these findings.
    return own.isEmpty ? await previewFindings(of: component) : own
  }

  private func declarationFindings(of component: LibraryComponent) -> [ContractFinding] {
    let name = component.name
    var findings = component.isMadeForEachState ? [] : reuseFindings(of: component)
    if component.previews.isEmpty { findings.append(.noPreviews(component: name)) }
    findings += component.previews.filter { $0.component != name }
      .map { .foreignPreview(component: name, preview: $0.name) }
    findings += repeated(component.previews.map(\.state)).map { .repeatedState(component: name, state: $0) }
    return findings
  }

  private func reuseFindings(of component: LibraryComponent) -> [ContractFinding] {
    let name = component.name
    let view = component.makeBlankView()
    var findings: [ContractFinding] = []
    if !(view is any ReusableView) { findings.append(.notReusable(component: name)) }
    if let shown = contents(of: view) { findings.append(.notBlankWithoutModel(component: name, shown: shown)) }
    return findings + modelFindings(of: component)
  }

  private func modelFindings(of component: LibraryComponent) -> [ContractFinding] {
    guard let type = component.viewModelType, let mock = component.makeMockModel() else {
      return [.noProtocol(component: component.name)]
    }
    guard ObjectIdentifier(Swift.type(of: mock)) == ObjectIdentifier(type) else { return [] }
    return [.modelIsNoProtocol(component: component.name, type: "\(type)")]
  }

  /// Returns a description of the contents of a view without a model; `nil` if it is blank.
  private func contents(of view: UIView) -> String? {
    let frame = ComponentFrame(of: view, in: environment)
    let isBlank = (try? frame.blankness()) != nil
    let texts = environment.performAsCurrent { PlacedText.list(in: frame.tree, scrolling: []) }.map {
      "`\($0.node)` '\($0.content.string)'"
    }
    if isBlank, texts.isEmpty { return nil }
    return texts.isEmpty ? "it is not blank" : texts.joined(separator: ", ")
  }

  private func previewFindings(of component: LibraryComponent) async -> [ContractFinding] {
    let name = component.name
    var findings: [ContractFinding] = []
    for preview in component.previews {
      findings += await verifyFirstFrame(in: environment(for: preview)) { preview.makeView() }
        .map { .firstFrame(component: name, state: preview.state, $0) }
      findings += await verifySizing(in: environment, width: preview.size?.width) { preview.makeView() }
        .map { .sizing(component: name, state: preview.state, $0) }
    }
    findings += verifyStates(of: component.previews, in: environment, except: exemptions[name] ?? [])
      .map { .states(component: name, $0) }
    if !component.isMadeForEachState {
      findings += await verifyReuse(of: component.previews, in: environment).map { .reuse(component: name, $0) }
    }
    return findings
  }

  private func environment(for preview: ComponentPreview) -> RenderingEnvironment {
    var environment = environment
    environment.size = preview.size
    return environment
  }

  /// Returns the names that occur more than once, without repetitions.
  private func repeated(_ names: [String]) -> [String] {
    names.indices.filter { index in names[..<index].count { $0 == names[index] } == 1 }.map { names[$0] }
  }
}
