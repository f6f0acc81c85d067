/// The environment variables that FirstFrame reads: the products, the tests of this package, and its scripts.
///
/// `Documentation/Environment.md` lists them with the descriptions of this table. Code in C, in scripts and in `Platform`
/// spells the names out; a test finds names that are not in the table.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  // Assertions
  case record = "SNAPSHOT_TESTING_RECORD"
  case references = "SNAPSHOT_REFERENCE_DIR"
  case artifacts = "SNAPSHOT_ARTIFACTS"
  case warnings = "SNAPSHOT_WARNINGS"
  case comparison = "SNAPSHOT_COMPARE"
  case continuousIntegration = "CI"
  case gitHubActions = "GITHUB_ACTIONS"
  case gitHubWorkspace = "GITHUB_WORKSPACE"
  case runID = "SNAPSHOT_RUN_ID"
  case shard = "SNAPSHOT_SHARD"

  // Components
  case systemVersion = "FIRSTFRAME_SYSTEM_VERSION"
  case clock = "FIRSTFRAME_CLOCK"
  case locale = "FIRSTFRAME_LOCALE"
  case timeZone = "TZ"
  case strictMainBundle = "FIRSTFRAME_STRICT_MAIN_BUNDLE"

  // Commands set these for the tests that they run
  case hunt = "FIRSTFRAME_HUNT"
  case folder = "FIRSTFRAME_FOLDER"
  case fileDelay = "FIRSTFRAME_FILE_DELAY"
  case mainQueueDelay = "FIRSTFRAME_MAIN_QUEUE_DELAY"
  case portedPackage = "FIRSTFRAME_PORTED_PACKAGE"
  case device = "FIRSTFRAME_DEVICE"
  case fonts = "FIRSTFRAME_FONTS"
  case gallery = "FIRSTFRAME_GALLERY"
  case testsLeftOut = "FIRSTFRAME_TESTS_LEFT_OUT"
  case withoutWaits = "FIRSTFRAME_WITHOUT_WAITS"

  // The tool
  case home = "FIRSTFRAME_HOME"
  case cache = "FIRSTFRAME_CACHE"
  case programs = "PATH"
  case visualEditor = "VISUAL"
  case editor = "EDITOR"
  case noColor = "NO_COLOR"
  case terminal = "TERM"
  case terminalColors = "COLORTERM"
  case terminalProgram = "TERM_PROGRAM"
  case kitty = "KITTY_WINDOW_ID"
  case tmux = "TMUX"

  // The tests of this package
  case conformanceRecord = "CONFORMANCE_RECORD"
  case environmentRecord = "ENVIRONMENT_RECORD"
  case pagePictures = "PICTURES_OF_PAGES"
  case rounds = "FIRSTFRAME_ROUNDS"
  case firstRound = "FIRSTFRAME_FIRST_ROUND"
  case fuzzCases = "FIRSTFRAME_FUZZ"
  case fuzzSeed = "FIRSTFRAME_FUZZ_SEED"
  case stackSeed = "STACK_SEED"
  case mergeSeed = "MERGE_SEED"
  case kills = "SNAPSHOT_KILLS"
  case reportRounds = "SNAPSHOT_REPORT_ROUNDS"
  case mutant = "FIRSTFRAME_MUTANT"
  case mutantTrace = "FIRSTFRAME_MUTANT_TRACE"
  case deterministicHashing = "SWIFT_DETERMINISTIC_HASHING"

  // The scripts of this package
  case tool = "FIRSTFRAME"
  case corpusFolder = "WORK"
  case hostileCases = "COUNT"
  case hostileSeed = "SEED"
  case determinismBuilds = "DETERMINISM_BUILDS"
  case determinismSwift = "DETERMINISM_SWIFT"
  case runner = "RUNNER"
  case shardedTests = "SHARDED_TESTS"
  case testProgram = "TEST_PROGRAM"

  package var name: String { rawValue }

  /// Returns the variable's value; `nil` if it is unset or empty.
  package func value(in variables: [String: String]) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
