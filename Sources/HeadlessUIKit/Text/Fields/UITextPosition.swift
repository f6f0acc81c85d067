public import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  open override var hash: Int { offset.hashValue }
}
