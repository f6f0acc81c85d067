import Foundation

@testable import FirstFrameImaging

/// An ICC profile with given tags.
struct ICCFixture {
  var space = "RGB "
  var connectionSpace = "XYZ "
  var deviceClass = "mntr"
  var tags: [(name: String, content: [UInt8])]

  /// A profile of primaries in XYZ, adapted to D50, with the same curve for all channels.
  init(_ primaries: [[Double]], curve: [UInt8]) {
    tags = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, Self.xyz($1)) }
    tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
  }

  init(gray curve: [UInt8]) {
    space = "GRAY"
    tags = [("kTRC", curve)]
  }

  static let displayP3 = [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
  static let adobeRGB = [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
  static let bt2020 = [[0.67348, 0.27904, -0.00194], [0.16566, 0.67535, 0.02998], [0.12505, 0.04561, 0.79686]]
  static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]

  static let sRGBCurve = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  static let bt2020Curve = parametric(3, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])

  static func parametric(_ type: UInt16, _ parameters: [Double]) -> [UInt8] {
    Array("para".utf8) + [0, 0, 0, 0] + type.bigEndianBytes + [0, 0] + parameters.flatMap(fixed)
  }

  static func sampled(_ values: [UInt16]) -> [UInt8] {
    Array("curv".utf8) + [0, 0, 0, 0] + UInt32(values.count).bigEndianBytes + values.flatMap(\.bigEndianBytes)
  }

  static func gamma(_ gamma: Double) -> [UInt8] { sampled([UInt16((gamma * 256).rounded())]) }

  static func xyz(_ values: [Double]) -> [UInt8] { Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed) }

  private static func fixed(_ value: Double) -> [UInt8] {
    UInt32(bitPattern: Int32((value * 65_536).rounded())).bigEndianBytes
  }

  var bytes: [UInt8] {
    var table: [UInt8] = UInt32(tags.count).bigEndianBytes
    var contents: [UInt8] = []
    for (name, content) in tags {
      let offset = 132 + 12 * tags.count + contents.count
      table += Array(name.utf8) + UInt32(offset).bigEndianBytes + UInt32(content.count).bigEndianBytes
      contents += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    var header = UInt32(128 + table.count + contents.count).bigEndianBytes + [0, 0, 0, 0] + [4, 0, 0, 0]
    header += Array((deviceClass + space + connectionSpace).utf8) + [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(Self.fixed)
    return header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents
  }

  func chunk(named name: String = "Test") -> PNGChunk { Self.chunk(bytes, named: name) }

  /// Returns a chunk with a profile, deflated as stored blocks.
  static func chunk(_ bytes: [UInt8], named name: String = "Test") -> PNGChunk {
    PNGChunk(name: "iCCP", content: Array(name.utf8) + [0, 0] + PNGChunk.pixels(bytes).content)
  }
}
