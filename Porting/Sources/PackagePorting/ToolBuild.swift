import Foundation

/// The build of the program that runs. Another build may rewrite the sources of a package otherwise.
enum ToolBuild {
  /// The size and the time of the program.
  static var current: String {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let values = try? program?.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    return "tool \(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
  }
}
