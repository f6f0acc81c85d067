import FirstFrameGeometry
import FirstFrameImaging
public import FirstFrameLayoutTree
import Foundation

extension UIView: LayoutTreeProviding {
  /// Returns the view's first frame: every visible view, after properties and layout have settled.
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

  /// An endless pass of the last layout, or a frame with a value that is not a number; `nil` if there is no problem.
  public var layoutProblem: String? {
    endlessPass?.description ?? frameProblem
  }

  /// The constraint warnings that UIKit writes to the console, a layout that did not settle, and settings that are not
  /// drawn as on a device.
  public var layoutWarnings: [String] {
    constraintWarnings + [layoutFeedbackLoop?.description].compactMap { $0 } + componentWarnings
  }

  // A NaN length shows in the origin, since CGRect standardizes the length to 0.
  private var frameProblem: String? {
    let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    guard numbers.contains(where: \.isNaN) else { return nil }
    return "the frame of \(type(of: self)) has a position or length that is not a number (NaN)"
  }
}

extension UIView {
  /// The background colour in the view's own traits, or `nil` if it is clear.
  var resolvedBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.components(in: traitCollection).alpha == 0 ? nil : color
  }

  /// Returns the node of the view: its decoration, its content, and its visible subviews and sublayers.
  func layoutNode(name: String, names: PropertyNames) -> LayoutNode {
    let traits = traitCollection
    var node = layer.decoratedNode(
      name: name, background: resolvedBackgroundColor.map { .color($0.components(in: traits).color) })
    node.accessibility = accessibility
    if superview == nil {
      // The root is drawn without its own position and transform.
      node.frame.origin = .zero
      node.transform = .identity
    }
    traits.performAsCurrent {
      layer.layoutIfNeeded()
      layer.describeContent(in: &node)
      describeContent(in: &node)
      describeDrawing(in: &node)
    }
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    let hasModalSubview = subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    for sublayer in layer.drawnChildren where !sublayer.isHidden {
      var child = sublayer.anyNode(names: inner)
      if let view = sublayer.view { setReadingOrder(of: view, in: &child) }
      if hasModalSubview, sublayer.view?.accessibilityViewIsModal != true {
        child.accessibility = Accessibility(isElement: false, hidesChildren: true)
      }
      node.children.append(child)
    }
    node.resolveShadow()
    finishDescription(of: &node)
    return node
  }

  /// Sets the reading order of a subview's node from ``accessibilityElements``. Views that are not listed are not read.
  private func setReadingOrder(of view: UIView, in node: inout LayoutNode) {
    guard let accessibilityElements else { return }
    let index = accessibilityElements.firstIndex { element in
      (element as? UIView)?.isDescendant(of: view) == true
    }
    var accessibility =
      node.accessibility ?? Accessibility(isElement: view.isAccessibilityElement, traits: [.staticText])
    if let index {
      accessibility.order = index
    } else {
      accessibility = Accessibility(isElement: false, hidesChildren: true)
    }
    node.accessibility = accessibility
  }
}

extension UIViewController: LayoutTreeProviding {
  /// Returns the first frame of the controller's view, with the controller's appearance calls.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    hostedTraits = UITraitCollection(environment: environment)
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return LayoutNode(frame: .zero) }
    var environment = environment
    if environment.size == nil, preferredContentSize.width > 0, preferredContentSize.height > 0 {
      environment.size = preferredContentSize
    }
    view.host(in: environment) {
      if isCovered { LayoutCycle(root: view).settle() } else { appear() }
    }
    defer { if view.superview != nil { view.hosting = nil } }
    let name = view.accessibilityIdentifier ?? String(describing: type(of: self))
    var node = view.layoutNode(name: name, names: PropertyNames())
    describePresentations(in: &node, environment: environment)
    return node
  }

  /// The layout problem of the controller's view, or `nil` if there is none.
  public var layoutProblem: String? {
    viewIfLoaded?.layoutProblem
  }

  /// The layout warnings of the controller's view.
  public var layoutWarnings: [String] {
    viewIfLoaded?.layoutWarnings ?? []
  }
}
