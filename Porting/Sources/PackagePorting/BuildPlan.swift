import FirstFrameLocalFiles
import Foundation

/// The plan by which SwiftPM builds a port, and what the port was written with: a build of the tool, and the platform
/// modules.
///
/// SwiftPM does not notice that files were added to the platform modules or removed from them, as by an update of the
/// tool, because they are in another package. Its next build then fails.
struct BuildPlan {
  let platform: Platform
  /// The built copy of the platform modules that the port links; `nil` if it builds them itself.
  let built: BuiltPlatform?
  /// The folder of the generated package.
  let folder: OpenFolder
  /// The build of the tool that writes the port.
  let tool: String

  private static let record = "platform-files.txt"
  /// The limit for the record, in bytes.
  private static let maximumSize = 64 << 20

  /// Removes the plan if the last port was written by another build of the tool, or with other files of the platform
  /// modules. SwiftPM then writes a new plan, and compiles only what has changed.
  func update() throws(PortError) {
    guard !isCurrent else { return }
    do {
      // Before the first build, there is no plan.
      if folder.type(of: ".build") == .folder {
        let build = try folder.folder(".build")
        for name in try build.names() where name.hasSuffix(".yaml") && build.type(of: name) == .file {
          try build.removeFile(name)
        }
      }
      try folder.write(Data(text.utf8), to: Self.record)
    } catch {
      throw .file(path: folder.path + "/" + Self.record, reason: "cannot be written: \(FileFailure(error))")
    }
  }

  /// Whether the last port was written by the same tool with the same platform modules.
  var isCurrent: Bool {
    (try? folder.read(Self.record, limit: Self.maximumSize)) == Data(text.utf8)
  }

  /// The text of the record.
  private var text: String { tool + "\n" + files }

  /// SwiftPM does not notice either that the built copy has changed.
  private var files: String { built?.stamp ?? sourcePaths.joined(separator: "\n") }

  /// The paths of the sources of the platform modules and of FirstFrame, sorted.
  private var sourcePaths: [String] {
    let root = platform.folder.deletingLastPathComponent()
    return ["Platform/Sources", "Sources"].flatMap { folder in
      (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.allObjects ?? [])
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(root.path)/\(folder)/\($0)" }
    }
    .sorted()
  }
}
