#if Porting
import Foundation

/// The plan by which SwiftPM builds a port.
///
/// SwiftPM does not notice that files were added to the platform modules or removed from them, as by an update of the
/// tool, because they are in another package. Its next build then fails.
struct BuildPlan {
  let platform: Platform
  /// The folder of the generated package.
  let scratch: URL

  private var record: URL { scratch.appendingPathComponent("platform-files.txt") }

  /// Removes the plan if the files of the platform modules are others than at the last port. SwiftPM then writes a new
  /// plan, and compiles only what has changed.
  func update() throws(PortError) {
    let files = sourcePaths.joined(separator: "\n")
    guard (try? String(contentsOf: record, encoding: .utf8)) != files else { return }
    let build = scratch.appendingPathComponent(".build")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? [] where name.hasSuffix(".yaml") {
      try? FileManager.default.removeItem(at: build.appendingPathComponent(name))
    }
    do { try Data(files.utf8).write(to: record, options: .atomic) } catch {
      throw .file(path: record.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

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
#endif
