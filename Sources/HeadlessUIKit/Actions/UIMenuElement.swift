public import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?

  init(title: String, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}
