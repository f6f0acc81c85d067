import FirstFrameSnapshots

/// The tests that assert references, as far as the paths of the references show it.
struct OwningTests {
  /// One regular expression for each target, for `swift test --filter`.
  let filters: [String]

  /// - Parameter paths: The paths of references below their folder.
  init(of paths: [String]) {
    var tests: [String: Set<String>] = [:]
    for name in paths.compactMap(SnapshotName.init(path:)) {
      let target = String(name.folder.prefix { $0 != "/" })
      tests[target, default: []].insert(String(name.file.prefix { $0 != "." }))
    }
    filters = tests.sorted { $0.key < $1.key }.map { target, tests in
      // The name of a file differs from the name of its test if this is not an identifier.
      let areIdentifiers = tests.allSatisfy { test in test.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      guard areIdentifiers else { return "^\(target)\\." }
      return "^\(target)\\.(.*/)?(\(tests.sorted().joined(separator: "|")))(\\(|$)"
    }
  }
}
