import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation
import OpenTypeText
import Testing

@testable import FirstFramePreviewGallery
@testable import FirstFrameTool

/// Runs of a program that draws previews; here a script, which writes the journal of each run.
@Suite struct GalleryPartTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// - Parameter runs: The commands of each run, which are appended to `$journal`, or end the program.
  private func part(runs: [String]) throws -> GalleryPart {
    let cases = runs.enumerated().map { "\($0.offset + 1)) \($0.element) ;;" }.joined(separator: "\n")
    let script = try folder.write(
      """
      #!/bin/sh
      journal='\(folder.path("journal.jsonl"))'
      echo run >> '\(folder.path("runs"))'
      cp "$FIRSTFRAME_GALLERY" '\(folder.path("request"))'-$(wc -l < '\(folder.path("runs"))').json
      case $(wc -l < '\(folder.path("runs"))') in
      \(cases)
      esac
      """, to: "script")
    // Another process writes the program: one that starts at the same time would inherit an open file, and a file that is
    // open for writing cannot be run.
    let program = folder.path("program")
    _ = ChildProcess.run("cp", [script, program])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let request = GalleryRequest(
      output: folder.path, journal: folder.path("journal.jsonl"), modules: ["Badges"], components: [], skipped: [],
      part: 0, partCount: 1)
    return try GalleryPart(
      request, program: URL(fileURLWithPath: program), file: folder.path("request.json"),
      fonts: ConfiguredFonts(ofPackage: folder.path))
  }

  /// The command that appends lines to the journal.
  private func write(_ lines: GalleryLine...) throws -> String {
    try lines.map { "echo '\(String(decoding: try JSONEncoder().encode($0), as: UTF8.self))' >> \"$journal\"" }
      .joined(separator: "; ")
  }

  private func skipped(inRun run: Int) throws -> Set<String> {
    let data = Data(try folder.text(of: "request-\(run).json").utf8)
    return Set(try JSONDecoder().decode(GalleryRequest.self, from: data).skipped)
  }

  private let one = DrawnPreview(name: "BadgeView/one")
  private let three = DrawnPreview(name: "BadgeView/three")

  @Test func aProgramThatDrawsEverythingRunsOnce() throws {
    let part = try part(runs: [write(.listed([]), .started(one.name), .drawn(one))])
    #expect(part.journal.drawn.map(\.name) == [one.name])
    #expect(part.crashes == [:])
    #expect(try folder.text(of: "runs") == "run\n")
  }

  @Test func aCrashLosesOnlyItsPreview() throws {
    let first = try write(.listed([]), .started(one.name), .drawn(one), .started("BadgeView/two"))
    let part = try part(runs: [
      first + "; echo 'Badges/Badge.swift:3: Fatal error: no model' >&2; kill -ILL $$",
      write(.listed([]), .started(three.name), .drawn(three)),
    ])
    #expect(part.journal.drawn.map(\.name) == [one.name, three.name])
    #expect(part.crashes == ["BadgeView/two": "Fatal error: no model"])
    #expect(try skipped(inRun: 2) == [one.name, "BadgeView/two"])
  }

  @Test func aPropertyThatEndsTheProgramIsLeftOut() throws {
    let part = try part(runs: [
      write(.started("Badges.BadgeView.previews")) + "; exit 3", write(.listed([])),
    ])
    #expect(part.crashes == ["Badges.BadgeView.previews": "the program ended with status 3"])
    #expect(try skipped(inRun: 2) == ["Badges.BadgeView.previews"])
  }

  @Test func aPreviewThatTakesTooLongIsLeftOut() throws {
    let part = try part(runs: [write(.listed([]), .started(one.name)) + "; kill -ALRM $$", write(.listed([]))])
    #expect(part.crashes == [one.name: "it took longer than a minute"])
  }

  @Test func aPreviewThatEndsTheProgramWithoutAnErrorIsACrash() throws {
    let part = try part(runs: [write(.listed([]), .started(one.name)) + "; exit 2", write(.listed([]))])
    #expect(part.crashes == [one.name: "the program ended with status 2"])
  }

  @Test func aProgramThatListsItsTestsCannotDraw() throws {
    #expect(throws: GalleryError.noDrawing(program: folder.path("program"))) { try part(runs: ["echo Tests.test"]) }
  }

  @Test func aProgramThatRefusesItsRequestIsAnError() throws {
    #expect(throws: GalleryError.program(message: "no symbols")) { try part(runs: ["echo 'no symbols' >&2; exit 2"]) }
  }
}
