@_exported public import EventKit
public import FirstFramePlaceholders
@_exported public import UIKit

/// Edits an event. A placeholder with the title is drawn.
@preconcurrency @MainActor
open class EKEventEditViewController: PlaceholderNavigationController {
  open override class var platformPlaceholder: Placeholder {
    Placeholder("EKEventEditViewController", symbol: "calendar")
  }

  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent? { didSet { platformDetail = event?.title } }
}

public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Shows an event. A placeholder with the title is drawn.
@preconcurrency @MainActor
open class EKEventViewController: PlaceholderViewController {
  open override class var platformPlaceholder: Placeholder { Placeholder("EKEventViewController", symbol: "calendar") }

  open var event: EKEvent! { didSet { platformDetail = event?.title } }
  open var allowsEditing = false
}
