import HeadlessUIKit

extension EnvironmentValues {
  /// The tint that a modifier sets; `nil` without one.
  var explicitTint: Color? { tint }

  /// The tint of controls.
  var controlTint: Color { tint ?? .accentColor }
}
