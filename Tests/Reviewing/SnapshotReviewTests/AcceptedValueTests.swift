import FirstFrameImaging
import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotReview

/// Values become references in a form in which every program sees what was compared.
@Suite struct AcceptedValueTests {
  private static let red = Color(red: 255, green: 0, blue: 0)

  private static func bitmap() throws -> Bitmap {
    try Bitmap(size: PixelSize(width: 4, height: 4), color: PremultipliedColor(red))
  }

  private static func own() throws -> Data {
    var metadata = PNGMetadata(scale: 2)
    try metadata.append("FirstFrame 1", under: "Renderer")
    return try PNGFile(bitmap: bitmap(), metadata: metadata).data()
  }

  /// CRC-32 as in PNG Third Edition, annex D.
  private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let body = Array(type.utf8) + content
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return Data(bytes(UInt32(content.count)) + body + bytes(~sum))
  }

  enum Change: String, CaseIterable {
    /// An animation of one frame, which browsers show in place of the picture.
    case animation
    case gamma, profile, textOfOthers, manyTexts, unknownChunk, trailingBytes
  }

  private static func changed(_ change: Change) throws -> Data {
    let own = try own()
    // Behind the header, and before the end.
    let (start, rest) = (own.prefix(33), own.dropFirst(33))
    func inserting(_ chunk: Data) -> Data { start + chunk + rest }
    switch change {
    case .animation:
      let control = chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 1])
      let frame = chunk(
        "fcTL", [0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0])
      return start + control + rest.dropLast(12) + frame + chunk("fdAT", [0, 0, 0, 1, 1, 2, 3]) + rest.suffix(12)
    case .gamma: return inserting(chunk("gAMA", [0, 1, 134, 160]))
    case .profile: return inserting(chunk("cICP", [12, 13, 0, 1]))
    case .textOfOthers: return inserting(chunk("tEXt", Array("Author\0somebody".utf8)))
    case .manyTexts: return inserting((0..<300).reduce(Data()) { $0 + chunk("tEXt", Array("K\($1)\0v".utf8)) })
    case .unknownChunk: return inserting(chunk("teSt", [1, 2, 3]))
    case .trailingBytes: return own + Data("<script>alert(1)</script>".utf8)
    }
  }

  @Test func aPictureOfFirstFrameIsKept() throws {
    let own = try Self.own()
    #expect(try AcceptedValue(own, named: "card.png").data == own)
    #expect(AcceptedValue.isKept(picture: own))
    let small = try PNGFile(bitmap: Self.bitmap()).data(compression: .small)
    #expect(try AcceptedValue(small, named: "card.png").data == small)
  }

  @Test(arguments: Change.allCases) func anyOtherPictureIsWrittenAgain(change: Change) throws {
    let actual = try Self.changed(change)
    #expect(!AcceptedValue.isKept(picture: actual))
    let data = try AcceptedValue(actual, named: "card.png").data
    #expect(AcceptedValue.isKept(picture: data))
    #expect(try Bitmap(pngData: data) == (try Bitmap(pngData: actual)))
    for part in ["acTL", "fcTL", "fdAT", "gAMA", "cICP", "tEXt", "teSt", "script", "somebody"] {
      #expect(data.firstRange(of: Data(part.utf8)) == nil, "\(part)")
    }
    // Metadata of FirstFrame stays.
    if change == .animation { #expect(try PNGFile(data: data).metadata["Renderer"] == "FirstFrame 1") }
  }

  @Test(
    arguments: [
      ("card.txt", "text\n", nil), ("card.layout.txt", "", nil), ("card.json", #"{"a": [1, "b"]}"#, nil),
      ("card.json", "3", nil), ("card.json", "{", "it is not JSON"), ("card.JSON", "{", "it is not JSON"),
      ("card.bin", "{", nil), ("card", "x", nil), ("card.png", "x", "not a PNG"), ("card.png", "", "not a PNG"),
    ] as [(String, String, String?)])
  func valuesMustBeInTheirFormat(file: String, text: String, problem: String?) {
    let result = Result { () throws(AcceptedValue.Refusal) in try AcceptedValue(Data(text.utf8), named: file) }
    switch result {
    case .success(let value):
      #expect(problem == nil)
      #expect(value.data == Data(text.utf8))
    case .failure(let error): #expect(problem.map { error.reason.contains($0) } == true, "\(error.reason)")
    }
  }

  @Test func textsAreUTF8AndNoMerges() {
    let bytes = Data([0x61, 0xFF, 0x62])
    #expect(throws: AcceptedValue.Refusal.self) { try AcceptedValue(bytes, named: "card.txt") }
    #expect(throws: Never.self) { try AcceptedValue(bytes, named: "card.bin") }
    let merge = UnmergedReference(base: nil, ours: Data([1]), theirs: Data([2])).file
    for name in ["card.txt", "card.bin"] {
      #expect(throws: AcceptedValue.Refusal.self) { try AcceptedValue(merge, named: name) }
    }
  }

  @Test func aPictureThatIsWrittenAgainIsAcceptedAndReverted() throws {
    let root = FileManager.default.temporaryDirectory.path + "/accepted-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    let name = try #require(SnapshotName(path: "T/F/card.png"))
    let set = root + "/artifacts/T/F/card.png"
    for folder in [set, root + "/references/T/F"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let old = try Bitmap(
      size: PixelSize(width: 4, height: 4), color: PremultipliedColor(Color(red: 0, green: 0, blue: 0))
    )
    .pngData()
    let reference = root + "/references/T/F/card.png"
    for path in [set + "/reference.png", reference] { try old.write(to: URL(fileURLWithPath: path)) }
    try Self.changed(.animation).write(to: URL(fileURLWithPath: set + "/actual.png"))
    let change = try #require(
      SnapshotChange(
        leftover: .init(name: name, artifacts: root + "/artifacts", files: ["actual.png", "reference.png"])))
    let acceptor = ChangeAcceptor(references: root + "/references")
    #expect(try acceptor.status(of: change) == .undecided)
    try acceptor.accept(change, force: false)
    #expect(FileManager.default.contents(atPath: reference)?.firstRange(of: Data("acTL".utf8)) == nil)
    #expect(try acceptor.status(of: change) == .accepted)
    try acceptor.revert(change)
    #expect(FileManager.default.contents(atPath: reference) == old)
    #expect(try acceptor.status(of: change) == .undecided)
  }
}
