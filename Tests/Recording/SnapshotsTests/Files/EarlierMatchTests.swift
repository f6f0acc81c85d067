import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// A picture that was drawn and equaled its reference is not drawn again, unless something has changed.
@Suite @MainActor struct EarlierMatchTests {
  private struct Card: LayoutTreeProviding {
    var color = Color(red: 200, green: 0, blue: 0)
    var width: CGFloat = 40
    var text = "Card"
    /// The problem and the warnings do not depend on the tree.
    var problem: String?
    var warnings: [String] = []

    var layoutProblem: String? { problem }
    var layoutWarnings: [String] { warnings }

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
      let label = LayoutNode(
        frame: CGRect(x: 4, y: 4, width: 30, height: 16), text: TextContent(string: text, font: Font(size: 10)))
      return LayoutNode(
        name: "card", frame: CGRect(x: 0, y: 0, width: width, height: 24), background: .color(color), children: [label])
    }
  }

  private func verify(
    _ card: Card = Card(), as strategy: Snapshotting<Card, Bitmap> = Self.picture, _ variables: [String: String] = [:],
    in package: TemporaryPackage
  ) -> Verdict {
    package.verifier(variables).verify({ card }, as: strategy, at: package.location(), isOnMainActor: true)
  }

  /// A strategy with a typesetter of its own: other tests of the process register typefaces.
  private static var picture: Snapshotting<Card, Bitmap> {
    var environment = RenderingEnvironment()
    environment.typesetter = Typesetter()
    return .image(in: environment)
  }

  private static let snapshot = "CardTests/CardViewTests/testCard.png"
  private static let reference = "__Snapshots__/" + snapshot
  private static let match = ".build/snapshot-matches/" + snapshot

  /// A package whose snapshot was recorded, and then drawn and compared once.
  private func packageWithMatch() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    _ = verify(["SNAPSHOT_TESTING_RECORD": "missing"], in: package)
    #expect(!package.exists(Self.match))
    #expect(verify(in: package).isPass)
    #expect(package.exists(Self.match))
    return package
  }

  private func verify(_ variables: [String: String], in package: TemporaryPackage) -> Verdict {
    verify(Card(), variables, in: package)
  }

  /// Whether a card is drawn in a package: how it is captured there.
  private func isDrawn(
    _ card: Card = Card(), as strategy: Snapshotting<Card, Bitmap> = Self.picture, _ variables: [String: String] = [:],
    in package: TemporaryPackage
  ) throws -> Bool {
    let verifier = package.verifier(variables)
    let request = SnapshotRequest(
      location: package.location(), pathExtension: "png", record: nil,
      reference: .file(name: nil, isParameterized: false, isShared: false, folder: nil))
    let plan = try verifier.plan(request, in: verifier.folders(for: request))
    let earlier = strategy.diffing.comparesEachPixel ? plan.earlierMatch : nil
    var warnings: [String] = []
    let captured = try verifier.capture(
      { card }, as: strategy, unless: earlier, isOnMainActor: true, warnings: &warnings)
    if case .unchanged = captured.capture { return false }
    return true
  }

  @Test func theSamePictureIsNotDrawnAgain() throws {
    let package = try packageWithMatch()
    #expect(try !isDrawn(in: package))
    #expect(verify(in: package).kind == .matched)
  }

  @Test func aPictureWithoutAMatchIsDrawn() throws {
    let package = try TemporaryPackage()
    _ = verify(["SNAPSHOT_TESTING_RECORD": "missing"], in: package)
    #expect(try isDrawn(in: package))
  }

  @Test(arguments: [
    (Card(color: Color(red: 201, green: 0, blue: 0)), Verdict.Kind.mismatched), (Card(width: 41), .mismatched),
    (Card(text: "Cards"), .mismatched), (Card(problem: "the layout failed"), .failed),
  ])
  private func aChangedComponentIsDrawn(card: Card, kind: Verdict.Kind) throws {
    let package = try packageWithMatch()
    #expect(verify(card, in: package).kind == kind)
    #expect(verify(in: package).kind == .matched)
  }

  @Test func anotherScaleIsDrawn() throws {
    let package = try packageWithMatch()
    #expect(verify(as: .image(in: RenderingEnvironment(scale: 3)), in: package).kind == .mismatched)
  }

  /// The tolerance has warnings of its own, which need both pictures.
  @Test func aToleranceIsCompared() throws {
    let package = try packageWithMatch()
    let strategy = Snapshotting<Card, Bitmap>.image.tolerating(.yiq())
    #expect(try isDrawn(as: strategy, in: package))
    #expect(verify(as: strategy, in: package).warnings.count == 1)
  }

  @Test func anotherReferenceIsCompared() throws {
    let package = try packageWithMatch()
    let other = try TemporaryPackage()
    _ = verify(Card(width: 50), ["SNAPSHOT_TESTING_RECORD": "missing"], in: other)
    try package.write(try other.data(at: Self.reference), to: Self.reference)
    #expect(verify(in: package).kind == .mismatched)
  }

  @Test func aMissingReferenceIsMissed() throws {
    let package = try packageWithMatch()
    try FileManager.default.removeItem(atPath: package.root + "/" + Self.reference)
    #expect(verify(in: package).kind == .missing)
  }

  @Test(arguments: ["", "FirstFrame 4", "\u{0}"])
  func aDamagedMatchIsDrawnAgainAndReplaced(contents: String) throws {
    let package = try packageWithMatch()
    let match = try package.data(at: Self.match)
    try package.write(contents, to: Self.match)
    #expect(verify(in: package).kind == .matched)
    #expect(try package.data(at: Self.match) == match)
  }

  @Test(arguments: [["SNAPSHOT_COMPARE": "pixels"], ["CI": "true"]])
  func allPicturesAreDrawn(variables: [String: String]) throws {
    let package = try packageWithMatch()
    #expect(try isDrawn(Card(), variables, in: package))
    let before = try packageWithMatch()
    try FileManager.default.removeItem(atPath: before.root + "/" + Self.match)
    #expect(verify(variables, in: before).isPass)
    #expect(!before.exists(Self.match))
  }

  @Test func anUnknownComparisonIsRefused() throws {
    let verdict = verify(["SNAPSHOT_COMPARE": "trees"], in: try packageWithMatch())
    #expect(verdict.kind == .refused)
    #expect(verdict.failureMessage?.contains("SNAPSHOT_COMPARE is \"trees\"; it can be pixels, or unset") == true)
  }

  @Test func warningsOfTheLayoutRemain() throws {
    let package = try packageWithMatch()
    let card = Card(warnings: ["Two constraints contradict each other."])
    #expect(verify(card, in: package).warnings == card.warnings)
    #expect(verify(card, ["SNAPSHOT_WARNINGS": "fail"], in: package).kind == .failed)
  }

  /// The warning needs the typeset text.
  @Test func aPictureWithMissingCharactersIsDrawnEachTime() throws {
    let package = try TemporaryPackage()
    let card = Card(text: "A\u{0E01}")
    _ = verify(card, ["SNAPSHOT_TESTING_RECORD": "missing"], in: package)
    for _ in 0..<2 { #expect(verify(card, in: package).warnings.count == 1) }
    #expect(!package.exists(Self.match))
  }

  /// A later strategy may not allow a blank picture.
  @Test func aBlankPictureIsDrawnEachTime() throws {
    let package = try TemporaryPackage()
    let blank = Card(text: "")
    _ = verify(blank, as: .image.allowingBlank, ["SNAPSHOT_TESTING_RECORD": "missing"], in: package)
    #expect(verify(blank, as: .image.allowingBlank, in: package).isPass)
    #expect(!package.exists(Self.match))
    #expect(verify(blank, in: package).kind == .blank)
  }

  @Test func artifactsOfAnEarlierFailureAreRemoved() throws {
    let package = try packageWithMatch()
    #expect(verify(Card(width: 41), in: package).kind == .mismatched)
    #expect(package.exists(".build/snapshot-artifacts/\(Self.snapshot)/actual.png"))
    #expect(try !isDrawn(in: package))
    #expect(verify(in: package).isPass)
    #expect(!package.exists(".build/snapshot-artifacts/\(Self.snapshot)/actual.png"))
  }
}
