public import Foundation

/// A relation between two views; for now, the namespace of its axis.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
}
