import CoreFoundation
import HeadlessUIKit

extension ComponentPreview {
  /// Whether the preview is of a whole screen rather than of a part of one.
  var isScreen: Bool {
    guard let size else { return false }
    return size.width >= 320 && size.height >= 480
  }
}
