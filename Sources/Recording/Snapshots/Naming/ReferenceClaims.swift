import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The references that the processes of a run use, in `<artifacts>/journal/<run>/claims`.
///
/// A process appends a line for each of its references to one of 256 files, and reads the lines before it. Only one of
/// two lines comes first, so two tests with one reference are found without a lock. Recording takes a lock, which the
/// system releases when a process ends.
final class ReferenceClaims: Sendable {
  private let artifacts: String
  /// The path of the claims below the folder of artifacts.
  private let path: String
  private let opened = Mutex<OpenFolder?>(nil)
  private let processID: Int32
  /// The run of the `swift test` that started this process; empty if something else did. `SNAPSHOT_RUN_ID` may be the
  /// same for several runs.
  private let command: String

  /// - Parameters:
  ///   - folder: The folder of the run's journals.
  ///   - command: The run of the `swift test` that started this process; `nil` if something else did.
  init(folder: JournalFolder, processID: Int32, command: String?) {
    artifacts = folder.artifacts
    path = folder.relativePath(of: folder.path) + "/" + JournalFolder.claimsName
    self.processID = processID
    self.command = command ?? ""
  }

  /// The folder, which is created if needed, and below the artifacts not reached through links; `nil` if this fails.
  private var folder: OpenFolder? {
    opened.withLock { opened in
      // Every assertion tries again: a disk may be full for a moment.
      if opened == nil { opened = try? OpenFolder(artifacts).folder(path, creates: true) }
      return opened
    }
  }

  /// Claims the reference of an assertion.
  ///
  /// - Parameter isShared: Whether other assertions may use the same reference.
  /// - Returns: The first claim of another test; `nil` if there is none, or if nothing can be written.
  func claim(_ path: String, isShared: Bool, for location: SnapshotLocation) -> ReferenceClaim? {
    let claim = ReferenceClaim(path: path, location: location)
    let own = ClaimRecord(
      key: Self.key(of: path), event: .claim, process: processID, command: command, values: claim.values)
    guard let folder, let file = ClaimFile(key: own.key, in: folder), file.append(own), !isShared else { return nil }
    // Later claims are found by their own processes.
    for record in file.records(of: own.key).prefix(while: { $0 != own }) where record.event == .claim {
      guard record.process != processID, isCurrent(record), let other = ReferenceClaim(record.values[...]) else {
        continue
      }
      if other.path != path || !other.location.isSameAssertion(as: location) { return other }
    }
    return nil
  }

  /// Marks a reference as one of two tests, and withdraws what they recorded.
  ///
  /// - Parameters:
  ///   - first: The claim of the test that came first.
  ///   - store: The folder of references.
  func contest(_ path: String, by location: SnapshotLocation, first: ReferenceClaim, in store: SnapshotStore) {
    let key = Self.key(of: path)
    guard let folder, let file = ClaimFile(key: key, in: folder) else { return }
    file.lock()
    defer { file.unlock() }
    let records = file.records(of: key)
    let firstProcess = records.first { record in
      record.event == .claim && ReferenceClaim(record.values[...])?.isSame(as: first) == true
    }?.process
    let record = ClaimRecord(
      key: key, event: .contested, process: processID, command: command,
      values: ["\(firstProcess ?? processID)"] + first.values + ReferenceClaim(path: path, location: location).values)
    if !records.contains(record) {
      _ = file.append(record)
      _ = ClaimFile(name: ClaimFile.contestedName, in: folder)?.append(record)
    }
    withdraw(records, in: store, claims: folder)
  }

  /// Writes the value of a reference, unless it is one of two tests, or another process recorded another value.
  ///
  /// - Parameters:
  ///   - old: The contents of the reference; `nil` if there is none.
  ///   - write: Writes the reference.
  func record(
    _ data: Data, over old: Data?, at path: String, isNamed: Bool, for location: SnapshotLocation,
    write: () throws(VerificationError) -> Void
  ) throws(VerificationError) {
    let key = Self.key(of: path)
    guard let folder, let file = ClaimFile(key: key, in: folder) else { return try write() }
    file.lock()
    defer { file.unlock() }
    let records = file.records(of: key).filter { isCurrent($0) }
    for record in records where record.event == .contested {
      guard let other = record.otherClaim(than: location) else { continue }
      throw .naming(.sharedByTests(path: path, isNamed: isNamed, other: other.location))
    }
    let digest = data.withUnsafeBytes { StableDigest(of: $0) }.text
    let recorded = Self.recorded(in: records)
    if let recorded, recorded.process != processID, recorded.values[1] != digest {
      throw .naming(.recordedByAnotherProcess(path: path, isNamed: isNamed))
    }
    // The first value that is recorded replaces what is restored if it is withdrawn.
    let isOldSaved = recorded == nil && old.map { save($0, for: key, in: folder) } ?? false
    try write()
    let isRestorable = recorded.map { $0.values[2] } ?? (old == nil ? "none" : isOldSaved ? "saved" : "lost")
    _ = file.append(
      ClaimRecord(
        key: key, event: .recorded, process: processID, command: command, values: [path, digest, isRestorable]))
  }

  /// Whether another process of the run recorded a reference.
  func isRecordedByAnotherProcess(_ path: String) -> Bool {
    let key = Self.key(of: path)
    guard let folder, let file = ClaimFile(key: key, in: folder) else { return false }
    // A process that has just written the reference notes it before it releases the lock.
    file.lock()
    defer { file.unlock() }
    return Self.recorded(in: file.records(of: key).filter { isCurrent($0) }).map { $0.process != processID } ?? false
  }

  /// The claims of this process on references that tests of other processes claimed later, and these tests.
  func contestedByOthers() -> [(own: ReferenceClaim, other: ReferenceClaim)] {
    guard let folder, folder.type(of: ClaimFile.contestedName) == .file,
      let file = ClaimFile(name: ClaimFile.contestedName, in: folder)
    else { return [] }
    return file.records(of: nil).compactMap { record in
      guard record.process != processID, record.values.first == "\(processID)", isCurrent(record) else { return nil }
      let values = record.values.dropFirst()
      guard let own = ReferenceClaim(values), let other = ReferenceClaim(values.dropFirst(own.values.count)) else {
        return nil
      }
      return (own, other)
    }
  }

  /// The last value that was recorded and not withdrawn.
  private static func recorded(in records: [ClaimRecord]) -> ClaimRecord? {
    guard let last = records.last(where: { $0.event == .recorded || $0.event == .withdrawn }) else { return nil }
    return last.event == .recorded ? last : nil
  }

  /// Restores the contents that a reference had before it was recorded.
  private func withdraw(_ records: [ClaimRecord], in store: SnapshotStore, claims folder: OpenFolder) {
    guard let recorded = Self.recorded(in: records.filter { isCurrent($0) }),
      recorded.values[0].hasPrefix(store.root + "/"),
      let name = SnapshotName(path: String(recorded.values[0].dropFirst(store.root.count + 1)))
    else { return }
    do {
      // Another program may have changed it meanwhile.
      guard let data = try store.read(name), data.withUnsafeBytes({ StableDigest(of: $0) }).text == recorded.values[1]
      else { return }
      switch recorded.values[2] {
      case "none": try store.remove(name)
      case "saved": try store.write(try folder.read(recorded.key, limit: Self.maximumSize), for: name)
      default: return StandardError.write("FirstFrame: \(store.path(of: name)) could not be restored; use git for it.")
      }
      _ = ClaimFile(key: recorded.key, in: folder)?.append(
        ClaimRecord(
          key: recorded.key, event: .withdrawn, process: processID, command: command, values: [recorded.values[0]]))
    } catch {
      StandardError.write("FirstFrame: \(store.path(of: name)) could not be restored: \(error)")
    }
  }

  /// Saves the contents of a reference before it is recorded, and returns whether this succeeded.
  private func save(_ data: Data, for key: String, in folder: OpenFolder) -> Bool {
    do {
      try folder.write(data, to: key)
      return true
    } catch {
      return false
    }
  }

  /// The limit for the saved contents of a reference, in bytes.
  private static let maximumSize = 1 << 30

  /// The digest of a path. Some file systems do not distinguish names that differ only in case.
  private static func key(of path: String) -> String {
    var path = path.lowercased()
    return path.withUTF8 { StableDigest(of: UnsafeRawBufferPointer($0)) }.text
  }

  /// Whether a line belongs to this run, rather than to an earlier one with the same `SNAPSHOT_RUN_ID`.
  private func isCurrent(_ record: ClaimRecord) -> Bool {
    record.command.isEmpty || record.command == command || TestRun(name: record.command).isRunning
  }
}

/// The claim of a test on a reference.
struct ReferenceClaim: Hashable, Sendable {
  /// The file, as an absolute path.
  let path: String
  let location: SnapshotLocation

  init(path: String, location: SnapshotLocation) {
    self.path = path
    self.location = location
  }

  /// The claim in the first fields of a line.
  init?(_ values: ArraySlice<String>) {
    let values = Array(values)
    guard values.count >= Self.valueCount, let line = Int(values[4]), let column = Int(values[5]) else { return nil }
    path = values[0]
    location = SnapshotLocation(
      fileID: values[1], filePath: values[1], testName: values[2], suite: values[3] == "-" ? nil : values[3],
      line: line, column: column, runningTest: values[6] == "-" ? nil : values[6])
  }

  /// The number of fields.
  static let valueCount = 7

  fileprivate var values: [String] {
    [
      path, location.fileID, location.testName, location.suite ?? "-", "\(location.line)", "\(location.column)",
      location.runningTest ?? "-",
    ].map(ClaimRecord.field)
  }

  fileprivate func isSame(as other: ReferenceClaim) -> Bool {
    path == other.path && location.isSameAssertion(as: other.location)
  }
}

extension SnapshotLocation {
  /// Whether two assertions are in the same test.
  func isInSameTest(as other: SnapshotLocation) -> Bool {
    fileID == other.fileID && testName == other.testName && suite == other.suite && canRunInTest(of: other)
  }

  /// Whether it is one assertion, which a test made twice.
  func isRepetition(of other: SnapshotLocation) -> Bool {
    isInSameTest(as: other) && line == other.line && column == other.column
  }

  /// Whether no other test is known to run. It is unknown in a detached task.
  private func canRunInTest(of other: SnapshotLocation) -> Bool {
    runningTest == nil || other.runningTest == nil || runningTest == other.runningTest
  }

  /// Whether two processes made the same assertion.
  fileprivate func isSameAssertion(as other: SnapshotLocation) -> Bool {
    guard fileID == other.fileID, line == other.line, column == other.column, testName == other.testName else {
      return false
    }
    guard suite != other.suite else { return canRunInTest(of: other) }
    // Only XCTest does not know the suite in a function that tests call. A test that is moved to Swift Testing may call it
    // in both of its forms, whose names differ.
    return suite == nil || other.suite == nil
  }
}
