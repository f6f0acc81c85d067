import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The dependency of a package on FirstFrame.
enum FirstFrameDependency: Hashable {
  /// A folder, as it is written in the manifest.
  case path(String)
  case branch(String, url: String)
  case from(String, url: String)

  /// Chooses the dependency of a package that has none.
  ///
  /// - Parameters:
  ///   - requirement: The value of `--dependency`; `nil` for the sources that this tool knows, or else the branch `main`.
  ///   - repository: The value of `--repository`.
  ///   - folder: The folder of the package, as an absolute path.
  ///   - sources: The folder of FirstFrame's sources; `nil` if unknown.
  init(
    _ requirement: DependencyRequirement?, repository: String?, in folder: String, sources: FirstFrameSources?
  ) throws(InitError) {
    switch requirement {
    case .path(let path):
      let absolute = path.hasPrefix("/") ? path : folder + "/" + path
      guard FirstFrameSources(folder: absolute) != nil else { throw .dependencyFolder(path) }
      self = .path(path)
    case .branch(let name): self = .branch(name, url: try Self.url(repository, of: sources))
    case .from(let version): self = .from(version, url: try Self.url(repository, of: sources))
    case nil:
      if let sources, repository == nil {
        self = .path(sources.path(from: folder))
      } else {
        self = .branch("main", url: try Self.url(repository, of: sources))
      }
    }
  }

  private static func url(_ repository: String?, of sources: FirstFrameSources?) throws(InitError) -> String {
    guard let url = repository ?? sources?.remote else { throw .noRepository }
    return url
  }

  /// The name by which targets name the package: the last part of its path or URL.
  var packageName: String {
    let place =
      switch self {
      case .path(let path): URL(fileURLWithPath: path).standardizedFileURL.path
      case .branch(_, let url), .from(_, let url): url
      }
    let name = place.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? place
    return Self.spelled(name.hasSuffix(".git") ? String(name.dropLast(4)) : name)
  }

  /// SwiftPM ignores the case of an identity, so the usual spelling is used.
  static func spelled(_ identity: String) -> String {
    identity.lowercased() == "firstframe" ? "FirstFrame" : identity
  }

  /// The folder in the manifest; `nil` if SwiftPM downloads the package.
  var localPath: String? {
    if case .path(let path) = self { path } else { nil }
  }

  /// Where the package comes from, in a few words.
  var summary: String {
    switch self {
    case .path(let path): "the folder \(path)"
    case .branch(let name, let url): "the branch \(name) of \(url)"
    case .from(let version, let url): "version \(version) or later of \(url)"
    }
  }

  /// The arguments of `swift package add-dependency`.
  var arguments: [String] {
    switch self {
    case .path(let path): ["--type", "path", path]
    case .branch(let name, let url): [url, "--branch", name]
    case .from(let version, let url): [url, "--from", version]
    }
  }

  /// The dependency in a manifest.
  var code: String {
    switch self {
    case .path(let path): ".package(path: \(path.swiftLiteral)),"
    case .branch(let name, let url): ".package(url: \(url.swiftLiteral), branch: \(name.swiftLiteral)),"
    case .from(let version, let url): ".package(url: \(url.swiftLiteral), from: \(version.swiftLiteral)),"
    }
  }
}

/// A folder with the sources of FirstFrame: a checkout, or what `make install` copied.
struct FirstFrameSources: Hashable {
  /// An absolute path.
  let folder: String

  /// Returns `nil` for a folder without FirstFrame's manifest.
  init?(folder: String) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard let manifest = try? LocalFile.read(path + "/Package.swift"),
      String(decoding: manifest, as: UTF8.self).contains("name: \"FirstFrame\"")
    else { return nil }
    self.folder = path
  }

  /// The first of the folders in which the tool's sources may be. A checkout that SwiftPM made for another package is
  /// none, because SwiftPM removes it.
  static func installed(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  ) -> FirstFrameSources? {
    InstalledSources.candidates(environment: environment, executable: executable)
      .filter { !$0.path.contains("/.build/checkouts/") }
      .compactMap { FirstFrameSources(folder: $0.path) }.first
  }

  /// The path from a package's folder: relative if both are in the same folder, otherwise absolute.
  func path(from package: String) -> String {
    folder.parentFolder == package.parentFolder ? "../" + (folder as NSString).lastPathComponent : folder
  }

  /// The URL of the repository that the checkout was cloned from; `nil` if it is a folder, or no checkout.
  var remote: String? {
    let repository = GitRepository(folder: folder)
    guard let root = try? repository.text(["rev-parse", "--show-toplevel"]), root == folder,
      let url = try? repository.text(["remote", "get-url", "origin"]), url.contains("://") || url.contains("@")
    else { return nil }
    return url
  }
}
