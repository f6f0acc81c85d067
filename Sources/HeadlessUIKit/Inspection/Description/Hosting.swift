import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The environment in which a root view was last rendered, and its sizes.
struct Hosting {
  var traits: UITraitCollection
  var safeArea: UIEdgeInsets
  /// The size before rendering, in points.
  var ownSize: CGSize
  /// The size at which the view was rendered, in points.
  var givenSize: CGSize

  init(_ environment: RenderingEnvironment, ownSize: CGSize) {
    traits = UITraitCollection(environment: environment)
    safeArea = UIEdgeInsets(
      top: environment.safeArea.top, left: environment.safeArea.left, bottom: environment.safeArea.bottom,
      right: environment.safeArea.right)
    self.ownSize = ownSize
    givenSize = ownSize
  }
}
