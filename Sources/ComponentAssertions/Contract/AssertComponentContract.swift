public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import HeadlessUIKit

/// Fails the current test unless every component of a library keeps the contract of components.
///
/// ```swift
/// @Test func contract() async {
///   await assertComponentContract(ComponentCatalog.self)
/// }
/// ```
///
/// - Parameter exemptions: What is as it should be, by the component's name.
@preconcurrency @MainActor
public func assertComponentContract(
  _ library: any ComponentLibrary.Type, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [String: [StateExemption]] = [:],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertComponentContract", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = await verifyComponentContract(of: library, in: environment, except: exemptions)
  reporter.report(findings, about: "\(library)")
}

/// Fails the current test unless one component of a library keeps the contract of components.
///
/// ```swift
/// @Test(arguments: ComponentCatalog.components) func contract(component: LibraryComponent) async {
///   await assertComponentContract(of: component)
/// }
/// ```
///
/// - Parameter exemptions: What is as it should be, and why.
@preconcurrency @MainActor
public func assertComponentContract(
  of component: LibraryComponent, in environment: RenderingEnvironment = RenderingEnvironment(),
  except exemptions: [StateExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) async {
  let reporter = FindingReporter(
    check: "assertComponentContract", testName: testName,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = await verifyComponentContract(of: component, in: environment, except: exemptions)
  reporter.report(findings, about: component.name)
}
