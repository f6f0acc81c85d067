import FirstFrameLayoutTree
public import FirstFrameSnapshots
import Testing

/// The location of an assertion in a ported test, and the name of its snapshot.
@_spi(Porting) public struct PortedSnapshotPlace {
  /// The file and the line of the assertion.
  let source: CallSite
  /// The file of the assertion.
  public let filePath: StaticString
  /// The function around the assertion, as in `#function`.
  public let testName: String
  /// The folder of references; `nil` for the package's folder.
  let folder: String?
  /// The snapshot's name; `nil` for none.
  private(set) var name: String?

  public init(
    fileID: StaticString, filePath: StaticString, testName: String, line: UInt, column: UInt, folder: String? = nil
  ) {
    source = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.filePath = filePath
    self.testName = testName
    self.folder = folder
  }

  /// The location with the name of a snapshot.
  public func named(_ name: String?) -> PortedSnapshotPlace {
    var place = self
    place.name = name
    return place
  }
}

/// Assertions for tests that were written for another snapshot library. In that library, they have other names.
///
/// Unlike with the other assertions of this module, several assertions may use one reference.
@_spi(Porting) public enum PortedSnapshot {
  public typealias Verdict = FirstFrameSnapshots.Verdict

  /// Whether the caller runs on the main actor.
  public static var isOnMainActor: Bool { MainActorContext.isCurrent }

  /// Verifies a value against its reference, without failing a test.
  public static func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    record: SnapshotTestingConfiguration.Record?, at place: PortedSnapshotPlace, isolation: (any Actor)?
  ) -> Verdict {
    SnapshotVerifier().verify(
      value, as: strategy, named: place.name, record: record,
      at: place.source.location(testName: place.testName), isParameterized: Test.current?.isParameterized ?? false,
      isShared: true, referenceFolder: place.folder, isOnMainActor: MainActorContext.isCurrent(for: isolation))
  }

  /// Fails the current test unless a verdict is a pass.
  ///
  /// - Parameter note: A line that follows the message; `nil` for none.
  public static func report(_ verdict: Verdict, note: String?, at place: PortedSnapshotPlace) {
    VerdictReporter().report(verdict.with(note: note), of: place.testName, at: place.source)
  }

  /// The paths of the reference and of the actual file of a mismatch; `nil` for other verdicts.
  public static func files(of verdict: Verdict) -> (reference: String, actual: String)? {
    guard verdict.kind == .mismatched, let snapshot = verdict.snapshot,
      let artifacts = verdict.artifacts, let actual = artifacts.files.first(where: { $0.role == .actual })
    else { return nil }
    return ("\(snapshot.reference)", "\(artifacts.folder)/\(actual.name)")
  }
}

/// The place of a preview of a ported package, and the name of its snapshots.
@_spi(Porting) public struct PortedPreviewPlace {
  fileprivate let location: SnapshotLocation

  /// - Parameters:
  ///   - target: The module that declares the preview.
  ///   - filePath: The path of its file.
  ///   - name: The preview's name, unique in the file.
  ///   - command: The command that draws the preview again.
  public init(target: String, filePath: String, line: Int, name: String, command: String) {
    let file = filePath.split(separator: "/").last ?? ""
    location = SnapshotLocation(
      fileID: "\(target)/\(file)", filePath: filePath, testName: name, line: line, column: 1, command: command)
  }
}

extension PortedSnapshot {
  /// Verifies a value of a preview against the reference `<Target>/<File>/<preview>.<name>.<extension>`.
  ///
  /// - Parameter name: Distinguishes the snapshots of one preview.
  @MainActor
  public static func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String,
    at place: PortedPreviewPlace
  ) -> Verdict {
    SnapshotVerifier().verify(value, as: strategy, named: name, at: place.location, isOnMainActor: true)
  }
}
