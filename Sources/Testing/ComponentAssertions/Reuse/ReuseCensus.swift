import Foundation
import HeadlessUIKit

/// The number of constraints, gesture recognizers, actions and other objects of each view of a tree, by name.
@MainActor
struct ReuseCensus {
  private struct Key: Hashable {
    let node: String
    let kind: LeakKind
  }

  private var counts: [Key: Int] = [:]
  private var order: [Key] = []

  init(of view: UIView) {
    for inspected in view.inspectedViews() {
      let view = inspected.view
      let layers = view.layer.sublayers?.count ?? 0
      let numbers: [(LeakKind, Int)] = [
        (.constraint, view.constraints.count), (.gestureRecognizer, view.gestureRecognizers?.count ?? 0),
        (.action, view.actionCount), (.interaction, view.interactions.count),
        (.subview, view.subviews.count), (.sublayer, layers - view.subviews.count),
      ]
      for (kind, number) in numbers {
        let key = Key(node: inspected.name, kind: kind)
        if counts[key] == nil { order.append(key) }
        counts[key, default: 0] += number
      }
    }
  }

  /// Returns the growth since an earlier census, in the order of the views.
  func growth(since earlier: ReuseCensus) -> [(node: String, kind: LeakKind, count: Int)] {
    order.compactMap { key in
      let growth = (counts[key] ?? 0) - (earlier.counts[key] ?? 0)
      // A new view counts as a subview of the view that contains it.
      return growth > 0 && earlier.counts[key] != nil ? (key.node, key.kind, growth) : nil
    }
  }
}

/// Models, callbacks, tasks and subscriptions in the stored properties of a component's own classes.
@MainActor
struct PropertyCensus {
  struct Entry: Hashable {
    let node: String
    let property: String
    let value: RetainedValue
  }

  private(set) var entries: [Entry] = []

  /// - Parameter model: The model of a state, to search for in properties.
  init(of view: UIView, model: AnyObject?) {
    for inspected in view.inspectedViews() {
      var mirror: Mirror? = Mirror(reflecting: inspected.view)
      while let current = mirror, !Self.isFrameworkClass(current.subjectType) {
        for property in current.children {
          guard let label = property.label, let value = Self.retainedValue(in: property.value, model: model) else {
            continue
          }
          entries.append(Entry(node: inspected.name, property: label, value: value))
        }
        mirror = current.superclassMirror
      }
    }
  }

  /// Returns the entries that the census of a blank view does not have.
  func added(to blank: PropertyCensus) -> [Entry] {
    let known = Set(blank.entries)
    return entries.filter { !known.contains($0) }
  }

  private static func retainedValue(in value: Any, model: AnyObject?) -> RetainedValue? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first?.value else { return nil }
      return retainedContent(content, mirror: Mirror(reflecting: content), isOptional: true, model: model)
    }
    return retainedContent(value, mirror: mirror, isOptional: false, model: model)
  }

  private static func retainedContent(
    _ value: Any, mirror: Mirror, isOptional: Bool, model: AnyObject?
  ) -> RetainedValue? {
    if isOptional, let model, mirror.displayStyle == .class, value as AnyObject === model { return .model }
    let type = String(reflecting: mirror.subjectType)
    // A closure that is not optional may be empty, so it does not count.
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
