import FirstFrameSnapshotReview
import Foundation

/// Opens pictures in the program that the desktop has for them.
enum PictureOpener {
  /// Opens what was drawn, and says so.
  static func open(_ change: SnapshotChange) -> String {
    guard let path = change.difference ?? change.actual else { return "There is nothing to open." }
    let process = Process()
    #if os(macOS)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/open")
    #else
      process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    #endif
    process.arguments = [path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      return "Opened \(path)"
    } catch {
      return "There is no program to open it with: \(path)"
    }
  }
}
