import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// Takes the first frame of a new component, and detects later changes.
@MainActor
struct FirstFrameProbe {
  let view: UIView
  let first: ComponentFrame
  /// The times before and after construction.
  let began: Date
  let ended: Date
  /// The findings in the first frame.
  let findings: [FirstFrameFinding]
  private let environment: RenderingEnvironment
  private let work: LateWork
  /// The evaluations of SwiftUI's views.
  private let evaluations: EvaluationLog

  /// Builds the component and takes its first frame synchronously, without turns of the run loop.
  ///
  /// - Parameter lateWorkLimit: The longest delay of work to wait for later, in seconds.
  init(
    in environment: RenderingEnvironment, lateWorkLimit: TimeInterval = LateWork.limit, of build: () -> UIView
  ) {
    let log = AssignmentLog()
    let work = LateWork(limit: lateWorkLimit)
    let evaluations = EvaluationLog()
    began = Date()
    log.start()
    evaluations.start()
    let view = work.observe { environment.performAsCurrent(build) }
    log.stop()
    let first = work.observe { ComponentFrame(of: view, in: environment) }
    evaluations.stop()
    work.startCounting()
    ended = Date()
    self.view = view
    self.first = first
    self.environment = environment
    self.work = work
    self.evaluations = evaluations
    findings =
      Self.findings(in: first) + EvaluationFindings.findings(in: evaluations)
      + RepeatedAssignments.findings(whileBuilding: log, in: view) { build() }
  }

  private static func findings(in frame: ComponentFrame) -> [FirstFrameFinding] {
    if let problem = frame.problem { return [.unreliable(reason: problem)] }
    do {
      return try frame.blankness().map { [.blank($0, emptyTexts: frame.tree.emptyTexts)] } ?? []
    } catch {
      return [.unreliable(reason: "\(error)")]
    }
  }

  /// Waits until the component has settled, and returns the changes as findings.
  func lateFindings() async -> [FirstFrameFinding] {
    let monitor = LateChangeMonitor(view: view, first: first, environment: environment, work: work)
    await monitor.waitUntilSettled()
    return monitor.findings + EvaluationFindings.lateImages(in: evaluations)
  }
}

extension LayoutNode {
  /// The names of nodes with empty texts, in pre-order.
  fileprivate var emptyTexts: [String] {
    let own = text?.string.isEmpty == true ? [name].compactMap { $0 } : []
    return children.reduce(into: own) { $0 += $1.emptyTexts }
  }
}
