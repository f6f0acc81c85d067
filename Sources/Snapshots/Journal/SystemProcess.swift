import Foundation

/// What the system tells about a process; nothing where it has no `/proc`.
struct SystemProcess {
  let processID: Int32
  /// The number of the process that started it; nil where there is none that can be asked about.
  let parent: Int32?
  /// When it was started, in the system's own count; a process that gets the same number later differs.
  let startTime: String?

  init(_ processID: Int32) {
    self.processID = processID
    let fields = Self.fields(of: processID)
    parent = fields.count > 2 ? Int32(fields[2]).flatMap { $0 > 1 ? $0 : nil } : nil
    startTime = fields.count > 20 ? String(fields[20]) : nil
  }

  /// The program's file.
  var program: String? {
    SymbolicLink.resolved("/proc/\(processID)/exe")
  }

  /// What it was started with, its own name first; nil where the system does not tell.
  var arguments: [String]? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(processID)/cmdline"), !data.isEmpty else {
      return nil
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is a command of Swift's, such as `swift-test`.
  var isSwift: Bool {
    program.map { ($0 as NSString).lastPathComponent.hasPrefix("swift-") } ?? false
  }

  /// Whether there is a process with a number, be it another user's.
  static func exists(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno == EPERM
  }

  /// The fields of `/proc/<number>/stat`, from the end of the second, which is the program's name in parentheses and
  /// may hold spaces and parentheses of its own.
  private static func fields(of processID: Int32) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(processID)/stat") else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    guard let parenthesis = text.lastIndex(of: ")") else { return [] }
    return text[parenthesis...].split(separator: " ")
  }
}
