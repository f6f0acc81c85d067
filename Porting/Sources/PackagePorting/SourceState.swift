import FirstFrameLocalFiles
import Foundation

/// The texts on which depends what compiles: the sources of a port's targets, the manifests and configurations of their
/// packages, and the configuration of the port.
struct SourceState: Codable, Equatable {
  /// The hashes of everything but the sources of tests, by path.
  private(set) var library: [String: UInt32] = [:]
  /// The hashes of the sources of tests, by path.
  private(set) var tests: [String: UInt32] = [:]

  init(of graph: PackageGraph, configurationFile: URL) {
    add(configurationFile, to: \.library)
    for package in graph.packages {
      for manifest in ManifestEvaluation.manifests(of: package) { add(manifest, to: \.library) }
      add(package.appendingPathComponent(ConfigurationFile.name), to: \.library)
    }
    for target in graph.targets {
      for source in target.sources {
        add(target.folder.appendingPathComponent(source), to: target.isTest ? \.tests : \.library)
      }
    }
  }

  private mutating func add(_ file: URL, to files: WritableKeyPath<SourceState, [String: UInt32]>) {
    guard let bytes = try? LocalFile.read(file.path) else { return }
    self[keyPath: files][file.path] = StableHash(of: bytes).value
  }
}
