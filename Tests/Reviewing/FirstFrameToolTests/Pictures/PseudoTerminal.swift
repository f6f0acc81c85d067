import FirstFrameProgramTesting
import Foundation
import Testing

/// A program in a terminal of a given size.
final class PseudoTerminal {
  private let process: Process
  private let controller: FileHandle
  private var output = Data()

  init(_ arguments: [String], in folder: String, columns: Int, rows: Int) throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&controller, &terminal, nil, nil, &size) == 0)
    self.controller = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
    process = Program.firstframe.process(
      arguments, in: folder, environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""])
    let file = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    process.standardInput = file
    process.standardOutput = file
    process.standardError = file
    try process.run()
    try file.close()
  }

  /// Reads output until it contains a text.
  func read(until text: String) throws -> String {
    let end = Data(text.utf8)
    while output.range(of: end) == nil {
      var descriptor = pollfd(fd: controller.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&descriptor, 1, 20_000) == 1, "the terminal never showed \(text)")
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(controller.fileDescriptor, &bytes, bytes.count)
      try #require(count > 0, "the program ended")
      output += Data(bytes.prefix(count))
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Types keys, and waits for the end of the program.
  func finish(typing keys: String) {
    controller.write(Data(keys.utf8))
    process.waitUntilExit()
  }
}
