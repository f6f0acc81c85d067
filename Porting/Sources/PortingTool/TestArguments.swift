/// The arguments of `swift test`, which are partly those of the build before it.
struct TestArguments {
  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// The options that only choose or run tests, with a value in the next argument.
  private static let optionsWithValue: Set<String> = [
    "--filter", "--skip", "--num-workers", "--xunit-output", "--specifier", "-s", "--attachments-path",
    "--event-stream-output-path", "--event-stream-version", "--repetitions", "--configuration-path",
    "--experimental-attachments-path", "--experimental-event-stream-output", "--experimental-event-stream-version",
  ]

  private static let flags: Set<String> = [
    "--parallel", "--no-parallel", "--skip-build", "--list-tests", "-l", "--show-codecov-path", "--show-coverage-path",
    "--enable-swift-testing", "--disable-swift-testing", "--enable-xctest", "--disable-xctest", "list", "last",
  ]

  /// The arguments that also belong to `swift build`.
  var ofBuild: [String] {
    var result: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if Self.optionsWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !Self.flags.contains(argument),
        !Self.optionsWithValue.contains(where: { argument.hasPrefix($0 + "=") })
      {
        result.append(argument)
      }
    }
    return result
  }

  /// The arguments of `swift test` after the build.
  var ofRun: [String] {
    let isBuilt = arguments.contains("--skip-build")
    // `swift test list` expects its options after it.
    let position = arguments.first.map { ["list", "last"].contains($0) ? 1 : 0 } ?? 0
    return isBuilt ? arguments : arguments[..<position] + ["--skip-build"] + arguments[position...]
  }
}
