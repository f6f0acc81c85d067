/// A change of the state of a view that is evaluated for its contents, as those of SwiftUI are.
package struct StateChange: Hashable, Sendable {
  /// The property that has changed; `nil` for an observable object that the view reads.
  package let property: String?
  /// The view with the property; empty if it is not known.
  package let view: String
  /// The modifier whose action has changed it, such as `onAppear`; `nil` if it is not known.
  package var modifier: String?
  /// Whether the action had ended: a task that it started has made the change.
  package var isByTask = false

  package init(property: String?, view: String) { (self.property, self.view) = (property, view) }

  /// What has changed, as a part of a sentence.
  package var subject: String {
    guard let property else { return view.isEmpty ? "an observed object" : "an object that `\(view)` reads" }
    return "`\(property)` of `\(view)`"
  }
}

extension [StateChange] {
  /// Adds a change that is not there yet. A change of an observed object is noticed by the view that reads it and by the
  /// views as a whole, and only the first is added.
  package mutating func add(_ change: StateChange) {
    if change.property == nil {
      if change.view.isEmpty, contains(where: { $0.property == nil }) { return }
      removeAll { $0.property == nil && $0.view.isEmpty }
    }
    if !contains(change) { append(change) }
  }
}

/// A log of the evaluations of views and of the changes of their state.
@MainActor
package final class EvaluationLog {
  /// The evaluations of one view, at one place.
  package struct Entry {
    package let view: String
    package var times: Int
    /// The changes before each evaluation except the first.
    package var changes: [StateChange]
  }

  private static var activeLogs: [EvaluationLog] = []

  /// Whether anything is recorded. Views compare their values only then.
  package static var isActive: Bool { !activeLogs.isEmpty }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The places in the order of their first evaluation. They are retained, so that no other one gets their identifier.
  private var places: [AnyObject] = []
  private var changes: [(change: StateChange, host: WeakHandle<UIView>)] = []
  /// The addresses of images that are loaded after the first frame.
  private var lateImages: [String] = []

  package init() {}

  package func start() {
    guard !Self.activeLogs.contains(where: { $0 === self }) else { return }
    Self.activeLogs.append(self)
  }

  package func stop() { Self.activeLogs.removeAll { $0 === self } }

  /// The evaluations of each view, in the order of their first one.
  package var evaluations: [Entry] { places.compactMap { entries[ObjectIdentifier($0)] } }

  /// Returns the changes of views within a view since the last call. Those of others are forgotten, too.
  package func takeChanges(in view: UIView) -> [StateChange] {
    defer { changes = [] }
    return changes.reduce(into: []) { own, entry in
      if entry.host.object?.isDescendant(of: view) == true { own.add(entry.change) }
    }
  }

  /// Returns the addresses of late images since the last call, without repetitions.
  package func takeLateImages() -> [String] {
    defer { lateImages = [] }
    return lateImages
  }

  // MARK: Recording

  /// Records the evaluation of a view.
  package static func recordEvaluation(of view: String, at place: AnyObject, after changes: [StateChange]) {
    for log in activeLogs {
      if log.entries[ObjectIdentifier(place)] == nil { log.places.append(place) }
      var entry = log.entries[ObjectIdentifier(place)] ?? Entry(view: view, times: 0, changes: [])
      entry.times += 1
      if entry.times > 1 { entry.changes += changes }
      log.entries[ObjectIdentifier(place)] = entry
    }
  }

  /// Records a change of state of a view.
  ///
  /// - Parameter host: The view of UIKit that shows it.
  package static func record(_ change: StateChange, in host: UIView) {
    for log in activeLogs { log.changes.append((change, host.handle)) }
  }

  /// Records that a frame shows a placeholder of an image.
  package static func recordLateImage(_ address: String) {
    for log in activeLogs where !log.lateImages.contains(address) { log.lateImages.append(address) }
  }
}
