import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

struct CompareCommandTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  /// Writes white pictures of 40 x 20 pixels: two equal ones, one with a black box of 3 x 2 pixels at (5, 4), one with
  /// a pale gray box there, and one that is a pixel taller. Also writes a text file.
  init() throws {
    temporary = try TemporaryFolder()
    try write("expected.png", height: 20) { _, _ in 255 }
    try write("same.png", height: 20) { _, _ in 255 }
    try write("box.png", height: 20) { x, y in (5..<8).contains(x) && (4..<6).contains(y) ? 0 : 255 }
    try write("pale.png", height: 20) { x, y in (5..<8).contains(x) && (4..<6).contains(y) ? 235 : 255 }
    try write("taller.png", height: 21) { _, _ in 255 }
    try Data("hello".utf8).write(to: folder.appendingPathComponent("text.png"))
  }

  private func write(_ name: String, height: Int, _ level: (Int, Int) -> UInt8) throws {
    var bitmap = Bitmap(size: try PixelSize(width: 40, height: height))
    for y in 0..<height {
      for x in 0..<40 {
        let level = level(x, y)
        bitmap[x, y] = PremultipliedColor(Color(red: level, green: level, blue: level))
      }
    }
    try bitmap.pngData().write(to: folder.appendingPathComponent(name))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func compare(
    _ actual: String, _ options: String...
  ) throws -> (status: Int32, output: String, error: String) {
    try Program.firstframe.run(["compare", path("expected.png"), path(actual)] + options)
  }

  private func report(_ actual: String, _ options: String...) throws -> NSDictionary {
    let result = try Program.firstframe.run(["compare", path("expected.png"), path(actual), "--json"] + options)
    #expect(result.output.split(separator: "\n").count == 1, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? NSDictionary)
  }

  /// Pictures of one pixel: samples of 16 bits that differ by 16 of 65,535, and the same bytes without a description of
  /// their colors, as Display P3, and with the high range of BT.2100.
  private static let pixels = [
    "wide": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR4nGNoaHBwUFAAAAenAcGL/lY8AAAAAElFTkSuQmCC",
    "wider": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR4nGNomODgoKAAAAf3AdHjHevAAAAAAElFTkSuQmCC",
    "plain": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4kWIEAANWAV/oF4RSAAAAAElFTkSuQmCC",
    "p3":
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAABGNJQ1AMDQABbgPj7wAAAAxJREFUeJxjOJFiBAADVgFf6BeEUgAAAABJRU5ErkJggg==",
    "pq":
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAABGNJQ1AJEAABTSMj/gAAAAxJREFUeJxjOJFiBAADVgFf6BeEUgAAAABJRU5ErkJggg==",
  ]

  @Test func saysWhichSamplesWereRoundedAndWhichColorsWereConverted() throws {
    for (name, base64) in Self.pixels {
      try #require(Data(base64Encoded: base64)).write(to: folder.appendingPathComponent(name + ".png"))
    }
    func compare(_ first: String, _ second: String, _ options: String...) throws -> (status: Int32, output: String) {
      let result = try Program.firstframe.run(["compare", path(first + ".png"), path(second + ".png")] + options)
      return (result.status, result.output)
    }
    let rounded = try compare("wide", "wider")
    #expect(rounded.status == 0)
    #expect(rounded.output.contains("after rounding to 8 bits, but their samples of 16 bits differ"))
    #expect(try compare("wide", "wider", "--json").output.contains("\"equalByRounding\":true"))
    #expect(try compare("wide", "wide").output.contains("is identical to"))
    let converted = try compare("plain", "p3")
    #expect(converted.status == 1)
    #expect(converted.output.contains("its colors were converted to sRGB from Display P3."))
    let ignored = try compare("plain", "pq")
    #expect(ignored.status == 0)
    #expect(ignored.output.contains("Its colors were not converted to sRGB: it has"))
  }

  @Test(
    arguments: [
      (["same.png"], 0, "is identical to"), (["same.png", "--threshold", "0.1"], 0, "Not needed: the threshold."),
      (["box.png"], 1, "6 of 800 pixels (0.75%) differ, by up to 1, inside the box of 3 x 2 pixels at (5, 4)."),
      (["pale.png"], 1, "6 of 800 pixels"),
      (["pale.png", "--threshold", "0.1"], 0, "6 pixels differ by at most 0.076."),
      (["pale.png", "--metric", "yiq", "--threshold", "0.07"], 1, "6 of 800"),
      (["pale.png", "--metric", "oklab", "--threshold", "0.2"], 0, "is within the tolerance of"),
      (["box.png", "--ignore", "5,4,3,2"], 0, "6 pixels are ignored."),
      (["box.png", "--ignore", "0,0,6,40", "--ignore", "7,0,40,40"], 1, "2 of 800 pixels"),
      (["box.png", "--max-pixels", "6"], 0, "6 pixels are allowed to differ."),
      (["box.png", "--max-pixels", "5"], 1, "6 of"),
      (["box.png", "--max-share", "0.0075"], 0, "allowed to differ"), (["box.png", "--max-share", "0.007"], 1, "6 of"),
      (["taller.png"], 1, "taller.png is 40 x 21 pixels, "),
      (["taller.png", "--max-share", "1"], 1, "40 of 840 pixels"),
    ] as [([String], Int32, String)])
  func exitsWith0IfThePicturesAreEqualAndWith1IfTheyDiffer(arguments: [String], status: Int32, message: String) throws {
    let result = try Program.firstframe.run(
      ["compare", path("expected.png"), path(arguments[0])] + arguments.dropFirst())
    #expect(result.status == status, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
    #expect(result.output.contains(message), "\(result.output)")
  }

  @Test(
    arguments: [
      ("same.png", [], 0, "score 1.0"), ("box.png", ["--scale", "1"], 1, "different from"),
      ("box.png", ["--scale", "1", "--minimum-score", "0"], 0, "alike"),
      ("box.png", ["--scale", "9"], 2, "from 1 to 4"), ("missing.png", [], 2, "there is no such file"),
      ("box.png", ["--difference", "d.png"], 2, "excludes"), ("box.png", ["--threshold", "0.1"], 2, "excludes"),
      ("box.png", ["--repeat", "3"], 2, "excludes"),
    ] as [(String, [String], Int32, String)])
  func comparesStructuresOnRequest(actual: String, options: [String], status: Int32, message: String) throws {
    let result = try Program.firstframe.run(
      ["compare", path("expected.png"), path(actual), "--structure"] + options)
    #expect(result.status == status, "\(result)")
    #expect((result.output + result.error).contains(message), "\(result)")
  }

  @Test func theReportOnStructuresIsOneJSONObject() throws {
    let box = try report("box.png", "--structure", "--scale", "1")
    #expect(box["verdict"] as? String == "different")
    #expect((box["score"] as? Double ?? 1) < 0.95)
    let differences = try #require(box["differences"] as? [[String: Any]])
    #expect(differences.contains { ($0["box"] as? [Int])?.count == 4 && $0["kind"] is String })
    #expect(box["edges"] != nil)
    #expect(box["fills"] != nil)
    #expect(box["texts"] != nil)
    #expect(box["commonArea"] as? Double == 1)
  }

  @Test func theReportIsOneJSONObject() throws {
    let same = try report("same.png")
    #expect(same["verdict"] as? String == "identical")
    #expect(same["differingPixels"] as? Int == 0)
    #expect(same["totalPixels"] as? Int == 800)
    #expect(same["boundingBox"] is NSNull)
    let box = try report("box.png", "--difference", path("difference.png"))
    #expect(box["verdict"] as? String == "different")
    #expect(box["differingPixels"] as? Int == 6)
    #expect(box["boundingBox"] as? [Int] == [5, 4, 3, 2])
    #expect(box["clusters"] as? [[Int]] == [[5, 4, 3, 2]])
    #expect(box["decode"] == nil)
    #expect(box["compare"] == nil)
    let taller = try report("taller.png")
    #expect(taller["verdict"] as? String == "differentSizes")
    #expect(taller["totalPixels"] as? Int == 840)
    #expect(taller["boundingBox"] as? [Int] == [0, 20, 40, 1])
    let pale = try report("pale.png", "--metric", "yiq", "--antialiasing")
    #expect(pale["verdict"] as? String == "withinTolerance")
    #expect(pale["boundingBox"] is NSNull)
    #expect(pale["unneeded"] as? [String] == ["the anti-aliasing test"])
  }

  @Test func timingAddsTwoMedians() throws {
    let report = try report("box.png", "--timing", "--repeat", "3")
    #expect(report["decode"] as? Double ?? -1 > 0)
    #expect(report["compare"] as? Double ?? -1 > 0)
    #expect(try compare("box.png", "--repeat", "0").status == 2)
  }

  @Test func drawsTheDifferenceIfThereIsOneAndOtherwiseWritesNothing() throws {
    #expect(try compare("same.png", "--difference", path("difference.png")).status == 0)
    #expect(!FileManager.default.fileExists(atPath: path("difference.png")))
    #expect(try compare("box.png", "--difference", path("difference.png")).status == 1)
    let picture = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: path("difference.png"))))
    #expect(picture.width == 40)
    #expect(picture[6, 5] != PremultipliedColor(.white))
    #expect(picture[39, 19] == PremultipliedColor(.white))
  }

  @Test func comparedPicturesAreNeverOverwrittenAndNoIncompleteFilesRemain() throws {
    let before = try Data(contentsOf: folder.appendingPathComponent("box.png"))
    for (target, reason) in [
      (path("box.png"), "is one of the compared pictures"), (path("expected.png"), "is one of the compared pictures"),
      (folder.path, "is a folder"), (path("missing/out.png"), "cannot be written"),
      ("", "--difference: expected the name"),
    ] {
      let result = try compare("box.png", "--difference", target)
      #expect(result.status == 2, "\(target): \(result.error)")
      #expect(result.error.contains(reason), "\(target): \(result.error)")
    }
    #expect(try Data(contentsOf: folder.appendingPathComponent("box.png")) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 6)
  }

  @Test(
    arguments: [
      (["nowhere.png"], "nowhere.png: there is no such file"), (["text.png"], "text.png: not a PNG: its 5 bytes"),
      (["../"], "is a folder"),
      (["same.png", "--metric", "exact", "--threshold", "0.5"], "the metric exact has no threshold"),
      (["same.png", "--threshold", "1.5"], "from 0 (equal colors) to 1 (black and white), found 1.5"),
      (["same.png", "--max-share", "2"], "a number from 0 to 1, found 2"),
      (["same.png", "--max-pixels=-1"], "0 or more, found -1"), (["same.png", "--ignore", "1,2,0,3"], "found 1,2,0,3"),
      (["same.png", "--ignore", "9223372036854775807,0,1,1"], "an ignored region is"),
    ] as [([String], String)])
  func aPictureOrAnOptionThatIsNotValidCausesOneErrorMessageAndStatus2(arguments: [String], message: String) throws {
    let result = try Program.firstframe.run(
      ["compare", path("expected.png"), path(arguments[0])] + arguments.dropFirst())
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: [
      (["--metric", "cielab"], "Please provide one of 'exact', 'yiq' or 'oklab'"),
      (["--threshold", "much"], "--threshold"),
      (["--ignore", "1,2,3"], "expected four whole numbers, such as 0,0,120,44"), (["--treshold", "1"], "--treshold"),
      (["--max-pixels", "1", "--max-share", "0.1"], "exclude each other"),
      (["--scale", "2"], "need --structure: add it"),
    ] as [([String], String)])
  func usageErrorsExplainWhatToTypeWithStatus2(options: [String], message: String) throws {
    let result = try Program.firstframe.run(["compare", path("expected.png"), path("same.png")] + options)
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(try Program.firstframe.run(["compare", path("same.png")]).status == 2)
  }
}
