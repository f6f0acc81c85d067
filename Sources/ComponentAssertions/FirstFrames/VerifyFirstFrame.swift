public import FirstFrameLayoutTree
public import HeadlessUIKit

/// Builds a component, takes its first frame within the call, and tells what is wrong with it.
///
/// A blank frame, a component that renders twice while it is built, and two builds that differ are found. What comes
/// later is not waited for; see the asynchronous form.
///
/// - Parameter build: Makes and configures a new component each time; called several times.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), of build: @escaping @MainActor () -> UIView
) -> [FirstFrameFinding] {
  let probe = FirstFrameProbe(in: environment, of: build)
  return probe.findings + DeterminismProbe(in: environment, of: build).findings(comparedWith: probe)
}

/// Builds a component, takes its first frame within the call, then waits until the component is quiet, and tells what
/// is wrong.
///
/// Besides what the synchronous form finds: nodes that change in a later turn of the main queue, nodes that are
/// rendered again though they show the same, and components that never come to rest. A text that shows the second of
/// the clock is told by waiting for the next one.
///
/// - Parameter build: Makes and configures a new component each time; called several times.
@preconcurrency @MainActor
public func verifyFirstFrame(
  in environment: RenderingEnvironment = RenderingEnvironment(), of build: @escaping @MainActor () -> UIView
) async -> [FirstFrameFinding] {
  let probe = FirstFrameProbe(in: environment, of: build)
  let late = await probe.lateFindings()
  // A frame that is blank because everything came late is late: one fault is told once.
  let isExplained = late.contains { if case .late = $0 { true } else { false } }
  let own = probe.findings.filter { finding in
    if case .blank = finding { !isExplained } else { true }
  }
  let determinism = DeterminismProbe(in: environment, of: build)
  let differing = determinism.findings(comparedWith: probe)
  if !differing.isEmpty { return own + late + differing }
  return own + late + (await determinism.findingsOfTurningClock(comparedWith: probe))
}
