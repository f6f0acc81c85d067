import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

extension ViewImageConfig {
  /// The device with another size and further traits, as an environment.
  func renderingEnvironment(size: CGSize?, traits: UITraitCollection) -> RenderingEnvironment {
    var config = with(traits: traits)
    config.size = size ?? config.size
    return config.renderingEnvironment
  }
}
