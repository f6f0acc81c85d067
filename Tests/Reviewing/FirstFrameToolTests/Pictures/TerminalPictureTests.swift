import FirstFrame
import FirstFrameProgramTesting
import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameTool

/// The pictures of terminals in the documentation: what the tool writes, drawn by this project.
@MainActor struct TerminalPictureTests {
  private let matches: MatchPackage

  init() throws {
    matches = try MatchPackage()
  }

  /// What `firstframe review` shows first.
  private func reviewScreen(rows: Int) throws -> TerminalScreen {
    let terminal = try PseudoTerminal(
      ["review", "--pictures", "blocks"], in: matches.package.folder, columns: 110, rows: rows)
    var screen = TerminalScreen(columns: 110, rows: rows)
    screen.write(try terminal.read(until: "q quit"))
    terminal.finish(typing: "q")
    return screen
  }

  @Test func review() throws {
    let old = try MatchCard()
    let new = try MatchCard([#""string": "2""#: #""string": "3""#])
    try matches.record { $0(old, in: "live") }
    matches.test { $0(new, in: "live") }
    assertSnapshot(
      of: try TerminalPicture(reviewScreen(rows: 26), title: "swift run firstframe review"), as: .image)
  }

  @Test func unmerged() throws {
    // One side scores at home, the other one away.
    let cards = [
      try MatchCard(), try MatchCard([#""string": "2""#: #""string": "3""#]),
      try MatchCard([#""string": "1""#: #""string": "2""#]),
      try MatchCard([#""string": "2""#: #""string": "3""#, #""string": "1""#: #""string": "2""#]),
    ]
    let path = matches.package.references + "/MatchTests/MatchCardTests/live.png"
    let versions = try cards.dropLast().map { card in
      try matches.record { $0(card, in: "live") }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    let reference = UnmergedReference(base: versions[0], ours: versions[1], theirs: versions[2])
    try matches.package.write(reference.file, to: path)
    matches.test { $0(cards[3], in: "live") }
    assertSnapshot(
      of: try TerminalPicture(reviewScreen(rows: 23), title: "swift run firstframe review"), as: .image)
  }

  /// The output that the guide shows with `…` in place of dates. `scripts/checks/check-guides` compares it with a real hunt.
  @Test func hunt() throws {
    var results = HuntResults()
    results.snapshotCount = 2
    results.add(
      HuntedChange(node: "dateLabel", description: "`dateLabel` text 'Paid 23 Nov 2026' -> 'Paid 24 Nov 2026'"),
      of: "OrdersTests/OrderTests/testReceipt.1.png", factor: .clock, condition: "another-day")
    let guide = try String(
      contentsOf: Repository.file("Documentation/Guides/YourUIKitPackageOnLinux.md"), encoding: .utf8)
    for line in results.lines {
      let shown = line.trimmingCharacters(in: .whitespaces).replacing(#/Paid [^']*/#, with: "Paid …")
      #expect(guide.contains("\n\(shown)\n"), "\(shown)")
    }
    var screen = TerminalScreen(columns: 96, rows: results.lines.count + 1)
    screen.write("\u{1B}[2m$\u{1B}[0m firstframe hunt --conditions another-day\n")
    screen.write(results.lines.joined(separator: "\n"))
    assertSnapshot(of: try TerminalPicture(screen, title: "firstframe hunt"), as: .image)
  }
}
