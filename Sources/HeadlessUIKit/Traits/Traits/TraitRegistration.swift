/// A registration of a handler for changes of some traits.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (_ object: AnyObject, _ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(_ object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
    if current.values.differ(from: previous.values, in: traits) { handler(object, previous) }
  }
}
