public import Foundation

/// A guide that activates constraints depending on the edges of its view that it is near to.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]
  /// The edges that the guide is near to: the bottom, where the keyboard is.
  private let nearEdges: NSDirectionalRectEdge = .bottom

  /// Sets the constraints that are active while the guide is near an edge.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    update(trackingConstraints, isActive: nearEdges.contains(edge))
  }

  open func constraintsActiveWhenNearEdge(_ edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Sets the constraints that are active while the guide is not near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    update(trackingConstraints, isActive: nearEdges.isDisjoint(with: edge))
  }

  open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  open func removeAllTrackedConstraints() {
    for constraints in Array(near.values) + Array(away.values) { NSLayoutConstraint.deactivate(constraints) }
    near = [:]
    away = [:]
  }

  private func update(_ constraints: [NSLayoutConstraint], isActive: Bool) {
    for constraint in constraints { constraint.isActive = isActive }
  }
}

/// A guide whose sides have a ratio.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: AnyObject {
  /// The width divided by the height.
  var aspectRatio: CGFloat { get set }
}
