import FirstFrameCHuntLibrary
import FirstFrameConditions
import FirstFrameLocalFiles
import Foundation

/// The library that a hunt preloads into the processes of the tests, whose disk, main queue and folders it changes.
///
/// The tool contains its source, and compiles it for each hunt with the compiler that `swift build` needs anyway. So the tool
/// is a single file, and the library is not linked into the tests of anyone who does not hunt.
enum HuntLibrary: Equatable {
  /// The file, as an absolute path.
  case file(String)
  /// - Parameter reason: A clause that says what is missing.
  case missing(reason: String)

  /// Why conditions that need the library are skipped; `nil` if it exists.
  var obstacle: String? {
    if case .missing(let reason) = self { reason } else { nil }
  }

  /// The variables with which a process loads the library, before the libraries that it loads already.
  var environment: [String: String] {
    guard case .file(let path) = self else { return [:] }
    let others = ProcessInfo.processInfo.environment[Self.variable].map { ":" + $0 } ?? ""
    return [Self.variable: path + others]
  }

  private static let variable = "LD_PRELOAD"

  /// Compiles the library into a folder of its own, which ``remove()`` removes.
  ///
  /// - Parameters:
  ///   - parent: The folder for it, by default that of temporary files.
  ///   - compilers: The programs to try, as names in `PATH` or as paths.
  static func compiled(
    in parent: String = NSTemporaryDirectory(), by compilers: [String] = Self.compilers
  ) -> HuntLibrary {
    guard Conditions.areAvailable else { return .missing(reason: "it needs Linux with glibc") }
    guard !parent.contains(where: { $0 == " " || $0 == ":" }) else {
      return .missing(
        reason:
          "\(variable) cannot name a file in \(parent), because of its space or colon; set TMPDIR to another folder")
    }
    guard let compiler = compilers.first(where: HuntMachine.isInstalled) else {
      return .missing(
        reason: "its library is compiled for a hunt, and PATH has no C compiler (\(compilers.joined(separator: ", ")))")
    }
    let folder = URL(fileURLWithPath: parent).appendingPathComponent("firstframe-hunt-" + UUID().uuidString)
    let library = HuntLibrary.file(folder.appendingPathComponent("hunt.so").path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let source = folder.appendingPathComponent("hunt.c").path
      try LocalFile.write(Self.source, to: source)
      let arguments = [
        "-shared", "-fPIC", "-std=gnu11", "-O1", "-o", folder.path + "/hunt.so", source, "-ldl", "-lpthread",
      ]
      let result = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), [compiler] + arguments).result()
      if result.status == 0 { return library }
      library.remove()
      let error = result.errors.split(separator: "\n").first { $0.contains("error") } ?? "status \(result.status)"
      return .missing(reason: "\(compiler) could not compile its library: \(error)")
    } catch {
      library.remove()
      return .missing(reason: "its library could not be written to \(folder.path): \(FileFailure(error))")
    }
  }

  /// Removes the folder of the library.
  func remove() {
    guard case .file(let path) = self else { return }
    // It is in the folder of temporary files, which the system empties.
    try? FileManager.default.removeItem(atPath: path.parentFolder)
  }

  /// Compilers of C, most likely first.
  static let compilers = ["clang", "cc", "gcc"]

  private static var source: Data {
    var size = 0
    return firstframe_hunt_source(&size).map { Data(bytes: $0, count: size) } ?? Data()
  }
}
