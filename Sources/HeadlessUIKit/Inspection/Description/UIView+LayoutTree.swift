public import FirstFrameLayoutTree
import Foundation

extension UIView: LayoutTreeProviding {
  /// The view's first frame: properties and layout settled, then every visible view described.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    host(in: environment, prepare: prepareForMeasurement) { settleForDescription() }
    defer { if superview != nil { hosting = nil } }
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    return layoutNode(name: name, names: PropertyNames())
  }

  /// Brings in what is pending and decides how large the content is; the layout follows in the size that this makes.
  private func prepareForMeasurement() {
    let cycle = LayoutCycle(root: self)
    cycle.updateProperties()
    cycle.updateConstraints()
  }

  /// That the view's frame is no rectangle, or that its last layout never came to rest, and whose fault it is.
  public var layoutProblem: String? {
    layoutFeedbackLoop?.description ?? frameProblem
  }

  /// What UIKit would have written to the console about constraints, and what is not shown as on a screen.
  public var layoutWarnings: [String] { constraintWarnings + componentWarnings }

  // A length that is no number leaves its trace in the origin: CGRect standardizes it to 0.
  private var frameProblem: String? {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    guard numbers.contains(where: \.isNaN) else { return nil }
    return "the frame of \(type(of: self)) was set to one with a position or length that is no number (NaN)"
  }
}
