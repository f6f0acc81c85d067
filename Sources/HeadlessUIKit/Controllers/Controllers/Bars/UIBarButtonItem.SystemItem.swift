extension UIBarButtonItem {
  /// The buttons that the system words; those that it draws are worded here, too.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .close: "Close"
      case .flexibleSpace, .fixedSpace: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }
  }
}
