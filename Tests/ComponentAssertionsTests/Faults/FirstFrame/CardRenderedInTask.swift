import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Renders in a task, which begins after the first frame.
final class CardRenderedInTask: OddsCard {
  override func renderFirst(_ model: OddsModel) {
    Task { self.render(model.currentDisplayState) }
  }
}
