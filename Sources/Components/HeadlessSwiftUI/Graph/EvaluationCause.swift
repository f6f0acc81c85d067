import HeadlessUIKit

/// Why views are evaluated again.
enum EvaluationCause {
  /// A property of a view has changed.
  case property(label: String, owner: Any.Type)
  /// An observable object has changed that a view reads; the name is empty if it is not known which view does.
  case observation(reader: String)
  /// Something that only a layout finds out, such as the size of a geometry reader.
  case layout

  /// The change of a view's state; `nil` if it is none.
  @MainActor var change: StateChange? {
    var change: StateChange
    switch self {
    case .property(let label, let owner):
      // The storage of a property wrapper has the name of the property after an underscore.
      change = StateChange(property: label.hasPrefix("_") ? String(label.dropFirst()) : label, view: typeName(owner))
    case .observation(let reader): change = StateChange(property: nil, view: reader)
    case .layout: return nil
    }
    if let action = ViewAction.current {
      change.modifier = action.modifier
      // The action of `task` is a task itself.
      change.isByTask = !action.isRunning && action.modifier != "task"
    }
    return change
  }
}

/// The name of a type without its module, generic arguments and outer types.
func typeName(_ type: Any.Type) -> String {
  // `String(describing:)` would look for a description of each class among all conformances of the process.
  String(_typeName(type, qualified: false).prefix { $0 != "<" })
}
