import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// The sources of a package, in which functions with assertions are searched.
struct TestSources {
  /// The package; `nil` if unknown.
  private let root: String?
  /// The paths of the Swift files by the folders of their references; `nil` until they are listed.
  private var files: [String: [String]]?
  /// The words and the names of functions in a file by its path, read once; `nil` for a file that cannot be read.
  private var contents: [String: Contents?] = [:]

  /// Whether the package is known.
  var areKnown: Bool { root != nil }

  /// - Parameter references: The folder of references, as an absolute path.
  init(references: String) {
    let parent = references.parentFolder
    let isPackage = LocalFile.isRegular(parent + "/Package.swift")
    root = isPackage && references == parent + "/__Snapshots__" ? parent : nil
  }

  /// Whether a function of a file may use a reference.
  ///
  /// - Parameter file: The file, as in the path of the reference.
  mutating func mayUse(_ reference: String, inFile file: String) -> Bool {
    guard root != nil else { return true }
    let function = reference.prefix { $0 != "." }
    return paths(of: file).contains { path in
      guard let words = contents(of: path)?.words else { return true }
      // A call that sets the name itself may compose it. A name that is not an identifier was changed.
      return words.contains(String(function)) || words.contains("testName")
        || !function.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// Whether a file declares a function that a reference is named after, also in a part that is not compiled; false if the
  /// package is unknown.
  mutating func declare(_ reference: String, inFile file: String) -> Bool {
    paths(of: file).contains { path in
      guard let functions = contents(of: path)?.functions else { return true }
      return functions.contains { reference == $0 || reference.hasPrefix($0 + ".") }
    }
  }

  private struct Contents {
    let words: Set<String>
    /// The functions, as in the names of references.
    let functions: Set<String>

    init(_ source: String) {
      words = Set(source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
      functions = Set(
        source.matches(of: #/func\s+(`[^`\n]+`|\w+)/#).map { declaration in
          FileNameComponent(String(declaration.output.1.filter { $0 != "`" })).text
        })
    }
  }

  private mutating func contents(of path: String) -> Contents? {
    if let known = contents[path] { return known }
    let found = (try? String(contentsOfFile: path, encoding: .utf8)).map(Contents.init)
    contents[path] = .some(found)
    return found
  }

  private mutating func paths(of file: String) -> [String] {
    guard let root else { return [] }
    let found = files ?? Self.files(in: root)
    files = found
    return found[file, default: []]
  }

  /// The Swift files below a folder, without hidden folders and links.
  private static func files(in root: String) -> [String: [String]] {
    var files: [String: [String]] = [:]
    var folders = [root]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          files[FileNameComponent(String(name.dropLast(".swift".count))).text, default: []].append(path)
        } else if LocalFile.isFolder(path) {
          folders.append(path)
        }
      }
    }
    return files
  }
}
