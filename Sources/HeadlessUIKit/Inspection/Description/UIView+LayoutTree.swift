public import FirstFrameLayoutTree
import Foundation

extension UIView: LayoutTreeProviding {
  /// The view's first frame: every visible view, after properties and layout have settled.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    host(in: environment, prepare: prepareForMeasurement) { settleForDescription() }
    defer { if superview != nil { hosting = nil } }
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    return layoutNode(name: name, names: PropertyNames())
  }

  /// Runs the pending passes that determine the size of the content. Layout runs later, at the resulting size.
  private func prepareForMeasurement() {
    let cycle = LayoutCycle(root: self)
    cycle.updateProperties()
    cycle.updateConstraints()
  }

  /// The layout feedback loop of the last layout, or a frame that is no rectangle; `nil` if there is no problem.
  public var layoutProblem: String? {
    layoutFeedbackLoop?.description ?? frameProblem
  }

  /// The constraint warnings that UIKit writes to the console, and settings that are not drawn as on a device.
  public var layoutWarnings: [String] { constraintWarnings + componentWarnings }

  // A NaN length shows in the origin, since CGRect standardizes the length to 0.
  private var frameProblem: String? {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    guard numbers.contains(where: \.isNaN) else { return nil }
    return "the frame of \(type(of: self)) was set to one with a position or length that is no number (NaN)"
  }
}
