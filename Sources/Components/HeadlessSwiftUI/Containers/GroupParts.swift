/// One of the views that another one stands for, and where it is converted to elements.
struct GroupPart {
  let view: any View
  let context: BuildContext
  /// The identity in a collection; `nil` outside of collections.
  var identity: AnyHashable?
}

/// A view without a layout of its own. A modifier of it changes each of the views that it stands for.
///
/// As SwiftUI documents of `Group`: its modifiers apply to all of its members.
@MainActor @preconcurrency
protocol GroupedViews {
  /// Whether each view of the type stands for others in any number.
  static var isAlwaysGroup: Bool { get }

  /// Whether the view stands for others in any number.
  var isGroup: Bool { get }

  /// The views in the group, which can be groups themselves.
  func members(in context: BuildContext) -> [GroupPart]
}

extension GroupedViews {
  static var isAlwaysGroup: Bool { true }
  var isGroup: Bool { true }
}

extension GroupedViews where Self: PrimitiveView {
  func elements(in context: BuildContext) -> [LayoutElement] {
    members(in: context).flatMap { $0.view.build(in: $0.context) }
  }
}

extension GroupedViews where Self: View & ContainedViews {
  func containedItems(in context: BuildContext) -> [ContainedItem] {
    members(in: context).flatMap { $0.view.containedItems(in: $0.context) }
  }
}

extension View {
  /// Whether the view stands for others: it is a group, or its body is one.
  var standsForOthers: Bool {
    guard Body.self == Never.self else { return Self.alwaysStandsForOthers }
    return (self as? any GroupedViews)?.isGroup ?? false
  }

  private static var alwaysStandsForOthers: Bool {
    guard Body.self == Never.self else { return Body.alwaysStandsForOthers }
    return (self as? any GroupedViews.Type)?.isAlwaysGroup ?? false
  }

  /// The views that this one stands for, without groups: itself, if it is none.
  func groupParts(in context: BuildContext) -> [GroupPart] {
    guard standsForOthers else { return [GroupPart(view: self, context: context)] }
    guard let group = self as? any GroupedViews else {
      guard context.graph.connect(self, in: context) else { return [] }
      return context.body(of: self).groupParts(in: context.child("body"))
    }
    return group.members(in: context).flatMap { member in
      member.view.groupParts(in: member.context).map { part in
        GroupPart(view: part.view, context: part.context, identity: part.identity ?? member.identity)
      }
    }
  }
}

extension EmptyView: GroupedViews, ContainedViews {
  func members(in context: BuildContext) -> [GroupPart] { [] }
}

extension TupleView: GroupedViews, ContainedViews {
  func members(in context: BuildContext) -> [GroupPart] {
    views.enumerated().map { GroupPart(view: $1, context: context.child(at: $0)) }
  }
}

extension Group: GroupedViews, ContainedViews, PrimitiveView where Content: View {
  func members(in context: BuildContext) -> [GroupPart] { [GroupPart(view: content, context: context)] }
}

extension Optional: GroupedViews, ContainedViews, PrimitiveView where Wrapped: View {
  func members(in context: BuildContext) -> [GroupPart] {
    map { [GroupPart(view: $0, context: context.child("some"))] } ?? []
  }
}

extension _ConditionalContent: GroupedViews, ContainedViews {
  func members(in context: BuildContext) -> [GroupPart] {
    switch storage {
    case .first(let view): [GroupPart(view: view, context: context.child("true"))]
    case .second(let view): [GroupPart(view: view, context: context.child("false"))]
    }
  }
}

extension AnyView: GroupedViews, ContainedViews {
  static var isAlwaysGroup: Bool { false }
  var isGroup: Bool { content.standsForOthers }

  func members(in context: BuildContext) -> [GroupPart] {
    [GroupPart(view: content, context: isStable ? context.child("any") : context.child(of: type(of: content)))]
  }
}

extension ForEach: GroupedViews where Content: View {
  func members(in context: BuildContext) -> [GroupPart] {
    data.map { element in
      let identity = id(element)
      return GroupPart(
        view: content(element), context: context.child(identifiedBy: identity), identity: AnyHashable(identity))
    }
  }
}

extension TraitView: GroupedViews {
  static var isAlwaysGroup: Bool { false }
  var isGroup: Bool { content.standsForOthers }

  func members(in context: BuildContext) -> [GroupPart] {
    [GroupPart(view: content, context: context.child("trait"))]
  }
}
