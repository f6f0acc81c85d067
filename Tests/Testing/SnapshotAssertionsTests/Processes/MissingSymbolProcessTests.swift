import FirstFrameSnapshots
import Foundation
import Testing

#if canImport(Glibc)
/// Processes in which a library lacks a symbol that FirstFrame replaces or calls: what needs it says so, and everything else
/// works. A preloaded library hides the symbol from `dlsym`.
@Suite struct MissingSymbolProcessTests {
  private let folder: ProcessFolder
  private let library: String

  init() throws {
    folder = try ProcessFolder()
    library = folder.path + "/hide.so"
    let source = folder.path + "/hide.c"
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: source))
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-o", library, source, "-ldl"]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdlib.h>
    #include <string.h>

    void *dlsym(void *restrict handle, const char *restrict name) {
      static void *(*original)(void *, const char *);
      const char *versions[] = {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"};
      for (int index = 0; !original && index < 3; index++) original = dlvsym(RTLD_NEXT, "dlsym", versions[index]);
      const char *hidden = getenv("HIDDEN_SYMBOL");
      return hidden && strcmp(name, hidden) == 0 ? NULL : original(handle, name);
    }
    """

  struct Case: CustomTestStringConvertible {
    let symbol: String
    /// The start of the warning.
    let warning: String
    var clock = "stands still"
    var region = "Asia/Tokyo de_DE"

    var testDescription: String { symbol }
  }

  private static let unchanged = "GMT en_US"

  private static let cases = [
    Case(symbol: "", warning: ""),
    Case(
      symbol: "pthread_rwlock_timedwrlock", warning: "The clock of withSnapshotTesting has no effect here: ",
      clock: "goes on"),
    Case(
      symbol: "CFTimeZoneCreateWithName",
      warning: "The time zone and the locale of withSnapshotTesting have no effect here: ", region: unchanged),
    Case(
      symbol: "$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ",
      warning: "The time zone and the locale of withSnapshotTesting have no effect here: ", region: unchanged),
    Case(
      symbol: "CFRunLoopTimerIsValid", warning: "warning: The work that components schedule cannot be observed here: "),
  ]

  @Test(arguments: cases) func onlyWhatNeedsTheSymbolHasNoEffect(_ expected: Case) throws {
    let (status, output) = try MisbehavingProcess(
      ["ConditionTests/clock", "ConditionTests/region", "LateTests/awaited", "LateTests/synchronous"],
      of: .swiftTesting, in: folder,
      ["LD_PRELOAD": library, "HIDDEN_SYMBOL": expected.symbol, "TZ": "GMT", "FIRSTFRAME_LOCALE": "en_US"]
    ).wait()
    #expect(status == 1, "\(output)")
    #expect(recorded("clock") == expected.clock)
    #expect(recorded("region") == expected.region)
    #expect(output.contains("`oddsLabel`"), "\(output)")
    let kinds = try folder.journals().flatMap(\.lines).compactMap { line in
      if case .verdict(let entry) = line { entry.verdict } else { nil }
    }
    // The assertions record. Both checks find the late label: one waits for it, the other before the process ends.
    #expect(kinds.sorted { $0.rawValue < $1.rawValue } == [.late, .late, .recorded, .recorded])
    for other in Self.cases where !other.warning.isEmpty && other.warning != expected.warning {
      #expect(!output.contains(other.warning), "\(output)")
    }
    guard !expected.warning.isEmpty else { return }
    let sentence = expected.warning + "no library of this process has the symbol `\(expected.symbol)`."
    #expect(output.components(separatedBy: sentence).count == 2, "\(output)")
  }

  /// The text of the reference that a test recorded; `nil` if there is none.
  private func recorded(_ test: String) -> String? {
    let path = folder.references + "/misbehaving_tests/ConditionTests/\(test).txt"
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
#endif
