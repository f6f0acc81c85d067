import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The world that a root view was last rendered in, and the size that it had before.
struct Hosting {
  var traits: UITraitCollection
  var safeArea: UIEdgeInsets
  /// The size that the view's author gave it, in points.
  var ownSize: CGSize
  /// The size that it was rendered at.
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
