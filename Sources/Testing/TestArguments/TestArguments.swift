/// Adds arguments to those of this process, before `main` reads them.
///
/// Swift Testing takes its options from the arguments only, and `swift test` passes no others to it than its own.
package enum TestArguments {
  package static func append(_ arguments: [String]) {
    (Setter.self as any ArgumentSetting.Type).append(arguments)
  }
}

/// The setter of the standard library is deprecated. A call through a protocol causes no warning.
private protocol ArgumentSetting {
  static func append(_ arguments: [String])
}

private enum Setter: ArgumentSetting {
  @available(*, deprecated, message: "The setter of CommandLine.arguments is deprecated.")
  static func append(_ arguments: [String]) {
    CommandLine.arguments += arguments
  }
}
