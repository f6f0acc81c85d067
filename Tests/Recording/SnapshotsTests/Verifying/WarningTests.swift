import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// A character that no typeface has causes a warning, not a failure, since it is drawn identically on every machine.
@Suite @MainActor struct WarningTests {
  private struct Title: LayoutTreeProviding {
    let string: String

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
      LayoutNode(
        name: "title", frame: CGRect(x: 0, y: 0, width: 80, height: 20), background: .color(.white),
        text: TextContent(string: string, font: Font(size: 10)))
    }
  }

  private func verify(_ string: String, _ mode: String, in package: TemporaryPackage) -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
      { Title(string: string) }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
  }

  @Test(arguments: [("never", Verdict.Kind.missing), ("missing", .recorded)])
  func aWarningDoesNotChangeTheKindOfAVerdict(mode: String, kind: Verdict.Kind) throws {
    let verdict = try verify("A\u{0E01}", mode, in: TemporaryPackage())
    #expect(verdict.kind == kind)
    #expect(!verdict.isPass)
    #expect(verdict.failureMessage != nil)
    #expect(verdict.snapshot != nil)
    try #require(verdict.warnings.count == 1)
    #expect(verdict.warnings[0].hasPrefix("title: no registered face has U+0E01 "))
  }

  @Test func thereIsOneWarningForAllTextsOfAPictureWithItsRemedy() throws {
    struct Titles: LayoutTreeProviding {
      func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
        let texts = ["\u{1F600}", "ok", "\u{5D0}\u{1F600}"].enumerated().map { index, string in
          LayoutNode(
            name: "text\(index)", frame: CGRect(x: 0, y: 20 * Double(index), width: 80, height: 20),
            text: TextContent(string: string, font: Font(size: 10)))
        }
        return LayoutNode(
          name: "card", frame: CGRect(x: 0, y: 0, width: 80, height: 60), background: .color(.white), children: texts)
      }
    }
    let package = try TemporaryPackage()
    let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "never"]).verify(
      { Titles() }, as: .image, named: "titles", at: package.location(), isOnMainActor: true)
    #expect(
      verdict.warnings == [
        "card/text0: no registered face has U+1F600 GRINNING FACE, U+05D0 HEBREW LETTER ALEF (in 2 texts); a box is drawn "
          + "in place of each. Write \"fonts\": [\"Noto Color Emoji\", \"Noto Sans Hebrew\"] in firstframe.json; "
          + "`swift run firstframe doctor` says how to install them."
      ])
    #expect(
      verdict.foundWarnings.map(\.missingFontRemedy) == [
        "Write \"fonts\": [\"Noto Color Emoji\", \"Noto Sans Hebrew\"] in firstframe.json; `swift run firstframe doctor` "
          + "says how to install them."
      ])
  }

  @Test(arguments: ["\u{E000}\u{E001}", "\u{4E2D}", "\u{905}", "\u{1F600}", "\u{12000}\u{E000}"])
  func aWarningAboutAMissingFontIsRecognizedWhateverTheCharactersAreCalled(text: String) throws {
    let warnings = try verify(text, "never", in: TemporaryPackage()).foundWarnings
    #expect(warnings.map(\.kind) == ["no registered face has …"])
    #expect(warnings.map { $0.missingFontRemedy == nil } == [false])
    #expect(warnings.map { $0.missingFontRemedy == "" } == [false])
  }

  @Test func otherWarningsAreNotAboutAMissingFont() {
    #expect(SnapshotWarning("title: the layout did not settle; call it once").missingFontRemedy == nil)
  }

  /// A gradient within a text is a clear text, and a layer with the text as its mask.
  @Test func aTextThatIsFilledWithAGradientCountsOnce() throws {
    struct FilledTitle: LayoutTreeProviding {
      func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        func text(_ color: Color) -> LayoutNode {
          LayoutNode(frame: frame, text: TextContent(string: "\u{5D0}", font: Font(size: 10), color: color))
        }
        var gradient = LayoutNode(frame: frame, background: .color(.black))
        gradient.mask = [text(.black)]
        return LayoutNode(name: "card", frame: frame, background: .color(.white), children: [text(.clear), gradient])
      }
    }
    let package = try TemporaryPackage()
    let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "never"]).verify(
      { FilledTitle() }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    #expect(
      verdict.warnings == [
        "card/children[1]/mask[0]: no registered face has U+05D0 HEBREW LETTER ALEF; a box is drawn in place of each. "
          + "Write \"fonts\": [\"Noto Sans Hebrew\"] in firstframe.json; `swift run firstframe doctor` says how to install "
          + "it."
      ])
    #expect(verdict.foundWarnings.map(\.kind) == ["no registered face has …"])
  }

  @Test func aPassWithAWarningIsAPass() throws {
    let package = try TemporaryPackage()
    _ = verify("A\u{0E01}", "missing", in: package)
    let verdict = verify("A\u{0E01}", "never", in: package)
    #expect(verdict.isPass)
    #expect(verdict.failureMessage == nil)
    #expect(verdict.warnings.count == 1)
    #expect(package.files(below: ".build/snapshot-artifacts/journal").count == 1)
  }

  @Test func theJournalHasTheWarningsOfAPass() throws {
    let package = try TemporaryPackage()
    _ = verify("A\u{0E01}", "missing", in: package)
    let session = package.session()
    let verifier = SnapshotVerifier(session: session)
    let verdict = verifier.verify(
      { Title(string: "A\u{0E01}") }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    _ = session.end(status: 0)
    let journals = try ProcessJournal.all(below: package.root + "/.build/snapshot-artifacts")
    let warnings = journals.flatMap(\.lines).compactMap { line in
      if case .warnings(let warnings) = line { warnings } else { nil }
    }
    let own = try #require(warnings.last { $0.snapshot != nil })
    #expect(verdict.isPass)
    #expect(own.snapshot == verdict.snapshot?.name.path)
    #expect(own.line == verdict.location.line)
    #expect(own.warnings.map(\.kind) == ["no registered face has …"])
    #expect(own.warnings.map(\.text) == verdict.warnings)
  }

  @Test(arguments: [("never", Verdict.Kind.missing), ("missing", .missing), ("all", .missing)])
  func aPictureWithWarningsIsNotRecordedIfTheyFail(mode: String, kind: Verdict.Kind) throws {
    let package = try TemporaryPackage()
    let variables = ["SNAPSHOT_TESTING_RECORD": mode, "SNAPSHOT_WARNINGS": "fail"]
    let verdict = package.verifier(variables).verify(
      { Title(string: "A\u{0E01}") }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    #expect(verdict.kind == kind)
    #expect(package.files(below: "__Snapshots__").isEmpty)
    #expect(verdict.failureMessage?.contains("not recorded while SNAPSHOT_WARNINGS is \"fail\"") == true)
  }

  /// A use without effect in the expression or the drawing is a warning of each snapshot, not once of the process.
  @Test func usesWithoutEffectAreWarningsOfTheSnapshot() throws {
    let package = try TemporaryPackage()
    let text = "`Title.color` has no effect here: titles are black."
    func verdict(_ variables: [String: String] = [:]) -> Verdict {
      package.verifier(variables).verify(
        {
          for _ in 0..<2 { UsageWarnings.warn(text) }
          return Title(string: "A")
        }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    }
    #expect(verdict(["SNAPSHOT_TESTING_RECORD": "missing"]).warnings == [text])
    #expect(verdict().kind == .matched)
    #expect(verdict().warnings == [text])
    #expect(verdict(["SNAPSHOT_WARNINGS": "fail"]).kind == .failed)
    #expect(!UsageWarnings.all.contains(text))
  }

  private struct NoValue: Error {}

  @Test(arguments: [false, true]) func anAssertionWithoutAValueHasItsWarnings(isMisuse: Bool) throws {
    let package = try TemporaryPackage()
    let text = "`Title.color` has no effect here: the value of the title \(isMisuse ? "is misused" : "throws")."
    let session = package.session()
    let verdict = SnapshotVerifier(session: session).verify(
      {
        UsageWarnings.warn(text)
        guard isMisuse else { throw NoValue() }
        UsageErrors.report(UsageError("The title is misused."))
        return Title(string: "A")
      }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    _ = session.end(status: 1)
    #expect(verdict.kind == .failed)
    #expect(verdict.warnings == [text])
    let lines = try ProcessJournal.all(below: package.root + "/.build/snapshot-artifacts").flatMap(\.lines)
    let warnings = lines.compactMap { line in if case .warnings(let warnings) = line { warnings } else { nil } }
    #expect(warnings.flatMap(\.warnings).map(\.text) == [text])
    #expect(!UsageWarnings.all.contains(text))
  }

  /// A task inherits the collection of the assertion that starts it.
  @Test func aWarningAfterTheAssertionIsOneOfTheProcess() async throws {
    let package = try TemporaryPackage()
    let text = "`Title.color` has no effect here: a task of a test sets it."
    let (turns, next) = AsyncStream.makeStream(of: Void.self)
    var task: Task<Void, Never>?
    let verdict = package.verifier(["SNAPSHOT_TESTING_RECORD": "missing"]).verify(
      {
        task = Task {
          for await _ in turns { UsageWarnings.warn(text) }
        }
        return Title(string: "A")
      }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    next.yield()
    next.finish()
    await task?.value
    #expect(verdict.warnings.isEmpty)
    #expect(UsageWarnings.all.contains(text))
  }

  @Test(arguments: [("fail", Verdict.Kind.failed), ("report", .matched), ("", .matched), ("no", .refused)])
  func theVariableDecidesWhatWarningsDo(value: String, kind: Verdict.Kind) throws {
    let package = try TemporaryPackage()
    _ = verify("A\u{0E01}", "missing", in: package)
    let verdict = package.verifier(["SNAPSHOT_WARNINGS": value]).verify(
      { Title(string: "A\u{0E01}") }, as: .image, named: "title", at: package.location(), isOnMainActor: true)
    #expect(verdict.kind == kind)
    if value == "no" {
      #expect(verdict.failureMessage?.contains("SNAPSHOT_WARNINGS is \"no\"; it can be report, fail") == true)
    }
    if value == "fail" {
      let message = "title.png equals its reference, and was drawn with substitutes: 1 warning of 1 kind"
      #expect(verdict.failureMessage?.contains(message) == true)
      #expect(verdict.warnings.count == 1)
    }
    let plain = package.verifier(["SNAPSHOT_WARNINGS": "fail", "SNAPSHOT_TESTING_RECORD": "all"]).verify(
      { Title(string: "A") }, as: .image, named: "plain", at: package.location(), isOnMainActor: true)
    #expect(plain.kind == .recorded)
  }

  @Test func otherPicturesHaveNoWarning() throws {
    let package = try TemporaryPackage()
    _ = verify("A", "missing", in: package)
    #expect(verify("A", "never", in: package).warnings.isEmpty)
    let changed = verify("A\u{0E01}", "never", in: package)
    #expect(changed.difference?.pixels != nil)
    #expect(changed.artifacts?.files.count == 4)
  }
}

/// Layout warnings become the verdict's warnings, and fail no test.
@MainActor struct LayoutWarningTests {
  @Test func layoutWarnings() throws {
    let package = try TemporaryPackage()
    let location = package.location()
    let recorded = package.verifier(["SNAPSHOT_TESTING_RECORD": "missing"]).verify(
      { ContradictoryComponent() }, as: .image, at: location, isOnMainActor: true)
    let matched = package.verifier().verify({ ContradictoryComponent() }, as: .image, at: location, isOnMainActor: true)
    #expect(recorded.warnings == ["Two constraints contradict each other."])
    #expect(!recorded.isPass)
    #expect(matched.warnings == ["Two constraints contradict each other."])
    #expect(matched.isPass)
  }
}

/// The first recording of a component that is wider than any phone says how to choose a width.
@Suite @MainActor struct WidthNoteTests {
  private struct Title: LayoutTreeProviding {
    let width: CGFloat
    var string = "Title"

    func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
      LayoutNode(
        name: "title", frame: CGRect(x: 0, y: 0, width: width, height: 20), background: .color(.white),
        text: TextContent(string: string, font: Font(size: 10)))
    }
  }

  private func verify(
    _ title: Title, _ mode: String = "missing", as strategy: Snapshotting<Title, Bitmap> = .image,
    in package: TemporaryPackage
  ) -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode]).verify(
      { title }, as: strategy, named: "title", at: package.location(), isOnMainActor: true)
  }

  @Test(arguments: [(441, true), (440, false), (120, false)])
  func aWidthThatNothingDetermines(width: CGFloat, hasNote: Bool) throws {
    let message = try #require(try verify(Title(width: width), in: TemporaryPackage()).failureMessage)
    #expect(message.contains("`as: .image(width: 390)`") == hasNote)
    #expect(message.contains("It is 441 points wide") == hasNote)
  }

  @Test(arguments: [RenderingEnvironment(size: CGSize(width: 500, height: 20)), RenderingEnvironment(width: 500)])
  func aWidthOfTheStrategy(environment: RenderingEnvironment) throws {
    let verdict = try verify(Title(width: 500), as: .image(in: environment), in: TemporaryPackage())
    #expect(verdict.kind == .recorded)
    #expect(try #require(verdict.failureMessage).contains("points wide") == false)
  }

  @Test func aLaterRecordingHasNoNote() throws {
    let package = try TemporaryPackage()
    _ = verify(Title(width: 500), in: package)
    let verdict = verify(Title(width: 500, string: "Another title"), "failed", in: package)
    #expect(verdict.kind == .recorded)
    #expect(try #require(verdict.failureMessage).contains("points wide") == false)
  }
}
