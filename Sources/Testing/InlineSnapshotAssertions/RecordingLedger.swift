import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// The edits that one build of the tests recorded into a source file. They map positions at compile time to current
/// positions.
///
/// Recording moves the lines below the edit. Other processes of a run, and later runs of the same build, read the edits
/// here. The next build has new positions, and starts a new ledger.
struct RecordingLedger: Codable, Sendable {
  let build: BuildIdentity
  /// The source at the time of the build.
  let compiled: SourceText
  /// The recorded edits, in order.
  private(set) var edits: [SourceEdit] = []
  /// The source before the last edit, which is still on disk if the process was killed after writing the ledger.
  private(set) var previous: SourceText
  /// The source after the last edit.
  private(set) var current: SourceText

  init(build: BuildIdentity, compiled: SourceText) {
    self.build = build
    self.compiled = compiled
    previous = compiled
    current = compiled
  }

  /// The ledger at the time when its source was the given one; `nil` if there was no such time.
  func rewound(to source: SourceText) -> RecordingLedger? {
    if source == current { return self }
    var ledger = RecordingLedger(build: build, compiled: compiled)
    if source == compiled { return ledger }
    guard source == previous else { return nil }
    ledger.edits = edits.dropLast()
    ledger.previous = previous
    ledger.current = previous
    return ledger
  }

  /// Adds an edit.
  mutating func append(_ edit: SourceEdit, resultingIn source: SourceText) {
    edits.append(edit)
    previous = current
    current = source
  }

  /// The current offset of a compiled position, in bytes of UTF-8; `nil` if the compiled source has no such position.
  func offset(line: Int, column: Int) -> Int? {
    edits.reduce(compiled.offset(line: line, column: column)) { offset, edit in
      offset.flatMap(edit.moved)
    }
  }
}

/// The ledgers of all sources, in files `inline/<source>.json` in the folder of artifacts.
struct LedgerStore: Hashable, Sendable {
  /// The folder of artifacts, as an absolute path.
  let artifacts: String

  /// The limit for a ledger, in bytes.
  private static let maximumSize = 64 << 20

  /// The absolute path of the ledger of a source.
  func path(of source: String) -> String { artifacts + "/" + relativePath(of: source) }

  private func relativePath(of source: String) -> String { "inline/\(FileNameComponent(source).text).json" }

  /// Reads the ledger of a source; `nil` if there is none.
  func ledger(of source: String) throws(InlineSnapshotError) -> RecordingLedger? {
    let path = path(of: source)
    do {
      let data = try EnclosedFolder(artifacts).readWithoutLinks(relativePath(of: source), limit: Self.maximumSize)
      return try JSONDecoder().decode(RecordingLedger.self, from: data)
    } catch EnclosedFolder.ReadingError.missing {
      return nil
    } catch let error as EnclosedFolder.ReadingError {
      throw .ledger(path: path, reason: "\(error)")
    } catch {
      throw .ledger(path: path, reason: "\(FileFailure(error))")
    }
  }

  /// Writes the ledger of a source atomically.
  func write(_ ledger: RecordingLedger, of source: String) throws(InlineSnapshotError) {
    let path = path(of: source)
    do {
      try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
      try OpenFolder(artifacts).write(JSONEncoder.sorted.encode(ledger), to: relativePath(of: source))
    } catch {
      throw .ledger(path: path, reason: "\(FileFailure(error))")
    }
  }
}

/// The identity of a build of the tests: the file that this code was linked into, with its size and time.
///
/// Positions that were compiled into a test are positions in the sources of its build.
struct BuildIdentity: Codable, Hashable, Sendable {
  let path: String
  let size: Int64
  let inode: UInt64
  /// The modification time of the file, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int

  /// The running build; `nil` if its file is inaccessible.
  static let current = BuildIdentity(file: linkedFile)

  init?(file: String?) {
    var status = stat()
    guard let file, stat(file, &status) == 0 else { return nil }
    path = file
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  private static var linkedFile: String? {
    #if canImport(Darwin)
    // The file is a bundle that Xcode's test runner loaded.
    var information = Dl_info()
    guard dladdr(#dsohandle, &information) != 0 else { return nil }
    return information.dli_fname.map { String(cString: $0) }
    #else
    // The file is an executable.
    return SymbolicLink.resolved("/proc/self/exe")
    #endif
  }
}
