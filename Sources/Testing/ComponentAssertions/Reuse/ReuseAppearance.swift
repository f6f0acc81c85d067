import FirstFrameLayoutTree
import HeadlessUIKit

/// What a view shows in a state, and how it reacts: also properties that no picture shows, such as `isEnabled`.
@MainActor
struct ReuseAppearance {
  private let frame: ComponentFrame
  private let interactivity: InteractivityTree
  private let view: UIView

  init(of view: UIView, in environment: RenderingEnvironment) {
    frame = ComponentFrame(of: view, in: environment)
    interactivity = InteractivityTree(of: view)
    self.view = view
  }

  /// Returns the differences from a new view to this view in the same state.
  func changes(to other: ReuseAppearance) -> [FrameChange] {
    FrameChange.list(from: frame, to: other.frame) + interactivityChanges(to: other)
  }

  private func interactivityChanges(to other: ReuseAppearance) -> [FrameChange] {
    guard interactivity != other.interactivity else { return [] }
    let names = Dictionary(
      other.view.inspectedViews().map { (ObjectIdentifier($0.view), $0.name) }, uniquingKeysWith: { first, _ in first })
    return interactivity.differences(to: other.interactivity).map { difference in
      FrameChange(
        property: difference.property, of: names[difference.view] ?? "", from: difference.old, to: difference.new)
    }
  }
}

/// The interactivity of a view and its visible descendants.
@MainActor
private struct InteractivityTree: @MainActor Equatable {
  private let view: ObjectIdentifier
  private let type: ObjectIdentifier
  private let interactivity: Interactivity
  private let children: [InteractivityTree]

  struct Difference {
    let view: ObjectIdentifier
    let property: String
    let old: String
    let new: String
  }

  init(of view: UIView) {
    self.view = ObjectIdentifier(view)
    type = ObjectIdentifier(Swift.type(of: view))
    interactivity = view.interactivity
    // Views that are hidden until another state needs them may be in any state.
    children = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map { InteractivityTree(of: $0) }
  }

  static func == (one: InteractivityTree, other: InteractivityTree) -> Bool {
    one.type == other.type && one.interactivity == other.interactivity && one.children == other.children
  }

  /// Returns the differences of views at the same place in both trees.
  func differences(to other: InteractivityTree) -> [Difference] {
    guard type == other.type else { return [] }
    let own = interactivity.differences(to: other.interactivity).map { name, old, new in
      Difference(view: other.view, property: name, old: old, new: new)
    }
    return zip(children, other.children).reduce(into: own) { $0 += $1.0.differences(to: $1.1) }
  }
}

extension Interactivity {
  /// Returns the properties with other values: the n-th property of a name is compared with the n-th of the other.
  fileprivate func differences(to other: Interactivity) -> [(name: String, old: String, new: String)] {
    let none = "none"
    var rest = other.properties
    var differences: [(name: String, old: String, new: String)] = []
    for property in properties {
      let index = rest.firstIndex { $0.name == property.name }
      let new = index.map { rest.remove(at: $0).value } ?? none
      if new != property.value { differences.append((property.name, property.value, new)) }
    }
    return differences + rest.map { ($0.name, none, $0.value) }
  }
}
