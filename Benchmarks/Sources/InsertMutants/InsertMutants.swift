import Foundation

/// Inserts mutants into sources, which are overwritten, and prints the mutants as JSON.
///
/// usage: InsertMutants EXCLUDED FILE...
///
/// EXCLUDED is a file with the numbers of mutants that do not compile, one in each line. Every folder that is a module,
/// `Sources/MODULE`, gets a file `Mutants.swift` with the functions that the sources call.
@main
enum InsertMutants {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, let list = arguments.first else {
      FileHandle.standardError.write(Data("usage: InsertMutants EXCLUDED FILE...\n".utf8))
      exit(2)
    }
    let excluded = Set(try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").compactMap { Int($0) })
    var (mutants, number) = ([Mutant](), 1)
    for file in arguments.dropFirst() {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      let result = MutantInserter.insert(into: source, file: file, firstNumber: number, excluded: excluded)
      try Data(result.source.utf8).write(to: URL(fileURLWithPath: file))
      try writeFunctions(beside: file)
      mutants += result.mutants
      number = result.nextNumber
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(mutants), as: UTF8.self))
  }

  private static func writeFunctions(beside file: String) throws {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count - 1 else { return }
    let path = (parts[...(sources + 1)] + ["Mutants.swift"]).joined(separator: "/")
    // An unchanged file keeps its modification time, so that its module is not built again.
    guard FileManager.default.contents(atPath: path) != Data(MutantFunctions.source.utf8) else { return }
    try Data(MutantFunctions.source.utf8).write(to: URL(fileURLWithPath: path))
  }
}
