/// The properties of a view that affect how it reacts, whether or not a picture shows them.
package struct Interactivity: Hashable, Sendable {
  /// The values by the names of their properties, in a fixed order.
  package let properties: [Property]

  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }
}

extension UIView {
  /// The properties that affect how the view reacts.
  package var interactivity: Interactivity {
    var properties = [
      property("isUserInteractionEnabled", isUserInteractionEnabled),
      property("isMultipleTouchEnabled", isMultipleTouchEnabled),
    ]
    if let names = accessibilityCustomActions?.map(\.name), !names.isEmpty {
      properties.append(property("accessibilityCustomActions", names.joined(separator: ", ")))
    }
    properties += (self as? UIControl)?.controlProperties ?? []
    properties += scrollingProperties
    properties += (gestureRecognizers ?? []).flatMap(\.interactivityProperties)
    return Interactivity(properties: properties)
  }

  /// The number of methods and actions that the view's control events and gestures call.
  package var actionCount: Int {
    let calls = (self as? UIControl)?.calls.count { !$0.isExpired } ?? 0
    return (gestureRecognizers ?? []).reduce(calls) { $0 + $1.actions.count { !$0.isExpired } }
  }

  private var scrollingProperties: [Interactivity.Property] {
    var properties: [Interactivity.Property] = []
    if let scrollView = self as? UIScrollView {
      properties.append(property("isScrollEnabled", scrollView.isScrollEnabled))
    }
    if let textView = self as? UITextView {
      properties += [property("isEditable", textView.isEditable), property("isSelectable", textView.isSelectable)]
    }
    return properties
  }
}

extension UIControl {
  fileprivate var controlProperties: [Interactivity.Property] {
    [
      property("isEnabled", isEnabled), property("isSelected", isSelected), property("isHighlighted", isHighlighted),
      property("control events with actions", allControlEvents.names),
    ]
  }
}

extension UIGestureRecognizer {
  fileprivate var interactivityProperties: [Interactivity.Property] {
    let name = String(describing: type(of: self))
    return [property("\(name).isEnabled", isEnabled), property("\(name).state", state)]
  }
}

@MainActor
private func property(_ name: String, _ value: some Any) -> Interactivity.Property {
  Interactivity.Property(name: name, value: "\(value)")
}

extension UIControl.Event {
  /// The names of common events, and the numbers of others.
  fileprivate var names: String {
    let known: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    ]
    var rest = self
    var names: [String] = []
    for (event, name) in known where rest.contains(event) {
      names.append(name)
      rest.subtract(event)
    }
    if !rest.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
