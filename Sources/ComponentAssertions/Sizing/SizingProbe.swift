import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Asks a component for its height as a list does, before anything was laid out, and again afterwards.
@MainActor
struct SizingProbe {
  private let view: UIView
  private let environment: RenderingEnvironment
  /// In points; nil where the component has a width of its own.
  private let width: CGFloat?
  private let before: CGFloat

  /// - Parameter width: What a list would give, in points; nil for the width that suits the component.
  init(in environment: RenderingEnvironment, width: CGFloat?, of build: () -> UIView) {
    view = build()
    self.environment = environment
    self.width = width
    before = Self.height(of: view, width: width)
  }

  /// What the first layout changed.
  func findings() -> [SizingFinding] {
    guard before > 0 else { return [.noHeight(answer: before)] }
    return findings(at: .firstLayout)
  }

  /// What the first layout and the turns after it changed.
  func findingsWhenQuiet() async -> [SizingFinding] {
    let own = findings()
    guard own.isEmpty else { return own }
    for _ in 0..<MainTurns.quietTurns { await MainTurns.turn() }
    return findings(at: .laterTurn)
  }

  private func findings(at moment: SizingMoment) -> [SizingFinding] {
    let wishes = wishedHeights
    layOut()
    let after = Self.height(of: view, width: width)
    guard abs(after - before) >= 0.5 else { return [] }
    // The innermost of those that changed as much: what holds it only followed.
    let changed = zip(view.inspectedViews(), zip(wishes, wishedHeights)).reversed().max { one, other in
      abs(one.1.1 - one.1.0) < abs(other.1.1 - other.1.0)
    }
    return [
      .heightChanged(node: changed?.0.name ?? "", before: before, after: after, moment: moment)
    ]
  }

  /// How high each view within the component wants to be, in points.
  private var wishedHeights: [CGFloat] {
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
