import FirstFrameGeometry
import FirstFrameImaging
public import FirstFrameLayoutTree
import Foundation

extension UIView: LayoutTreeProviding {
  /// Returns the view's first frame: every visible view, after properties and layout have settled.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    guard canBeDescribed() else { return placeholderNode }
    return RenderingEnvironment.$current.withValue(environment) { firstFrame(in: environment) }
  }

  private func firstFrame(in environment: RenderingEnvironment) -> LayoutNode {
    host(in: environment, prepare: prepareForMeasurement) { settleForDescription() }
    defer { if superview != nil { hosting = nil } }
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    guard layoutFailure == nil, canBeDescribed() else { return placeholderNode }
    return layoutNode(name: name, names: PropertyNames())
  }

  /// Runs the pending passes that determine the size of the content. Layout runs later, at the resulting size.
  private func prepareForMeasurement() {
    let cycle = LayoutCycle(root: self)
    cycle.updateProperties()
    cycle.updateConstraints()
  }

  /// An endless pass of the last layout, a tree with too many levels, or a frame with a value that is not a number; `nil` if there is no problem.
  public var layoutProblem: String? {
    layoutFailure ?? frameProblem
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
  /// Whether the tree is not too deep for a description. Otherwise, this is the layout's failure.
  func canBeDescribed() -> Bool {
    guard let depth = ExcessiveDepth(of: self) else { return true }
    layoutFailure = depth.description
    return false
  }

  /// A node in place of a tree that cannot be described.
  var placeholderNode: LayoutNode {
    LayoutNode(name: String(describing: type(of: self)), frame: CGRect(origin: .zero, size: bounds.size))
  }

  /// The background color in the view's own traits, or `nil` if it is clear.
  var resolvedBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.components(in: traitCollection).alpha == 0 ? nil : color
  }

  /// Returns the node of the view: its decoration, its content, and its visible subviews and sublayers.
  func layoutNode(name: String, names: PropertyNames) -> LayoutNode {
    let traits = traitCollection
    let timeline = AnimationTimeline.describing
    timeline?.willDescribe(layer)
    // Drawing may change the layer, so it precedes the description.
    traits.performAsCurrent {
      if timeline == nil { layer.layoutIfNeeded() }
      refreshDisplay()
    }
    var node = layer.decoratedNode(
      name: name, background: resolvedBackgroundColor.map { .color($0.components(in: traits).color) })
    node.accessibility = ListedElements.position(of: self).map(accessibility(at:)) ?? accessibility
    if superview == nil {
      // The root is drawn without its own position and transform.
      node.frame.origin = .zero
      node.transform = .identity
      node.filters = layer.pictureFilters
    }
    traits.performAsCurrent {
      layer.describeContent(in: &node)
      describeContent(in: &node)
      describeDrawing(in: &node)
    }
    timeline?.didDescribeContent(of: layer, &node)
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    let outerElements = ListedElements.current
    if let accessibilityElements { ListedElements.current = ListedElements(accessibilityElements) }
    defer { if accessibilityElements != nil { ListedElements.current = outerElements } }
    let outerTable = TableCells.table
    let table =
      accessibilityContainerType == .dataTable ? self as? any UIAccessibilityContainerDataTable : nil
    if let table { TableCells.table = table }
    defer { if table != nil { TableCells.table = outerTable } }
    let hasModalSubview = subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    let start = node.children.count
    for sublayer in layer.drawnChildren {
      guard var child = sublayer.shownNode(names: inner) else { continue }
      if hasModalSubview, sublayer.view?.accessibilityViewIsModal != true {
        child.accessibility = Accessibility(isElement: false, hidesChildren: true)
      }
      node.children.append(child)
    }
    layer.arrangeSublayers(in: &node, from: start)
    if accessibilityElements != nil { node.children += listedElementNodes }
    node.resolveShadow()
    finishDescription(of: &node)
    timeline?.didDescribe(layer, &node)
    return node
  }
}

extension UIViewController: LayoutTreeProviding {
  /// Returns the first frame of the controller's view, with the controller's appearance calls.
  public func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    RenderingEnvironment.$current.withValue(environment) { firstFrame(in: environment) }
  }

  private func firstFrame(in environment: RenderingEnvironment) -> LayoutNode {
    if !isViewLoaded {
      // It has a user's default settings then, in whichever environment it is drawn first.
      hostedTraits = DeviceTraits.current
      loadViewIfNeeded()
    }
    hostedTraits = DeviceTraits.traits(of: environment)
    guard let view = viewIfLoaded else { return LayoutNode(frame: .zero) }
    guard view.canBeDescribed() else { return view.placeholderNode }
    var environment = environment
    if environment.size == nil, environment.width == nil, preferredContentSize.width > 0,
      preferredContentSize.height > 0
    {
      environment.size = preferredContentSize
    }
    view.host(in: environment, originalSize: view.hosting == nil ? ownSize(of: view) : nil) {
      if isCovered { LayoutCycle(root: view).settle() } else { appear() }
    }
    defer { if view.superview != nil { view.hosting = nil } }
    guard view.layoutFailure == nil, view.canBeDescribed() else { return view.placeholderNode }
    let name = view.accessibilityIdentifier ?? String(describing: type(of: self))
    var node = view.layoutNode(name: name, names: PropertyNames())
    describePresentations(in: &node, environment: environment)
    return node
  }

  /// The size of a view that fills no particular screen: if it has the size of the screen on which it was loaded, that
  /// of a current phone.
  private func ownSize(of view: UIView) -> CGSize {
    view.superview == nil && view.bounds.size == loadingScreenSize ? UIScreen.standardSize : view.bounds.size
  }

  /// The layout problem of the controller's view, or `nil` if there is none.
  public var layoutProblem: String? {
    viewIfLoaded?.layoutProblem
  }

  /// The contents that the last layout tree of the controller's view does not show.
  public var frameOmissions: [FrameOmission] {
    viewIfLoaded?.frameOmissions ?? []
  }

  /// The layout warnings of the controller's view.
  public var layoutWarnings: [String] {
    viewIfLoaded?.layoutWarnings ?? []
  }
}
