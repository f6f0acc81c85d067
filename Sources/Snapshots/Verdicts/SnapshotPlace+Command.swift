extension SnapshotPlace {
  /// The command that runs the snapshot's test once more in a mode that writes references.
  func command(recording mode: SnapshotTestingConfiguration.Record) -> String {
    "\(SnapshotEnvironment.recordVariable)=\(mode.rawValue) swift test --filter \(location.testFilter)"
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
    return "'" + pattern.replacing("'", with: "'\\''") + "'"
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
