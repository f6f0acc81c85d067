import HeadlessUIKit

/// Finds out, from the values that views were given, whether a component rendered twice.
@MainActor
enum SecondPass {
  /// The nodes that were given something after the first frame, though it changed nothing.
  static func findings(
    after assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [FirstFrameFinding] {
    counts(of: assignments, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .afterFirstFrame)
    }
  }

  /// The nodes that were given the same contents again while the component was built.
  ///
  /// A constant that is set twice is no second rendering: it is one where everything with contents was set again.
  static func findings(whileBuilding assignments: [AssignmentLog.Assignment], in view: UIView) -> [FirstFrameFinding] {
    let own = assignments.filter { $0.view.isDescendant(of: view) && $0.property != "isHidden" }
    let repeated = own.filter(\.isRepeated)
    let filled = Set(own.filter { $0.view.showsContents }.map { ObjectIdentifier($0.view) })
    guard !repeated.isEmpty, filled.isSubset(of: repeated.map { ObjectIdentifier($0.view) }) else { return [] }
    return counts(of: repeated, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .building)
    }
  }

  private static func counts(
    of assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [(node: String, property: String, times: Int)] {
    view.inspectedViews().flatMap { inspected in
      let own = assignments.filter { $0.view === inspected.view }
      return Dictionary(grouping: own, by: \.property).sorted { $0.key < $1.key }
        .map { (inspected.name, $0.key, $0.value.count) }
    }
  }
}

extension UIView {
  /// Whether the view has a text or a picture of its own.
  fileprivate var showsContents: Bool {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false
    case let imageView as UIImageView: imageView.image != nil
    case let button as UIButton: button.title(for: .normal)?.isEmpty == false
    default: false
    }
  }
}
