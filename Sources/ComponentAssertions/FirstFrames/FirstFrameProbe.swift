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

  /// Builds the component and takes its first frame synchronously, without turns of the run loop.
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
    findings = Self.findings(in: first) + RepeatedAssignments.findings(whileBuilding: log.take(), in: view)
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
    let monitor = LateChangeMonitor(view: view, first: first, environment: environment)
    await monitor.waitUntilSettled()
    return monitor.findings
  }
}

extension LayoutNode {
  /// The names of nodes with empty texts, in pre-order.
  fileprivate var emptyTexts: [String] {
    let own = text?.string.isEmpty == true ? [name].compactMap { $0 } : []
    return children.reduce(into: own) { $0 += $1.emptyTexts }
  }
}

/// Detects from assignments to views whether a component rendered twice.
@MainActor
enum RepeatedAssignments {
  /// Findings about assignments after the first frame that changed nothing.
  static func findings(
    after assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [FirstFrameFinding] {
    counts(of: assignments, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .afterFirstFrame)
    }
  }

  /// Findings about contents that were set again during construction.
  ///
  /// They count as a second rendering only if all contents were set again, not just a constant title.
  static func findings(whileBuilding assignments: [AssignmentLog.Assignment], in view: UIView) -> [FirstFrameFinding] {
    let own = assignments.filter { $0.view.isDescendant(of: view) && $0.property != "isHidden" }
    let repeated = own.filter(\.isRepeated)
    let filled = Set(own.filter { $0.view.showsContents }.map { ObjectIdentifier($0.view) })
    guard !repeated.isEmpty, filled.isSubset(of: repeated.map { ObjectIdentifier($0.view) }) else { return [] }
    return counts(of: repeated, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .building)
    }
  }

  private static func counts(
    of assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [(node: String, property: String, times: Int)] {
    view.inspectedViews().flatMap { inspected in
      let own = assignments.filter { $0.view === inspected.view }
      return Dictionary(grouping: own, by: \.property).sorted { $0.key < $1.key }
        .map { (inspected.name, $0.key, $0.value.count) }
    }
  }
}

extension UIView {
  /// Whether the view has a text or an image.
  fileprivate var showsContents: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let imageView as UIImageView: imageView.image != nil
    case let button as UIButton: button.title(for: .normal)?.isEmpty == false
    default: false
    }
  }
}
