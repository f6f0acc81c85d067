import FirstFrameConditions
import FirstFrameProgramTesting
import Foundation
import Testing

/// `symbols.h` lists what CConditions defines in place of functions of libraries.
@Suite struct ReplacedFunctionsTests {
  private static let folder = Repository.file("Sources/Recording/CConditions")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The symbols in rows such as `REPLACED(clock, time, "time", NULL)`, by their identifiers.
  private static func table() throws -> [String: String] {
    let rows = try text("symbols.h").matches(of: #/REPLACED\(\w+, (\w+), "([^"]+)", (?:NULL|"[^"]+")\)/#)
    return Dictionary(rows.map { (String($0.1), String($0.2)) }) { $1 }
  }

  @Test func everySymbolIsFound() {
    for functions in ReplacedFunctions.allCases {
      #expect(functions.missingSymbol == nil)
      #expect(functions.problem == nil)
    }
  }

  @Test func theTableListsAllDefinitions() throws {
    let table = try Self.table()
    #expect(table.count > 35)
    var defined: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where name.hasSuffix(".c") {
      let source = try Self.text(name)
      for match in source.matches(of: #/(?m)^REPLACEMENT .*?\*?(\w+)\(/#) { defined.insert(String(match.1)) }
      // Properties of Foundation are functions with the symbols that follow.
      for match in source.matches(of: #/(?m)^PROPERTY\([^,]+, (\w+), ("[^"]+")/#) {
        #expect(table[String(match.1)].map { "\"\($0)\"" } == String(match.2))
        defined.insert(String(match.1))
      }
    }
    let listed = Set(table.keys).subtracting(["new_calendar"])
    #expect(defined.subtracting(["firstframe_replaced_new_calendar"]) == listed)
  }

  /// The program of the tests defines exactly the listed symbols: those that libraries call are exported.
  @Test func theTestProgramDefinesNoOtherSymbols() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["nm", "-D", "--defined-only", CommandLine.arguments[0]]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // Without the program `nm`, there is nothing to compare.
    guard process.terminationStatus == 0 else { return }
    let weak = text.split(separator: "\n").compactMap { line -> String? in
      let fields = line.split(separator: " ")
      guard fields.count == 3, fields[1] == "W" || fields[1] == "V" else { return nil }
      return String(fields[2].prefix { $0 != "@" })
    }
    let replaced = Set(try Self.table().values)
    let others = weak.filter { name in
      !replaced.contains(name)
        && ["dispatch_", "CFRunLoop", "CFTimeZone", "pthread_", "open", "fopen"].contains { name.hasPrefix($0) }
    }
    #expect(others.isEmpty)
    #expect(Set(weak).isSuperset(of: ["clock_gettime", "dispatch_async", "CFRunLoopAddTimer"]))
  }
}
