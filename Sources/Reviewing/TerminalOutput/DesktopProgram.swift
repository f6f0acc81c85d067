import Foundation

/// The desktop's default program for a file.
package enum DesktopProgram {
  /// Opens a file, and does not wait for the program.
  ///
  /// - Returns: Whether a program was started.
  package static func open(_ path: String) -> Bool {
    let process = Process()
    #if canImport(Darwin)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/open")
    #else
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    #endif
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
