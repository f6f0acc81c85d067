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

/// A fault of the package that is not a crash.
enum InputFault: Error {
  case invalidResult(String)
}
