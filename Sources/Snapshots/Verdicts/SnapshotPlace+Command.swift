extension SnapshotPlace {
  /// The command that runs the snapshot's test once more in a mode that writes references.
  func command(recording mode: SnapshotTestingConfiguration.Record) -> String {
    "\(SnapshotEnvironment.recordVariable)=\(mode.rawValue) swift test --filter \(location.testFilter)"
  }

  /// How a failure's message says what to type: the test again, which writes the reference, and where the reference has
  /// a file of its own, the tool, which takes what was drawn as it is.
  func commands(recording mode: SnapshotTestingConfiguration.Record) -> String {
    let again = "  \(command(recording: mode))"
    guard !isInline else { return again }
    return again + "\nor, without running the test again:\n  swift run firstframe accept \(name.path.quotedForShell)"
  }
}

extension String {
  /// The text as one argument of a shell command, in single quotes.
  package var quotedForShell: String {
    "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension SnapshotLocation {
  /// A regular expression for `swift test --filter`, quoted for a shell.
  ///
  /// XCTest is asked for `Target.Class/test`, Swift Testing for `Target.Suite/test()` or `Target.test()`. Where the
  /// suite is not known, anything may stand between.
  var testFilter: String {
    // Swift Testing puts names that are no identifiers between backticks.
    let isIdentifier = test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = isIdentifier ? test : "`?\(Self.escaped(test))`?"
    let pattern = "^\(Self.escaped(testTarget))\\.\(suitePattern)\(name)(\\(|$)"
    return pattern.quotedForShell
  }

  private var suitePattern: String {
    switch suite {
    case nil: "(.*/)?"
    case "": ""
    case let suite?: Self.escaped(suite) + "/"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\^$.|?*+()[]{}".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
