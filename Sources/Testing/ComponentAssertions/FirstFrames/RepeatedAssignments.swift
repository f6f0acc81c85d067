import HeadlessUIKit

/// Detects from assignments to views whether a component rendered twice.
@MainActor
enum RepeatedAssignments {
  /// Findings about assignments after the first frame that changed nothing.
  static func findings(
    after assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [FirstFrameFinding] {
    counts(of: assignments, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .afterFirstFrame)
    }
  }

  /// Findings about contents that were set again while a component was built.
  ///
  /// - Parameter build: Builds the component again.
  static func findings(
    whileBuilding log: AssignmentLog, in view: UIView, of build: () -> UIView
  ) -> [FirstFrameFinding] {
    let afterSetup = log.assignmentsAfterSetup(of: view)
    let everything = repeatedEverywhere(in: log.take(), of: view)
    let repeated = everything.isEmpty ? repeatedAfterSetup(in: afterSetup, of: view, build: build) : everything
    return counts(of: repeated, in: view).map { entry in
      .renderedTwice(node: entry.node, property: entry.property, times: entry.times, moment: .building)
    }
  }

  /// Returns the repeated assignments if they repeated all contents, and not just a constant title.
  private static func repeatedEverywhere(
    in assignments: [AssignmentLog.Assignment], of view: UIView
  ) -> [AssignmentLog.Assignment] {
    let own = assignments.filter { $0.view.isDescendant(of: view) && $0.property != "isHidden" }
    let repeated = own.indices.filter { own[$0].isRepeated && !isRestyled(own[$0], after: own[..<$0]) }.map { own[$0] }
    let filled = Set(own.filter { $0.view.showsContents }.map { ObjectIdentifier($0.view) })
    return filled.isSubset(of: repeated.map { ObjectIdentifier($0.view) }) ? repeated : []
  }

  /// Whether an assignment only adds attributes to the text that its view got before.
  private static func isRestyled(
    _ assignment: AssignmentLog.Assignment, after earlier: ArraySlice<AssignmentLog.Assignment>
  ) -> Bool {
    let previous = earlier.last { $0.view === assignment.view && $0.property == assignment.property }
    return previous.map { $0.contents != assignment.contents } ?? false
  }

  /// Returns the assignments after the first one of a view's final contents, unless a blank component has the same
  /// contents: constants may be set during setup and again by each rendering.
  private static func repeatedAfterSetup(
    in assignments: [AssignmentLog.Assignment], of view: UIView, build: () -> UIView
  ) -> [AssignmentLog.Assignment] {
    let own = assignments.filter {
      $0.view.isDescendant(of: view) && $0.contents != nil && !$0.view.isPartOfControl
    }
    let repeated = Dictionary(grouping: own) { Target(view: ObjectIdentifier($0.view), property: $0.property) }
      .values.flatMap { assignments in assignments.filter { $0.contents == assignments.last?.contents }.dropFirst() }
    guard !repeated.isEmpty else { return [] }
    let constants = ConstantContents(of: view, build: build)
    return repeated.filter { !constants.contain($0.view) }
  }

  private struct Target: Hashable {
    let view: ObjectIdentifier
    let property: String
  }

  private static func counts(
    of assignments: [AssignmentLog.Assignment], in view: UIView
  ) -> [(node: String, property: String, times: Int)] {
    guard !assignments.isEmpty else { return [] }
    return view.inspectedViews().flatMap { inspected in
      let own = assignments.filter { $0.view === inspected.view }
      return Dictionary(grouping: own, by: \.property).sorted { $0.key < $1.key }
        .map { (inspected.name, $0.key, $0.value.count) }
    }
  }
}

/// The views whose contents stay the same when their component is prepared for reuse.
@MainActor
private struct ConstantContents {
  private let views: Set<ObjectIdentifier>

  /// Compares a component with another one that was built in the same way, and then prepared for reuse.
  init(of view: UIView, build: () -> UIView) {
    let other = build()
    guard other !== view, let blank = other as? any UIView & ReusableView else {
      views = []
      return
    }
    blank.prepareForReuse()
    let pairs = zip(view.inspectedViews(), blank.inspectedViews())
    views = Set(pairs.filter { $0.view.contents == $1.view.contents }.map { ObjectIdentifier($0.0.view) })
  }

  func contain(_ view: UIView) -> Bool { views.contains(ObjectIdentifier(view)) }
}

extension UIView {
  /// Whether the view has a text or an image.
  fileprivate var showsContents: Bool { contents != nil }

  /// Whether a text field or a button sets the contents of the view itself, such as those of its placeholder.
  fileprivate var isPartOfControl: Bool { superview is UITextField || superview is UIButton }

  /// The text or the image of the view; `nil` if it is empty.
  fileprivate var contents: AnyHashable? {
    switch self {
    case let label as UILabel: Self.nonEmpty(label.text)
    case let field as UITextField: Self.nonEmpty(field.text)
    case let imageView as UIImageView: imageView.image.map(AnyHashable.init)
    case let button as UIButton: Self.nonEmpty(button.title(for: .normal))
    default: nil
    }
  }

  private static func nonEmpty(_ text: String?) -> AnyHashable? {
    text.flatMap { $0.isEmpty ? nil : AnyHashable($0) }
  }
}
