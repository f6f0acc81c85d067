import Foundation
import Testing

@testable import FirstFrameImaging

@Suite struct InflationTests {
  /// "hello hello hello hello" by zlib 1.2.13 at level 9.
  private static let stream: [UInt8] = [
    0x78, 0xDA, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0x01, 0x68, 0x03, 0x08, 0xB1,
  ]
  private static let text = Array("hello hello hello hello".utf8)

  /// A stream of stored blocks without checksum.
  private static func stored(_ blocks: [[UInt8]]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for (index, block) in blocks.enumerated() {
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [index == blocks.count - 1 ? 1 : 0, low, high, ~low, ~high] + block
    }
    return stream
  }

  @Test(arguments: [Inflation.Checksum.verified, .ignored])
  func bytesAfterAStreamAreIgnored(checksum: Inflation.Checksum) throws {
    for rest in [[], [1, 2, 3]] as [[UInt8]] {
      #expect(try Inflation.content(of: Self.stream + rest, limit: 100, checksum: checksum) == Self.text)
    }
  }

  @Test func onlyTheChecksumCanBeIgnored() throws {
    let withoutChecksum = Array(Self.stream.dropLast(4))
    let otherChecksum: [UInt8] = withoutChecksum + [0, 0, 0, 0]
    for stream in [withoutChecksum, otherChecksum] {
      #expect(try Inflation.content(of: stream, limit: 100, checksum: .ignored) == Self.text)
      #expect(throws: InflationError.damaged) {
        try Inflation.content(of: stream, limit: 100, checksum: .verified)
      }
    }
    for count in 0..<withoutChecksum.count {
      #expect(throws: InflationError.damaged, "\(count)") {
        try Inflation.content(of: Self.stream.prefix(count), limit: 100, checksum: .ignored)
      }
    }
    // The method of compression, the check of the header, and a dictionary.
    for header in [[0x79, 0x9C], [0x78, 0x9D], [0x78, 0xBB]] as [[UInt8]] {
      #expect(throws: InflationError.damaged) {
        try Inflation.content(of: header + Self.stream.dropFirst(2), limit: 100, checksum: .ignored)
      }
    }
  }

  @Test(arguments: [0, 1, 16_383, 16_384, 16_385, 100_000]) func contentsAreLimited(count: Int) throws {
    let content = (0..<count).map { UInt8($0 % 251) }
    let blocks = stride(from: 0, to: max(count, 1), by: 60_000).map { Array(content[$0..<min($0 + 60_000, count)]) }
    let stream = Self.stored(blocks)
    #expect(try Inflation.content(of: stream, limit: count, checksum: .ignored) == content)
    #expect(try Inflation.content(of: stream, limit: 1 << 24, checksum: .ignored) == content)
    guard count > 0 else { return }
    #expect(throws: InflationError.tooLong(limit: count - 1)) {
      try Inflation.content(of: stream, limit: count - 1, checksum: .ignored)
    }
  }
}
