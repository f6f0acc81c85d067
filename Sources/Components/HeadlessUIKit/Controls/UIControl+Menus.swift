public import Foundation

extension UIControl {
  /// Calls a closure for each method and action, until it sets its last argument to `true`.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for call in calls where !stop {
      if let action = call.action {
        iterator(action, nil, call.events, &stop)
      } else if let method = call.method, let selector = method.selector {
        iterator(nil, (method.target as Any?, selector), call.events, &stop)
      }
    }
  }

  /// The interaction that shows the menu of the control; `nil` until it is enabled.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether a long press shows the menu of the control.
  public var isContextMenuInteractionEnabled: Bool {
    get { seldom["isContextMenuInteractionEnabled"] ?? showsMenuAsPrimaryAction }
    set { seldom["isContextMenuInteractionEnabled"] = newValue }
  }

  /// Returns the point at which the menu is attached: the middle of the control.
  public func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether symbols of the control play effects. Pictures show them at rest.
  public var isSymbolAnimationEnabled: Bool {
    get { seldom["isSymbolAnimationEnabled"] ?? false }
    set { seldom["isSymbolAnimationEnabled"] = newValue }
  }
}
