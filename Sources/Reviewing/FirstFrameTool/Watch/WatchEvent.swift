import Foundation

/// Something that a watch reacts to.
enum WatchEvent: Sendable {
  case changed([FileChange], FileVersions)
  case watches(FileWatcher.Method)
  /// What the running round does.
  case progress(String)
  case roundEnded(RoundOutcome, PackageDescription?)
  case key(UInt8)
  /// A program that used the terminal ended.
  case foregroundEnded
  case inputEnded
  case signal(Int32)
}
