import FirstFrameTypesetting
import Foundation

/// The typefaces of one face made so far, one for each weight.
///
/// Unchecked: the lock guards all that changes.
final class FaceInstances: @unchecked Sendable {
  private let lock = NSLock()
  private var typefaces: [FontWeight?: OpenTypeTypeface] = [:]

  /// - Parameter weight: Nil where the face has one only.
  func typeface(weight: FontWeight?, make: () -> OpenTypeTypeface) -> OpenTypeTypeface {
    lock.withLock {
      if let typeface = typefaces[weight] { return typeface }
      let typeface = make()
      typefaces[weight] = typeface
      return typeface
    }
  }
}
