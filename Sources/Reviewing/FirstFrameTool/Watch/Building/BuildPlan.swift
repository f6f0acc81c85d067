import Foundation

/// The commands of the last plan of a build, which SwiftPM writes as `debug.yaml` for its build system (llbuild).
///
/// Each line of the file has one value in JSON. Only what compiles and links is read: SwiftPM's own steps, such as
/// finding tests of XCTest, run only in SwiftPM.
struct BuildPlan: Sendable {
  struct Command: Hashable, Sendable {
    let name: String
    /// The files, as absolute paths.
    let inputs: [String]
    let outputs: [String]
    /// The program and its arguments.
    let arguments: [String]

    /// Whether it runs the compiler of Swift on the sources of a module.
    var compilesModule: Bool { arguments.contains("-output-file-map") }
    /// Whether it links a program or a library.
    var links: Bool { arguments.contains("-emit-executable") || arguments.contains("-emit-library") }
  }

  /// The commands in an order in which every command follows those that write its inputs.
  let commands: [Command]
  /// The positions of the commands by the files that they read.
  private let readers: [String: [Int]]

  /// - Returns: `nil` if the file has another form than that of this version of SwiftPM.
  init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(text: text)
  }

  init?(text: String) {
    guard let commands = Self.commands(in: text), let sorted = Self.sorted(commands) else { return nil }
    self.commands = sorted
    var readers: [String: [Int]] = [:]
    for (index, command) in sorted.enumerated() {
      for input in command.inputs { readers[input, default: []].append(index) }
    }
    self.readers = readers
  }

  /// The positions of the commands that read a file.
  func readers(of file: String) -> [Int] { readers[file] ?? [] }

  private static func commands(in text: String) -> [Command]? {
    guard let start = text.range(of: "\ncommands:\n") else { return nil }
    var commands: [Command] = []
    var name: String?
    var values: [Substring: Substring] = [:]
    func finish() -> Bool {
      defer { values = [:] }
      guard let name, values["tool"] == "shell" else { return true }
      guard let command = Command(name: name, values: values) else { return false }
      commands.append(command)
      return true
    }
    for line in text[start.upperBound...].split(separator: "\n") {
      if line.hasPrefix("    "), let colon = line.firstIndex(of: ":") {
        values[line[..<colon].drop { $0 == " " }] = line[line.index(after: colon)...].drop { $0 == " " }
      } else if line.hasPrefix("  \"") {
        guard finish() else { return nil }
        name = String(line.dropFirst(3).dropLast(2))
      }
    }
    return finish() && !commands.isEmpty ? commands : nil
  }

  /// Sorts commands by their inputs; `nil` if they depend on each other in a circle.
  private static func sorted(_ commands: [Command]) -> [Command]? {
    var writers: [String: Int] = [:]
    for (index, command) in commands.enumerated() {
      for output in command.outputs { writers[output] = index }
    }
    var result: [Command] = []
    // 1 while the inputs of the command are visited, 2 after that.
    var states = [Int](repeating: 0, count: commands.count)
    func visit(_ index: Int) -> Bool {
      if states[index] == 2 { return true }
      guard states[index] == 0 else { return false }
      states[index] = 1
      for writer in Set(commands[index].inputs.compactMap { writers[$0] }).sorted() where writer != index {
        guard visit(writer) else { return false }
      }
      states[index] = 2
      result.append(commands[index])
      return true
    }
    return commands.indices.allSatisfy(visit) ? result : nil
  }
}

extension BuildPlan.Command {
  /// - Parameter values: The values of the command by their keys, in JSON.
  fileprivate init?(name: String, values: [Substring: Substring]) {
    func list(_ key: Substring) -> [String]? {
      guard let value = values[key] else { return [] }
      return try? JSONDecoder().decode([String].self, from: Data(value.utf8))
    }
    guard let inputs = list("inputs"), let outputs = list("outputs"), let arguments = list("args"), !arguments.isEmpty
    else { return nil }
    (self.name, self.inputs, self.outputs, self.arguments) = (name, inputs, outputs, arguments)
  }
}
