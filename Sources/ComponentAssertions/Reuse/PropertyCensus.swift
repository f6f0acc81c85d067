import Foundation
import HeadlessUIKit

/// What the stored properties of a component's own classes hold that can act by itself.
@MainActor
struct PropertyCensus {
  struct Entry: Hashable {
    let node: String
    let property: String
    let what: KeptValue
  }

  private(set) var entries: [Entry] = []

  /// - Parameter model: The model of a state, to be found where it is kept.
  init(of view: UIView, model: AnyObject?) {
    for inspected in view.inspectedViews() {
      var mirror: Mirror? = Mirror(reflecting: inspected.view)
      while let current = mirror, !Self.isFrameworkClass(current.subjectType) {
        for property in current.children {
          guard let label = property.label, let what = Self.kept(in: property.value, model: model) else { continue }
          entries.append(Entry(node: inspected.name, property: label, what: what))
        }
        mirror = current.superclassMirror
      }
    }
  }

  /// What is held now and was not in a view without a state.
  func added(to blank: PropertyCensus) -> [Entry] {
    let known = Set(blank.entries)
    return entries.filter { !known.contains($0) }
  }

  private static func kept(in value: Any, model: AnyObject?) -> KeptValue? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first?.value else { return nil }
      return keptContent(content, mirror: Mirror(reflecting: content), isOptional: true, model: model)
    }
    return keptContent(value, mirror: mirror, isOptional: false, model: model)
  }

  private static func keptContent(
    _ value: Any, mirror: Mirror, isOptional: Bool, model: AnyObject?
  ) -> KeptValue? {
    if isOptional, let model, mirror.displayStyle == .class, value as AnyObject === model { return .model }
    let type = String(reflecting: mirror.subjectType)
    // A closure that is always there may be the empty one: nothing tells.
    if isOptional, mirror.displayStyle == nil, type.contains("->") { return .callback }
    if isOpenTask(value) { return .task }
    if type.hasSuffix("AnyCancellable") { return .subscription }
    let isCollection = mirror.displayStyle == .set || mirror.displayStyle == .collection
    return isCollection && type.contains("AnyCancellable") && !mirror.children.isEmpty ? .subscription : nil
  }

  private static func isOpenTask(_ value: Any) -> Bool {
    switch value {
    case let task as Task<Void, Never>: !task.isCancelled
    case let task as Task<Void, any Error>: !task.isCancelled
    default: false
    }
  }

  private static let modulePrefix = String(reflecting: UIView.self).prefix { $0 != "." } + "."

  private static func isFrameworkClass(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix(modulePrefix)
  }
}
