import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The package of a folder, as `swift package dump-package` describes it.
struct SwiftPackage: Hashable {
  struct Target: Hashable {
    enum Kind: Hashable {
      case library
      case test
      case other
    }

    let name: String
    let kind: Kind
    let path: String?
    /// The names of the targets and products that it depends on.
    let dependencies: Set<String>
    /// Whether an import without an access level is internal (`InternalImportsByDefault`).
    let importsInternally: Bool
  }

  struct Dependency: Hashable {
    let identity: String
    /// The folder of a local package, as an absolute path; `nil` for a remote one.
    let path: String?
  }

  let name: String
  let targets: [Target]
  let dependencies: [Dependency]

  /// Evaluates the manifest in a folder.
  ///
  /// - Parameter scratch: A folder for SwiftPM's files.
  init(in folder: String, scratch: String) throws(InitError) {
    let result = try Self.run(
      ["--scratch-path", scratch + "/build", "dump-package"], in: folder, scratch: scratch)
    guard result.status == 0 else {
      throw .manifest(path: folder + "/Package.swift", reason: Self.reason(result))
    }
    do {
      self.init(try JSONDecoder().decode(PackageDump.self, from: result.output))
    } catch {
      throw .manifest(
        path: folder + "/Package.swift", reason: "the output of `swift package dump-package` has another form: \(error)"
      )
    }
  }

  init(_ dump: PackageDump) {
    name = dump.name
    targets = dump.targets.map { target in
      Target(
        name: target.name,
        kind: target.type == "regular" ? .library : target.type == "test" ? .test : .other,
        path: target.path, dependencies: Set(target.dependencies.flatMap(\.names)),
        importsInternally: target.settings.contains { $0.feature == "InternalImportsByDefault" })
    }
    dependencies = dump.dependencies.flatMap { dependency in
      (dependency.fileSystem ?? []).map { Dependency(identity: $0.identity, path: $0.path) }
        + (dependency.sourceControl ?? []).map { Dependency(identity: $0.identity, path: nil) }
        + (dependency.registry ?? []).map { Dependency(identity: $0.identity, path: nil) }
    }
  }

  var libraries: [Target] { targets.filter { $0.kind == .library } }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// Runs a command of `swift package` for a folder.
  ///
  /// - Parameter scratch: The folder of temporary files. SwiftPM leaves its locks there.
  static func run(
    _ arguments: [String], in folder: String, scratch: String
  ) throws(InitError) -> ChildProcess.Result {
    let all = ["swift", "package", "--package-path", folder] + arguments
    let child = try? ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), all, environment: ["TMPDIR": scratch])
    // The status of `env` if it does not find the program.
    guard let result = child?.result(), result.status != 127 else { throw .noSwift }
    return result
  }

  /// The first error of the compiler or of SwiftPM, or else the first line of the output.
  static func reason(_ result: ChildProcess.Result) -> String {
    let output = result.errors + "\n" + result.text
    if let match = output.firstMatch(of: #/Package\.swift:(\d+):\d+: error: (.*)/#) {
      return "line \(match.1): \(match.2)".escapedForTerminalLine
    }
    let lines = output.split(separator: "\n").map(String.init)
    let line = lines.first { $0.contains("error:") } ?? lines.first ?? "status \(result.status)"
    let parts = line.components(separatedBy: "error: ")
    return (parts.last ?? line).trimmingCharacters(in: .whitespaces).escapedForTerminalLine
  }
}

/// The parts of the output of `swift package dump-package` that are used.
struct PackageDump: Decodable {
  struct Dependency: Decodable {
    struct Place: Decodable {
      let identity: String
      let path: String?
    }

    let fileSystem: [Place]?
    let sourceControl: [Place]?
    let registry: [Place]?
  }

  struct Target: Decodable {
    /// One of `byName`, `product` and `target`, with its name first.
    struct Dependency: Decodable {
      let names: [String]

      init(from decoder: any Decoder) throws {
        let kinds = try [String: [FirstName]](from: decoder)
        names = kinds.values.compactMap { $0.first?.name }
      }
    }

    struct Setting: Decodable {
      let feature: String?

      private struct Kind: Decodable {
        let enableUpcomingFeature: [String: String]?
      }

      private enum Key: CodingKey {
        case kind
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        feature = (try? container.decode(Kind.self, forKey: .kind))?.enableUpcomingFeature?.values.first
      }
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  /// A text; anything else has no name.
  struct FirstName: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  let name: String
  let targets: [Target]
  let dependencies: [Dependency]
}
