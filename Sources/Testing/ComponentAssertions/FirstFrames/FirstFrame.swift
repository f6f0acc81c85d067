public import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import Foundation
public import HeadlessUIKit

/// Fails the current test unless a component's first frame is complete, and the same for every build.
///
/// ```swift
/// assertFirstFrame { ScoreView(model) }
/// ```
///
/// The frame is taken within the call. Changes in later turns of the main queue are detected after the call, and are
/// reported to the test or to the ledger that fails the run. To detect them within the call, `await` the asynchronous
/// form.
///
/// - Parameters:
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds. The default time zone and the hash seeds belong to the process, so tests that run at the same time may see
///     the changes. `firstframe hunt` compares separate processes instead.
///   - lateWorkLimit: The longest delay of timers and other work to wait for, in seconds.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - build: Creates and configures a new component; called several times.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) {
  let reporter = FindingReporter(
    check: "assertFirstFrame", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let probe = FirstFrameProbe(in: environment, lateWorkLimit: lateWorkLimit, of: build)
  let determinism = DeterminismProbe(in: environment, changesProcess: underOtherSettings, of: build)
  let findings = probe.findings + determinism.findings(comparedWith: probe)
  let subject = probe.view.subjectName
  reporter.report(findings, about: subject)
  // The test itself may change a component that it retains.
  guard determinism.buildsNewViews(besides: probe) else { return }
  PendingWatches.process.watch(for: "\(subject) at \(fileID):\(line)") {
    reporter.report(await probe.lateFindings(), about: subject)
  }
}

/// Fails the current test unless a component's first frame is complete, does not change later, and is the same for
/// every build.
///
/// ```swift
/// await assertFirstFrame { ScoreView(model) }
/// ```
///
/// - Parameters:
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds. The default time zone and the hash seeds belong to the process, so tests that run at the same time may see
///     the changes. `firstframe hunt` compares separate processes instead.
///   - lateWorkLimit: The longest delay of timers and other work to wait for, in seconds.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - build: Creates and configures a new component; called several times.
@preconcurrency @MainActor
public func assertFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval = LateWork.limit,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column,
  of build: @escaping @MainActor () -> UIView
) async {
  let reporter = FindingReporter(
    check: "assertFirstFrame", testName: testName,
    callSite: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  let findings = await verifyFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: lateWorkLimit, of: build)
  reporter.report(findings, about: build().subjectName)
}

/// Builds a component, takes its first frame within the call, and returns the findings.
///
/// Finds blank frames, components that render twice during construction, and differences between builds. For later
/// changes, see the asynchronous form.
///
/// - Parameters:
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds. The default time zone and the hash seeds belong to the process, so tests that run at the same time may see
///     the changes. `firstframe hunt` compares separate processes instead.
///   - build: Creates and configures a new component; called several times.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  of build: @escaping @MainActor () -> UIView
) -> [FirstFrameFinding] {
  let probe = FirstFrameProbe(in: environment, of: build)
  let determinism = DeterminismProbe(in: environment, changesProcess: underOtherSettings, of: build)
  return probe.findings + determinism.findings(comparedWith: probe)
}

/// Builds a component, takes its first frame within the call, then waits until the component has settled, and returns
/// the findings.
///
/// Besides the findings of the synchronous form, finds nodes that change in a later turn of the main queue or by later
/// work, nodes that are rendered again with the same contents, and components that never settle. If a text may show the
/// current second, this waits for the next one.
///
/// - Parameters:
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds. The default time zone and the hash seeds belong to the process, so tests that run at the same time may see
///     the changes. `firstframe hunt` compares separate processes instead.
///   - build: Creates and configures a new component; called several times.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  of build: @escaping @MainActor () -> UIView
) async -> [FirstFrameFinding] {
  await verifyFirstFrame(
    in: environment, underOtherSettings: underOtherSettings, lateWorkLimit: LateWork.limit, of: build)
}

/// Builds a component, takes its first frame within the call, then waits until the component has settled, and returns
/// the findings.
///
/// - Parameters:
///   - environment: The device and the settings. By default, the component has its own size, at scale 2 and in light
///     appearance.
///   - underOtherSettings: Whether to compare with builds in another time zone, in another locale, and without hash
///     seeds. The default time zone and the hash seeds belong to the process, so tests that run at the same time may see
///     the changes. `firstframe hunt` compares separate processes instead.
///   - lateWorkLimit: The longest delay of timers and other work to wait for, in seconds.
///   - build: Creates and configures a new component; called several times.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), underOtherSettings: Bool = false,
  lateWorkLimit: TimeInterval,
  of build: @escaping @MainActor () -> UIView
) async -> [FirstFrameFinding] {
  let probe = FirstFrameProbe(in: environment, lateWorkLimit: lateWorkLimit, of: build)
  let late = await probe.lateFindings()
  // If late changes explain a blank frame, report only these.
  let isExplained = late.contains {
    switch $0 {
    case .late, .lateState: true
    default: false
    }
  }
  let own = probe.findings.filter { finding in
    if case .blank = finding { !isExplained } else { true }
  }
  let determinism = DeterminismProbe(in: environment, changesProcess: underOtherSettings, of: build)
  let differing = determinism.findings(comparedWith: probe)
  if !differing.isEmpty { return own + late + differing }
  return own + late + (await determinism.findingsOfClock(comparedWith: probe))
}
