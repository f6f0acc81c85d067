import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Measures the height of a component as lists do, before the first layout and after it.
@MainActor
struct SizingProbe {
  private let view: UIView
  private let environment: RenderingEnvironment
  /// The width in points; `nil` for the component's own width.
  private let width: CGFloat?
  private let before: CGFloat
  private let work = LateWork()

  /// - Parameter width: The width that a list would set, in points; `nil` for the component's own width.
  init(in environment: RenderingEnvironment, width: CGFloat?, of build: () -> UIView) {
    view = work.observe(build)
    self.environment = environment
    self.width = width
    before = Self.height(of: view, width: width)
  }

  /// Findings after the first layout.
  func findings() -> [SizingFinding] {
    guard before > 0 else { return [.noHeight(measured: before)] }
    return findings(at: .firstLayout)
  }

  /// Findings after the first layout and in later turns of the main queue.
  func findingsWhenSettled() async -> [SizingFinding] {
    let own = findings()
    guard own.isEmpty else { return own }
    return await work.settle() ? findings(at: .laterTurn) : []
  }

  private func findings(at moment: SizingMoment) -> [SizingFinding] {
    let heights = fittingHeights
    layOut()
    let after = Self.height(of: view, width: width)
    guard abs(after - before) >= 0.5 else { return [] }
    // Of several views with the largest change, the innermost one is the cause.
    let changes: [CGFloat] = zip(heights, fittingHeights).map { abs($1 - $0) }
    let changed = zip(view.inspectedViews(), changes).reversed().max { one, other in one.1 < other.1 }
    return [
      .heightChanged(node: changed?.0.name ?? "", before: before, after: after, moment: moment)
    ]
  }

  /// The fitting heights of the views in the component, in points.
  private var fittingHeights: [CGFloat] {
    view.inspectedViews().map { inspected in
      inspected.view === view ? 0 : Self.height(of: inspected.view, width: nil)
    }
  }

  private func layOut() {
    var environment = environment
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    environment.size = CGSize(width: width ?? fitting.width, height: before)
    _ = view.layoutTree(in: environment)
  }

  private static func height(of view: UIView, width: CGFloat?) -> CGFloat {
    guard let width else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
