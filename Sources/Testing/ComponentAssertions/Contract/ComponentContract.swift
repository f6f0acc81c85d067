public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless every component of a library meets the component contract.
///
/// ```swift
/// @Test func contract() async {
///   await assertComponentContract(ComponentCatalog.self)
/// }
/// ```
///
/// - Parameters:
///   - library: The type with the list of components.
///   - environment: The device and the settings. First frames have the sizes of their previews.
///   - exemptions: The findings to ignore, by the component's name.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
@preconcurrency @MainActor
public func assertComponentContract(
  _ library: any ComponentLibrary.Type, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [String: [StateExemption]] = [:],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertComponentContract", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = await verifyComponentContract(of: library, in: environment, except: exemptions)
  reporter.report(findings, about: "\(library)")
}

/// Fails the current test unless a component meets the component contract.
///
/// ```swift
/// @Test(arguments: ComponentCatalog.components) func contract(component: LibraryComponent) async {
///   await assertComponentContract(of: component)
/// }
/// ```
///
/// - Parameters:
///   - component: A component of a library, with its previews.
///   - environment: The device and the settings. First frames have the sizes of their previews.
///   - exemptions: The findings to ignore.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
@preconcurrency @MainActor
public func assertComponentContract(
  of component: LibraryComponent, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertComponentContract", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = await verifyComponentContract(of: component, in: environment, except: exemptions)
  reporter.report(findings, about: component.name)
}

/// Runs all checks on the components of a library, and returns the findings.
///
/// Each component has to conform to `ReusableView`, to be blank without a model, and to have a protocol, a mock and
/// previews. Its previews have to pass the checks of first frames, sizing, states and reuse.
///
/// - Parameters:
///   - library: The type with the list of components.
///   - environment: The device and the settings. First frames have the sizes of their previews.
///   - exemptions: The findings to ignore, by the component's name.
@preconcurrency @MainActor
public func verifyComponentContract(
  of library: any ComponentLibrary.Type, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [String: [StateExemption]] = [:]
) async -> [ContractFinding] {
  await ContractProbe(environment: environment, exemptions: exemptions).findings(in: library.components)
}

/// Runs all checks on a component of a library, and returns the findings.
///
/// - Parameters:
///   - component: A component of a library, with its previews.
///   - environment: The device and the settings. First frames have the sizes of their previews.
///   - exemptions: The findings to ignore.
@preconcurrency @MainActor
public func verifyComponentContract(
  of component: LibraryComponent, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = []
) async -> [ContractFinding] {
  await ContractProbe(environment: environment, exemptions: [component.name: exemptions]).findings(in: component)
}
