import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// Takes the first frame of a component that has just been built, and watches what comes after it.
@MainActor
struct FirstFrameProbe {
  let view: UIView
  let first: ComponentFrame
  /// When the component was built.
  let began: Date
  let ended: Date
  /// What is wrong with the frame by itself.
  let findings: [FirstFrameFinding]
  private let environment: RenderingEnvironment

  /// Builds the component and takes its first frame: no turn of the run loop, no task, nothing that waits.
  init(in environment: RenderingEnvironment, of build: () -> UIView) {
    let log = AssignmentLog()
    began = Date()
    log.start()
    let view = build()
    log.stop()
    let first = ComponentFrame(of: view, in: environment)
    ended = Date()
    self.view = view
    self.first = first
    self.environment = environment
    findings = Self.findings(in: first) + SecondPass.findings(whileBuilding: log.take(), in: view)
  }

  private static func findings(in frame: ComponentFrame) -> [FirstFrameFinding] {
    if let problem = frame.problem { return [.unreliable(reason: problem)] }
    do {
      return try frame.blankness().map { [.blank($0, emptyTexts: frame.tree.emptyTexts)] } ?? []
    } catch {
      return [.unreliable(reason: "\(error)")]
    }
  }

  /// Waits until the component is quiet, and tells what changed meanwhile.
  func lateFindings() async -> [FirstFrameFinding] {
    let watch = LateWatch(view: view, first: first, environment: environment)
    await watch.untilQuiet()
    return watch.findings
  }
}

extension LayoutNode {
  /// The names of the nodes whose text has no characters, top down.
  fileprivate var emptyTexts: [String] {
    let own = text?.string.isEmpty == true ? [name].compactMap { $0 } : []
    return children.reduce(into: own) { $0 += $1.emptyTexts }
  }
}
