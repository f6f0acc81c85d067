/// The responder that the keyboard writes to.
@MainActor
enum FirstResponder {
  static weak var current: UIResponder?
}
