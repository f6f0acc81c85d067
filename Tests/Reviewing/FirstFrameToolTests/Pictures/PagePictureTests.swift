import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// The pictures of pages in `Documentation/Pictures`. `scripts/make-pictures` makes them with a browser.
///
/// The pixels depend on the version of the browser, so the tests compare the pages instead: a picture is up to date if
/// its page has the digest that was recorded with it.
@Suite("pictures of pages") @MainActor struct PagePictureTests {
  private struct Record: Decodable {
    let width: Int
    let height: Int
    /// The digests of the picture's file and of its page.
    let file: String
    let page: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Documentation/Pictures").standardizedFileURL

  private func digest(_ data: Data) -> String {
    data.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  /// Checks the picture of a page, or only writes the page and its digest, if the script requests this.
  private func check(_ name: String, page: String, files: String? = nil) throws {
    let page = Data(page.utf8)
    if let output = ProcessInfo.processInfo.environment["PICTURES_OF_PAGES"], !output.isEmpty {
      let folder = URL(fileURLWithPath: output).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let files { try FileManager.default.copyContents(of: files, to: folder.path) }
      try page.write(to: folder.appendingPathComponent("index.html"))
      try Data(digest(page).utf8).write(to: folder.appendingPathComponent("digest"))
      return
    }
    let records = try JSONDecoder().decode(
      [String: Record].self, from: Data(contentsOf: Self.folder.appendingPathComponent("pictures.json")))
    let record = try #require(records[name])
    let file = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".png"))
    let picture = try Bitmap(pngData: file)
    #expect(picture.width == record.width && picture.height == record.height)
    #expect(digest(file) == record.file, "\(name).png was not made by scripts/make-pictures")
    #expect(
      digest(page) == record.page,
      "the page has changed since its picture was made; run scripts/make-pictures \(name), and look at the picture")
  }

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
    try check("report", page: page, files: matches.package.artifacts)
  }

  #if Porting
  /// The previews of the package `Orders`, as the tool drew them when the picture was made.
  @Test func previews() throws {
    let previews = PreviewJournalReader(folder: Self.folder.appendingPathComponent("Orders")).results
    #expect(previews.count == 4)
    try check("previews", page: PreviewPage(package: URL(fileURLWithPath: "/Orders"), previews: previews).html)
  }
  #endif
}

extension FileManager {
  /// Copies everything in a folder to another folder, which exists.
  fileprivate func copyContents(of folder: String, to target: String) throws {
    for name in try contentsOfDirectory(atPath: folder) where !fileExists(atPath: target + "/" + name) {
      try copyItem(atPath: folder + "/" + name, toPath: target + "/" + name)
    }
  }
}
