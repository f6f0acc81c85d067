/// What a view's looks depend on, as far as configurations ask for it.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
