import FirstFrameLocalFiles
import Foundation

/// The texts on which depends what compiles: the sources of a package's targets, its manifest and its configuration.
struct SourceState: Codable, Equatable {
  /// The hashes of everything but the sources of tests, by path.
  private(set) var library: [String: UInt32] = [:]
  /// The hashes of the sources of tests, by path.
  private(set) var tests: [String: UInt32] = [:]

  init(of targets: [PortedTarget], in package: URL) {
    for name in ["Package.swift", "firstframe.json"] {
      add(package.appendingPathComponent(name).path, to: \.library)
    }
    for target in targets {
      for source in target.sources {
        add(target.folder.appendingPathComponent(source).path, to: target.isTest ? \.tests : \.library)
      }
    }
  }

  private mutating func add(_ path: String, to files: WritableKeyPath<SourceState, [String: UInt32]>) {
    guard let bytes = try? LocalFile.read(path) else { return }
    self[keyPath: files][path] = StableHash(of: bytes).value
  }
}
