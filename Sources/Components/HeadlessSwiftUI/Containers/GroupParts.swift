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
  /// Whether the view stands for others in any number, as a type.
  var isGroup: Bool { get }

  func parts(in context: BuildContext) -> [GroupPart]
}

extension GroupedViews {
  var isGroup: Bool { true }
}

extension View {
  var standsForOthers: Bool { (self as? any GroupedViews)?.isGroup ?? false }

  /// The views that this one stands for: itself, if it is no group.
  func groupParts(in context: BuildContext) -> [GroupPart] {
    guard let group = self as? any GroupedViews, group.isGroup else { return [GroupPart(view: self, context: context)] }
    return group.parts(in: context)
  }
}

extension EmptyView: GroupedViews {
  func parts(in context: BuildContext) -> [GroupPart] { [] }
}

extension TupleView: GroupedViews {
  func parts(in context: BuildContext) -> [GroupPart] {
    views.enumerated().flatMap { $1.groupParts(in: context.child(at: $0)) }
  }
}

extension Group: GroupedViews where Content: View {
  func parts(in context: BuildContext) -> [GroupPart] { content.groupParts(in: context) }
}

extension Optional: GroupedViews where Wrapped: View {
  func parts(in context: BuildContext) -> [GroupPart] { self?.groupParts(in: context.child("some")) ?? [] }
}

extension _ConditionalContent: GroupedViews {
  func parts(in context: BuildContext) -> [GroupPart] {
    switch storage {
    case .first(let view): view.groupParts(in: context.child("true"))
    case .second(let view): view.groupParts(in: context.child("false"))
    }
  }
}

extension AnyView: GroupedViews {
  var isGroup: Bool { content.standsForOthers }

  func parts(in context: BuildContext) -> [GroupPart] { content.groupParts(in: inner(context)) }
}

extension ForEach: GroupedViews where Content: View {
  func parts(in context: BuildContext) -> [GroupPart] {
    data.flatMap { element -> [GroupPart] in
      let identity = id(element)
      return content(element).groupParts(in: context.child(identifiedBy: identity)).map { part in
        var part = part
        part.identity = part.identity ?? AnyHashable(identity)
        return part
      }
    }
  }
}

extension TraitView: GroupedViews {
  var isGroup: Bool { content.standsForOthers }

  func parts(in context: BuildContext) -> [GroupPart] { content.groupParts(in: context.child("trait")) }
}
