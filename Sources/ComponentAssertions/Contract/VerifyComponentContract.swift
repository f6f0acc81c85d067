public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Goes through all components of a library, and tells what they lack and what the checks find.
///
/// Each has to conform to `ReusableView`, to show nothing without a model, and to have a protocol, a mock and previews;
/// its previews go through the checks of the first frame, of sizing, of states and of reuse.
///
/// - Parameter exemptions: What is as it should be, by the component's name.
@preconcurrency @MainActor
public func verifyComponentContract(
  of library: any ComponentLibrary.Type, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [String: [StateExemption]] = [:]
) async -> [ContractFinding] {
  await ContractProbe(environment: environment, exemptions: exemptions).findings(in: library.components)
}

/// Goes through one component of a library, and tells what it lacks and what the checks find.
///
/// - Parameter exemptions: What is as it should be, and why.
@preconcurrency @MainActor
public func verifyComponentContract(
  of component: LibraryComponent, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = []
) async -> [ContractFinding] {
  await ContractProbe(environment: environment, exemptions: [component.name: exemptions]).findings(in: component)
}
