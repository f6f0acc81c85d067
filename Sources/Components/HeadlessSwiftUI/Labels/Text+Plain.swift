import HeadlessUIKit

extension Text {
  /// The characters without attributes, in the standard environment.
  var plainString: String { string(in: EnvironmentValues()) }
}
