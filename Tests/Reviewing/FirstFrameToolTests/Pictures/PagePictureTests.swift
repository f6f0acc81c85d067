import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// The pictures of pages in `Documentation/Pictures`.
@MainActor struct PagePictureTests {
  @Test func report() throws {
    let matches = try MatchPackage()
    let teams: [(test: String, home: String)] = [
      ("live", "Manchester United"), ("halfTime", "Sporting Lisboa"), ("finished", "Olympique Lyonnais"),
    ]
    let boosted = try MatchCard(["1.85": "2.10", "BOOSTED ODDS +15%": "BOOSTED ODDS +20%"])
    try matches.record { test in
      for (name, home) in teams { test(try MatchCard(["Manchester United": home]), in: name, isText: name == "live") }
      for name in ["postponed", "abandoned", "upcoming"] { test(try MatchCard(), in: name) }
    }
    try matches.test { test in
      for (name, home) in teams {
        let card = try MatchCard([
          "Manchester United": home, "1.85": "2.10", #""string": "3.40""#: #""string": "3.25""#,
        ])
        test(card, in: name, isText: name == "live")
      }
      for name in ["postponed", "abandoned", "upcoming"] { test(try MatchCard(), in: name) }
      test(boosted, in: "boosted", line: 31)
    }
    #expect(try matches.package.run("report").status == 0)
    let page = try String(contentsOfFile: matches.package.artifacts + "/index.html", encoding: .utf8)
      .replacing(matches.package.folder, with: "/Matches").replacing(#/nonce(="|-)[0-9a-z]+/#) { "nonce\($0.1)0" }
      .replacing(#/"time":[0-9]+/#, with: #""time":1767268800"#)
    try PagePicture("report").check(page: page, files: matches.package.artifacts)
  }
}
