import HeadlessUIKit

/// A state as the reuse check sees it: a name, and what brings a view into it.
@MainActor
struct ReuseState {
  let name: String
  /// The model, to find it again in properties; nil where it is no object.
  let model: AnyObject?
  let configure: (UIView) -> Bool
  /// Changes the model, as if the world went on.
  let mutate: () -> Void
}
