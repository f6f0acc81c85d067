import FirstFrameSeededRandomness

/// A kind of file that the package reads: how hostile ones are made, and how they are read.
protocol InputKind: Sendable {
  /// The name of the kind, as in `--kind`.
  static var name: String { get }

  /// Prepares the valid files, and a folder for the files that the package needs on disk.
  init(scratch: ScratchFolder) throws

  /// Returns an input. Equal generators make equal inputs.
  func input(_ random: inout SeededGenerator) -> HostileInput

  /// Reads an input as the package does, and uses the result.
  ///
  /// - Throws: The package's error about the input.
  func read(_ input: HostileInput) throws
}

/// The contents of a file, and its path in the folder where it is read.
struct HostileInput: Equatable {
  var path: String
  var bytes: [UInt8]
}

/// All kinds of input, in the order in which a campaign runs them.
enum InputKinds {
  static let all: [any InputKind.Type] =
    [
      PNGInput.self, JPEGInput.self, VectorInput.self, SceneInput.self, FontInput.self, JournalInput.self,
      ReferenceInput.self, CatalogInput.self, StringsInput.self, TreeInput.self,
    ] + portingKinds

  #if Porting
  private static let portingKinds: [any InputKind.Type] = [ConfigurationInput.self, ManifestInput.self]
  #else
  private static let portingKinds: [any InputKind.Type] = []
  #endif

  static func named(_ name: String) -> (any InputKind.Type)? {
    all.first { $0.name == name }
  }
}
