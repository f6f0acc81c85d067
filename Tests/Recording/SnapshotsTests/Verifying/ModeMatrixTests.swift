import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Every mode with every kind of reference, requested by the variable and by code.
@Suite @MainActor struct ModeMatrixTests {
  enum Reference: CaseIterable {
    case equal, missing, different, damaged, unmerged, folder, blankActual
  }

  private static let path = "__Snapshots__/CardTests/CardViewTests/testCard.png"

  private let package: TemporaryPackage

  init() throws {
    self.init(package: try TemporaryPackage())
  }

  private init(package: TemporaryPackage) {
    self.package = package
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases, Reference.allCases)
  func theVariableDeterminesWhatIsWritten(mode: SnapshotTestingConfiguration.Record, reference: Reference) throws {
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": mode.rawValue, "CI": "true"])
    try check(mode: mode, reference: reference) { verify(with: verifier, reference: reference, record: nil) }
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases, Reference.allCases)
  func codeDeterminesWhatIsWritten(mode: SnapshotTestingConfiguration.Record, reference: Reference) throws {
    let verifier = package.verifier()
    try check(mode: mode, reference: reference) { verify(with: verifier, reference: reference, record: mode) }
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .all], Reference.allCases)
  func codeWritesNothingOnCI(mode: SnapshotTestingConfiguration.Record, reference: Reference) throws {
    try prepare(reference)
    let before = try contents()
    let verdict = verify(with: package.verifier(["CI": "1"]), reference: reference, record: mode)
    #expect(verdict.kind == .refused)
    #expect(verdict.failureMessage?.contains("CI is set") == true)
    #expect(try contents() == before)
  }

  @Test(arguments: ["", "1"], Reference.allCases)
  func nothingIsWrittenUnlessRequested(ci: String, reference: Reference) throws {
    let verifier = package.verifier(["CI": ci])
    try check(mode: .never, reference: reference) { verify(with: verifier, reference: reference, record: nil) }
    try check(mode: .never, reference: reference) { verify(with: verifier, reference: reference, record: .never) }
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases, SnapshotTestingConfiguration.Record.allCases)
  func theVariableOverridesCode(
    mode: SnapshotTestingConfiguration.Record, code: SnapshotTestingConfiguration.Record
  ) throws {
    for reference in Reference.allCases {
      let package = try TemporaryPackage()
      let matrix = ModeMatrixTests(package: package)
      let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": mode.rawValue])
      try matrix.check(mode: mode, reference: reference) {
        matrix.verify(with: verifier, reference: reference, record: code)
      }
    }
  }

  @Test(arguments: ["", "1"], Reference.allCases)
  func anUnknownModeIsRefusedWhateverTheReference(ci: String, reference: Reference) throws {
    try prepare(reference)
    let before = try contents()
    let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": "always", "CI": ci])
    for code in [nil, SnapshotTestingConfiguration.Record.never, .all] {
      #expect(verify(with: verifier, reference: reference, record: code).kind == .refused)
    }
    #expect(try contents() == before)
  }

  private func verify(
    with verifier: SnapshotVerifier, reference: Reference, record: SnapshotTestingConfiguration.Record?
  ) -> Verdict {
    verifier.verify(
      { reference == .blankActual ? .blank : BoxComponent.black }, as: .image, record: record,
      at: package.location(), isOnMainActor: true)
  }

  private func check(
    mode: SnapshotTestingConfiguration.Record, reference: Reference, verify: () -> Verdict
  ) throws {
    try prepare(reference)
    let before = try contents()
    let verdict = verify()
    #expect(verdict.kind == expectedKind(mode: mode, reference: reference))
    let after = try contents()
    guard verdict.kind == .recorded else {
      #expect(after == before)
      return
    }
    #expect(after.keys.sorted() == ["CardTests/CardViewTests/testCard.png"])
    let written = try Bitmap(pngData: #require(after.values.first))
    #expect(written[8, 8] == PremultipliedColor(.black))
    // Equal pixels are not written again, whatever the mode.
    let again = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"])
    #expect(self.verify(with: again, reference: reference, record: nil).kind == .matched)
  }

  private func expectedKind(mode: SnapshotTestingConfiguration.Record, reference: Reference) -> Verdict.Kind {
    switch (mode, reference) {
    case (_, .blankActual): .blank
    case (_, .equal): .matched
    case (.never, .missing): .missing
    case (_, .missing): .recorded
    case (.failed, .different), (.all, .different), (.failed, .damaged), (.all, .damaged), (.failed, .unmerged),
      (.all, .unmerged):
      .recorded
    case (_, .different): .mismatched
    case (_, .unmerged): .unmerged
    case (_, .damaged), (.never, .folder), (.missing, .folder): .unreadableReference
    case (_, .folder): .failed
    }
  }

  private func prepare(_ reference: Reference) throws {
    switch reference {
    case .missing: break
    case .equal, .blankActual: try package.write(png(of: .black), to: Self.path)
    case .different: try package.write(png(of: .red), to: Self.path)
    case .damaged: try package.write(png(of: .black).prefix(40), to: Self.path)
    // Our side is what the test draws. This does not count as a match.
    case .unmerged:
      let reference = UnmergedReference(base: nil, ours: try png(of: .black), theirs: try png(of: .red))
      try package.write(reference.file, to: Self.path)
    case .folder: try package.write("x", to: Self.path + "/inner")
    }
  }

  private func png(of component: BoxComponent) throws -> Data {
    guard
      case .whole(let bitmap, _) = try Snapshotting<BoxComponent, Bitmap>.image.capture(
        component, isOnMainActor: true)
    else { throw CaptureError.strategyFailed(reason: "blank") }
    return try bitmap.pngData()
  }

  /// Returns the contents of all references, by path.
  private func contents() throws -> [String: Data] {
    try package.files(below: "__Snapshots__").reduce(into: [:]) {
      $0[$1] = try package.data(at: "__Snapshots__/" + $1)
    }
  }
}
