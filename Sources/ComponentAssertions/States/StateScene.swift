import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// A component in one state and one environment: its views, its tree, and its texts.
@MainActor
struct StateScene {
  let state: String
  let view: UIView
  let frame: ComponentFrame
  let texts: [PlacedText]
  let environment: RenderingEnvironment

  init(_ preview: ComponentPreview, in environment: RenderingEnvironment) {
    state = preview.state
    view = preview.makeView()
    var environment = environment
    if let size = preview.size, environment.size == nil {
      // The height is the component's affair: text that grows needs more of it.
      view.frame.size = CGSize(width: size.width, height: 0)
      if view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height <= 0 {
        environment.size = size
      }
    }
    self.environment = environment
    frame = ComponentFrame(of: view, in: environment)
    let scrolling = view.inspectedViews().filter { $0.view is UIScrollView }.map(\.name)
    texts = PlacedText.list(in: frame.tree, scrolling: Set(scrolling))
  }
}
