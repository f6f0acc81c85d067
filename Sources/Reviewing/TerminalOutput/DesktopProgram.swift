import Foundation

/// The desktop's default program for a file.
package enum DesktopProgram {
  #if canImport(Darwin)
  package static let path = "/usr/bin/open"
  #else
  package static let path = "/usr/bin/xdg-open"
  #endif

  /// Opens a file, and does not wait for the program.
  ///
  /// - Returns: Whether a program was started.
  package static func open(_ file: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
