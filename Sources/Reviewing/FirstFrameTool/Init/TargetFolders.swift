import FirstFrameLocalFiles
import Foundation

/// The folders of a package's targets, as SwiftPM chooses them.
struct TargetFolders {
  let package: SwiftPackage
  /// The folder of the package, as an absolute path.
  let root: String

  /// The path of a target's folder from the root.
  func folder(of target: SwiftPackage.Target) -> String {
    if let path = target.path { return path }
    let parents =
      target.kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    if let parent = parents.first(where: { LocalFile.isFolder("\(root)/\($0)/\(target.name)") }) {
      return "\(parent)/\(target.name)"
    }
    // The only target of a kind can have the whole folder.
    return LocalFile.isFolder("\(root)/\(parents[0])") ? parents[0] : "\(parents[0])/\(target.name)"
  }

  /// Whether a target's files are directly in a folder that several targets usually share.
  func isOccupied(_ folder: String) -> Bool {
    package.targets.contains { self.folder(of: $0) == folder }
  }

  /// The first Swift file that imports a module of Apple's for views, and the module; `nil` if none does, or if some
  /// file imports HeadlessUIKit in its place on Linux.
  func importOfApple() -> (file: String, module: String)? {
    var found: (file: String, module: String)?
    for target in package.targets {
      let folder = folder(of: target)
      for file in swiftFiles(in: folder) {
        guard let data = try? LocalFile.read("\(root)/\(file)") else { continue }
        let imports = Self.imports(in: String(decoding: data, as: UTF8.self))
        if !imports.isDisjoint(with: ["HeadlessUIKit", "HeadlessSwiftUI", "FirstFrame"]) { return nil }
        if found == nil, let module = ["UIKit", "SwiftUI"].first(where: imports.contains) { found = (file, module) }
      }
    }
    return found
  }

  private func swiftFiles(in folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: "\(root)/\(folder)") else { return [] }
    var paths: [String] = []
    while let path = files.nextObject() as? String {
      if path.hasPrefix(".") {
        files.skipDescendants()
      } else if path.hasSuffix(".swift") {
        paths.append("\(folder)/\(path)")
      }
    }
    return paths.sorted()
  }

  /// The modules that lines of a source import.
  static func imports(in source: String) -> Set<String> {
    Set(
      source.split(separator: "\n").compactMap { line in
        line.firstMatch(
          of:
            #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
        )
        .map { String($0.1) }
      })
  }
}
