import FirstFrameImaging
import Foundation

/// The reason why a JPEG file cannot be decoded.
enum JPEGError: Error, CustomStringConvertible {
  case damaged(String)
  case unsupported(String)

  var description: String {
    switch self {
    case .damaged(let reason): "the JPEG data is damaged (\(reason))"
    case .unsupported(let feature): "the JPEG data uses \(feature)"
    }
  }
}

/// A decoder of JPEG files: baseline, extended and progressive with Huffman codes, eight bits per sample.
///
/// Sources: ITU-T T.81; T.871 for the conversion of colours. The arithmetic uses only integers, so a file results in
/// the same pixels on every machine. Subsampled colours are repeated, not interpolated. Colour profiles are
/// not applied, and `JPEGOrientation` reads the orientation.
struct JPEGDecoder {
  static func bitmap(of data: Data) throws(JPEGError) -> Bitmap {
    var decoder = JPEGDecoder(bytes: [UInt8](data))
    try decoder.readSegments()
    return try decoder.assembled()
  }

  /// Returns the size in the file's header; `nil` if it has none.
  static func size(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if 0xC0...0xCF ~= marker, marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (
          Int(bytes[position + 7]) << 8 | Int(bytes[position + 8]),
          Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        )
      }
      position += 2 + (Int(bytes[position + 2]) << 8 | Int(bytes[position + 3]))
    }
    return nil
  }

  private struct Component {
    var id: UInt8
    var horizontal: Int
    var vertical: Int
    var quantization: Int
    /// The number of blocks per row and column, padded to whole minimum coded units.
    var blocksPerRow = 0
    var blocksPerColumn = 0
    var coefficients: [Int16] = []
    var dcTable = 0
    var acTable = 0
    var prediction = 0
  }

  /// A Huffman code: the symbols in the order of their codes, and the codes of each length.
  private struct Code {
    var symbols: [UInt8] = []
    var counts = [Int](repeating: 0, count: 17)
    /// The length and the symbol of codes of up to eight bits, indexed by the next eight bits.
    var lookup = [UInt16](repeating: 0, count: 256)

    init() {}

    init(counts: [Int], symbols: [UInt8]) {
      self.counts = counts
      self.symbols = symbols
      var code = 0
      var index = 0
      for length in 1...8 {
        for _ in 0..<counts[length] where index < symbols.count {
          let first = code << (8 - length)
          // A damaged table may have more codes of a length than there are.
          guard first < lookup.count else { return }
          for entry in first..<first + 1 << (8 - length) {
            lookup[entry] = UInt16(length) << 8 | UInt16(symbols[index])
          }
          code += 1
          index += 1
        }
        code <<= 1
      }
    }
  }

  private let bytes: [UInt8]
  private var position = 2
  private var size: PixelSize?
  private var isProgressive = false
  private var components: [Component] = []
  private var quantization = [[Int]](repeating: [Int](repeating: 1, count: 64), count: 4)
  private var dcCodes = [Code](repeating: Code(), count: 4)
  private var acCodes = [Code](repeating: Code(), count: 4)
  private var restartInterval = 0
  private var adobeTransform: Int?
  private var buffer: UInt32 = 0
  private var bufferedBits = 0
  private var endOfBandRun = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func number(at offset: Int) throws(JPEGError) -> Int {
    guard offset + 1 < bytes.count else { throw .damaged("it ends early") }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  // MARK: Segments

  /// The largest number of scans. Encoders write about ten; each takes as long as decoding the whole picture.
  private static let maximumScanCount = 64

  private mutating func readSegments() throws(JPEGError) {
    var scanCount = 0
    while position + 1 < bytes.count {
      guard bytes[position] == 0xFF else {
        position += 1
        continue
      }
      let marker = bytes[position + 1]
      position += 2
      if marker == 0xD9 { break }
      if marker == 0xFF { position -= 1 }
      if marker == 0 || marker == 0xFF || 0xD0...0xD8 ~= marker { continue }
      let length = try number(at: position)
      guard length >= 2, position + length <= bytes.count else { throw .damaged("a segment is too long") }
      let segment = position + 2..<position + length
      position += length
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        isProgressive = marker == 0xC2
        try readFrame(segment)
      case 0xC4: try readCodes(segment)
      case 0xDB: try readQuantization(segment)
      case 0xDD: restartInterval = try number(at: segment.lowerBound)
      case 0xEE:
        if segment.count >= 12, bytes[segment].starts(with: Array("Adobe".utf8)) {
          adobeTransform = Int(bytes[segment.lowerBound + 11])
        }
      case 0xDA:
        scanCount += 1
        guard scanCount <= Self.maximumScanCount else { throw .unsupported("more than \(scanCount - 1) scans") }
        try readScan(segment)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw .unsupported(marker == 0xC3 ? "lossless coding" : "arithmetic or hierarchical coding")
      default: break
      }
    }
    guard scanCount > 0 else { throw .damaged("it contains no picture") }
  }

  private mutating func readFrame(_ segment: Range<Int>) throws(JPEGError) {
    guard size == nil else { throw .damaged("it has two frames") }
    guard segment.count >= 6 else { throw .damaged("the frame header is too short") }
    let start = segment.lowerBound
    guard bytes[start] == 8 else { throw .unsupported("\(bytes[start]) bits per sample") }
    let (height, width, count) = (try number(at: start + 1), try number(at: start + 3), Int(bytes[start + 5]))
    guard let size = try? PixelSize(width: width, height: height) else {
      throw .unsupported("a size of \(width) x \(height)")
    }
    guard count == 1 || count == 3 || count == 4, segment.count >= 6 + 3 * count else {
      throw .unsupported("\(count) components")
    }
    for index in 0..<count {
      let offset = start + 6 + 3 * index
      let component = Component(
        id: bytes[offset], horizontal: Int(bytes[offset + 1] >> 4), vertical: Int(bytes[offset + 1] & 15),
        quantization: Int(bytes[offset + 2] & 3))
      guard 1...4 ~= component.horizontal, 1...4 ~= component.vertical else { throw .damaged("sampling factors") }
      components.append(component)
    }
    self.size = size
    try checkBlockCount(for: size)
    let (unitsPerRow, unitsPerColumn) = units
    for index in components.indices {
      components[index].blocksPerRow = unitsPerRow * components[index].horizontal
      components[index].blocksPerColumn = unitsPerColumn * components[index].vertical
      components[index].coefficients = [Int16](
        repeating: 0, count: components[index].blocksPerRow * components[index].blocksPerColumn * 64)
    }
  }

  /// A scan has at least one bit for each block of 64 samples, or for a run of blocks that are all zero. Without this
  /// limit, a file of a few bytes could require all memory, and minutes.
  private func checkBlockCount(for size: PixelSize) throws(JPEGError) {
    let (columns, rows) = units
    let blocks = columns * rows * components.map { $0.horizontal * $0.vertical }.reduce(0, +)
    guard blocks <= bytes.count * 8 else {
      throw .damaged(
        "its header specifies \(size.width) x \(size.height) pixels, more than \(bytes.count) bytes can contain")
    }
  }

  private var maxHorizontal: Int { components.map(\.horizontal).max() ?? 1 }
  private var maxVertical: Int { components.map(\.vertical).max() ?? 1 }

  /// The number of minimum coded units per row and column.
  private var units: (Int, Int) {
    guard let size else { return (0, 0) }
    let (width, height) = (8 * maxHorizontal, 8 * maxVertical)
    return ((size.width + width - 1) / width, (size.height + height - 1) / height)
  }

  private mutating func readCodes(_ segment: Range<Int>) throws(JPEGError) {
    var offset = segment.lowerBound
    while offset + 17 <= segment.upperBound {
      let (kind, index) = (bytes[offset] >> 4, Int(bytes[offset] & 3))
      let counts = [0] + bytes[offset + 1...offset + 16].map(Int.init)
      let total = counts.reduce(0, +)
      offset += 17
      guard offset + total <= segment.upperBound else { throw .damaged("a Huffman table is too short") }
      let code = Code(counts: counts, symbols: Array(bytes[offset..<offset + total]))
      if kind == 0 { dcCodes[index] = code } else { acCodes[index] = code }
      offset += total
    }
  }

  private mutating func readQuantization(_ segment: Range<Int>) throws(JPEGError) {
    var offset = segment.lowerBound
    while offset < segment.upperBound {
      let (isWide, index) = (bytes[offset] >> 4 != 0, Int(bytes[offset] & 3))
      offset += 1
      guard offset + (isWide ? 128 : 64) <= segment.upperBound else { throw .damaged("a table is too short") }
      for entry in 0..<64 {
        quantization[index][Self.zigzag[entry]] =
          isWide ? try number(at: offset + 2 * entry) : Int(bytes[offset + entry])
      }
      offset += isWide ? 128 : 64
    }
  }

  // MARK: Scans

  private struct Scan {
    var indices: [Int]
    var start: Int
    var end: Int
    var high: Int
    var low: Int
  }

  private mutating func readScan(_ segment: Range<Int>) throws(JPEGError) {
    guard size != nil, segment.count >= 6 else { throw .damaged("a scan comes before its frame") }
    let count = Int(bytes[segment.lowerBound])
    guard 1...4 ~= count, segment.count >= 4 + 2 * count else { throw .damaged("a scan header is too short") }
    var indices: [Int] = []
    for entry in 0..<count {
      let offset = segment.lowerBound + 1 + 2 * entry
      guard let index = components.firstIndex(where: { $0.id == bytes[offset] }) else {
        throw .damaged("a scan of an unknown component")
      }
      components[index].dcTable = Int(bytes[offset + 1] >> 4 & 3)
      components[index].acTable = Int(bytes[offset + 1] & 3)
      indices.append(index)
    }
    let tail = segment.lowerBound + 1 + 2 * count
    var scan = Scan(
      indices: indices, start: Int(bytes[tail]), end: Int(bytes[tail + 1]), high: Int(bytes[tail + 2] >> 4),
      low: Int(bytes[tail + 2] & 15))
    if !isProgressive { (scan.start, scan.end, scan.high, scan.low) = (0, 63, 0, 0) }
    guard scan.start <= scan.end, scan.end < 64, scan.low < 14 else { throw .damaged("a scan header") }
    try decode(scan)
  }

  private mutating func decode(_ scan: Scan) throws(JPEGError) {
    guard let size else { return }
    resetDecoder()
    // A scan of one component contains the component's own blocks, without padding to whole units.
    let single = scan.indices.count == 1 ? scan.indices[0] : nil
    var (columns, rows) = units
    if let single {
      let component = components[single]
      let (width, height) = (8 * maxHorizontal, 8 * maxVertical)
      columns = (size.width * component.horizontal + width - 1) / width
      rows = (size.height * component.vertical + height - 1) / height
    }
    for unit in 0..<columns * rows {
      if restartInterval > 0, unit > 0, unit.isMultiple(of: restartInterval) { try restart() }
      let (row, column) = (unit / columns, unit % columns)
      if let single {
        try decodeBlock(single, row: row, column: column, scan)
        continue
      }
      for index in scan.indices {
        let (horizontal, vertical) = (components[index].horizontal, components[index].vertical)
        for y in 0..<vertical {
          for x in 0..<horizontal {
            try decodeBlock(index, row: row * vertical + y, column: column * horizontal + x, scan)
          }
        }
      }
    }
    bufferedBits = 0
  }

  private mutating func resetDecoder() {
    buffer = 0
    bufferedBits = 0
    endOfBandRun = 0
    for index in components.indices { components[index].prediction = 0 }
  }

  private mutating func restart() throws(JPEGError) {
    resetDecoder()
    while position + 1 < bytes.count, !(bytes[position] == 0xFF && 0xD0...0xD7 ~= bytes[position + 1]) {
      if bytes[position] == 0xFF, bytes[position + 1] != 0 { throw .damaged("a restart marker is missing") }
      position += 1
    }
    position += 2
  }

  private mutating func decodeBlock(_ index: Int, row: Int, column: Int, _ scan: Scan) throws(JPEGError) {
    let component = components[index]
    let block = (row * component.blocksPerRow + column) * 64
    guard column < component.blocksPerRow, row < component.blocksPerColumn else { throw .damaged("a block") }
    if !isProgressive {
      try decodeDC(index, block, low: 0)
      try decodeAC(index, block, start: 1, end: 63, low: 0)
    } else if scan.start == 0 {
      if scan.high == 0 {
        try decodeDC(index, block, low: scan.low)
      } else if try bit() == 1 {
        components[index].coefficients[block] |= 1 << Int16(scan.low)
      }
    } else if scan.high == 0 {
      try decodeAC(index, block, start: scan.start, end: scan.end, low: scan.low)
    } else {
      try refineAC(index, block, scan)
    }
  }

  private mutating func decodeDC(_ index: Int, _ block: Int, low: Int) throws(JPEGError) {
    let length = Int(try symbol(dcCodes[components[index].dcTable]))
    guard length <= 15 else { throw .damaged("a coefficient") }
    components[index].prediction += try signed(length)
    components[index].coefficients[block] = Int16(truncatingIfNeeded: components[index].prediction << low)
  }

  private mutating func decodeAC(
    _ index: Int, _ block: Int, start: Int, end: Int, low: Int
  ) throws(JPEGError) {
    if endOfBandRun > 0 {
      endOfBandRun -= 1
      return
    }
    let table = components[index].acTable
    var offset = start
    while offset <= end {
      let symbol = try symbol(acCodes[table])
      let (run, length) = (Int(symbol >> 4), Int(symbol & 15))
      if length == 0 {
        if run == 15 {
          offset += 16
          continue
        }
        if isProgressive, run > 0 { endOfBandRun = (1 << run) - 1 + (try bits(run)) }
        return
      }
      offset += run
      guard offset <= end else { throw .damaged("a run of coefficients") }
      components[index].coefficients[block + Self.zigzag[offset]] = Int16(truncatingIfNeeded: try signed(length) << low)
      offset += 1
    }
  }

  /// Section G.1.2.3, "Subsequent scans of AC coefficients".
  private mutating func refineAC(_ index: Int, _ block: Int, _ scan: Scan) throws(JPEGError) {
    let step = Int16(1) << Int16(scan.low)
    var offset = scan.start
    if endOfBandRun == 0 {
      while offset <= scan.end {
        let symbol = try symbol(acCodes[components[index].acTable])
        var run = Int(symbol >> 4)
        var value: Int16 = 0
        if symbol & 15 == 0 {
          if run < 15 {
            endOfBandRun = (1 << run) + (run > 0 ? try bits(run) : 0)
            break
          }
        } else {
          value = try bit() == 1 ? step : -step
        }
        while offset <= scan.end {
          let target = block + Self.zigzag[offset]
          if components[index].coefficients[target] != 0 {
            try refine(index, target, step)
          } else {
            if run == 0 {
              if value != 0 { components[index].coefficients[target] = value }
              offset += 1
              break
            }
            run -= 1
          }
          offset += 1
        }
      }
    }
    guard endOfBandRun > 0 else { return }
    while offset <= scan.end {
      let target = block + Self.zigzag[offset]
      if components[index].coefficients[target] != 0 { try refine(index, target, step) }
      offset += 1
    }
    endOfBandRun -= 1
  }

  private mutating func refine(_ index: Int, _ target: Int, _ step: Int16) throws(JPEGError) {
    let value = components[index].coefficients[target]
    // The sum exceeds 16 bits only in damaged files.
    if try bit() == 1, value & step == 0 {
      components[index].coefficients[target] = value &+ (value > 0 ? step : -step)
    }
  }

  // MARK: Bits

  private mutating func fill(_ count: Int) {
    while bufferedBits < count {
      var byte: UInt8 = 0
      // After the end of a scan, the data continues with zeros.
      if position < bytes.count {
        byte = bytes[position]
        if byte == 0xFF {
          if position + 1 < bytes.count, bytes[position + 1] == 0 { position += 2 } else { byte = 0 }
        } else {
          position += 1
        }
      }
      buffer = buffer << 8 | UInt32(byte)
      bufferedBits += 8
    }
  }

  private mutating func bits(_ count: Int) throws(JPEGError) -> Int {
    guard count > 0 else { return 0 }
    fill(count)
    bufferedBits -= count
    return Int(buffer >> UInt32(bufferedBits)) & ((1 << count) - 1)
  }

  private mutating func bit() throws(JPEGError) -> Int { try bits(1) }

  private mutating func signed(_ length: Int) throws(JPEGError) -> Int {
    guard length > 0 else { return 0 }
    let value = try bits(length)
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
  }

  private mutating func symbol(_ code: Code) throws(JPEGError) -> UInt8 {
    fill(16)
    let next = Int(buffer >> UInt32(bufferedBits - 16)) & 0xFFFF
    let entry = code.lookup[next >> 8]
    if entry != 0 {
      bufferedBits -= Int(entry >> 8)
      return UInt8(truncatingIfNeeded: entry)
    }
    var (first, index) = (0, 0)
    for length in 1...16 {
      let value = next >> (16 - length)
      if value - first < code.counts[length] {
        guard value >= first, index + value - first < code.symbols.count else { break }
        bufferedBits -= length
        return code.symbols[index + value - first]
      }
      index += code.counts[length]
      first = (first + code.counts[length]) << 1
    }
    throw .damaged("an unknown code")
  }

  // MARK: Pixels

  private func assembled() throws(JPEGError) -> Bitmap {
    guard let size else { throw .damaged("it has no frame") }
    let planes = components.map(samples)
    let (maxHorizontal, maxVertical) = (maxHorizontal, maxVertical)
    let isYCC = components.count == 3 ? adobeTransform != 0 : adobeTransform == 2
    var bitmap = Bitmap(size: size)
    bitmap.withMutablePixels { pixels in
      for y in 0..<size.height {
        for x in 0..<size.width {
          func sample(_ index: Int) -> Int {
            let component = components[index]
            let (column, row) = (x * component.horizontal / maxHorizontal, y * component.vertical / maxVertical)
            return Int(planes[index][row * component.blocksPerRow * 8 + column])
          }
          var color = (sample(0), sample(0), sample(0))
          if components.count >= 3 {
            color = (sample(0), sample(1), sample(2))
            if isYCC { color = Self.rgb(color) }
          }
          if components.count == 4 {
            // Adobe writes the four inks inverted.
            let black = sample(3)
            color = (color.0 * black / 255, color.1 * black / 255, color.2 * black / 255)
          }
          pixels[y * size.width + x] =
            UInt32(color.0) | UInt32(color.1) << 8 | UInt32(color.2) << 16 | 0xFF00_0000
        }
      }
    }
    return bitmap
  }

  /// Converts YCbCr to RGB with 16 fractional bits.
  private static func rgb(_ ycc: (Int, Int, Int)) -> (Int, Int, Int) {
    let (y, blue, red) = (ycc.0 << 16 + 32_768, ycc.1 - 128, ycc.2 - 128)
    func clamped(_ value: Int) -> Int { min(max(value >> 16, 0), 255) }
    return (
      clamped(y + 91_881 * red), clamped(y - 22_554 * blue - 46_802 * red), clamped(y + 116_130 * blue)
    )
  }

  /// Returns the samples of a component, in rows of its padded width.
  private func samples(_ component: Component) -> [UInt8] {
    let table = quantization[component.quantization]
    let width = component.blocksPerRow * 8
    var result = [UInt8](repeating: 0, count: width * component.blocksPerColumn * 8)
    var rows = [Int](repeating: 0, count: 64)
    component.coefficients.withUnsafeBufferPointer { coefficients in
      result.withUnsafeMutableBufferPointer { output in
        for row in 0..<component.blocksPerColumn {
          for column in 0..<component.blocksPerRow {
            let block = (row * component.blocksPerRow + column) * 64
            Self.transform(coefficients, block, table, &rows, output, row * 8 * width + column * 8, width)
          }
        }
      }
    }
    return result
  }

  /// The inverse cosine transform of a block, first its rows, then its columns (section A.3.3).
  private static func transform(
    _ coefficients: UnsafeBufferPointer<Int16>, _ block: Int, _ table: [Int], _ rows: inout [Int],
    _ output: UnsafeMutableBufferPointer<UInt8>, _ start: Int, _ width: Int
  ) {
    for v in 0..<8 {
      for x in 0..<8 {
        var sum = 0
        for u in 0..<8 {
          let coefficient = Int(coefficients[block + v * 8 + u])
          if coefficient != 0 { sum += coefficient * table[v * 8 + u] * cosines[u * 8 + x] }
        }
        rows[v * 8 + x] = sum
      }
    }
    for x in 0..<8 {
      for y in 0..<8 {
        var sum = 0
        for v in 0..<8 { sum += (rows[v * 8 + x] >> 4) * cosines[v * 8 + y] }
        // The factors have 13 fractional bits each, of which four were removed, and the sums are four times too large.
        let value = (sum + 1 << 23) >> 24 + 128
        output[start + y * width + x] = UInt8(min(max(value, 0), 255))
      }
    }
  }

  /// The cosine of (2x + 1) u pi / 16 with 13 fractional bits, multiplied by the square root of 1/2 for u = 0.
  private static let cosines: [Int] = {
    // The cosines of 0 to 8 sixteenths of pi.
    let quarter = [8192, 8035, 7568, 6811, 5793, 4551, 3135, 1598, 0]
    func cosine(_ step: Int) -> Int {
      let step = step % 32
      if step <= 8 { return quarter[step] }
      if step <= 16 { return -quarter[16 - step] }
      return step <= 24 ? -quarter[step - 16] : quarter[32 - step]
    }
    return (0..<64).map { $0 < 8 ? 5793 : cosine((2 * ($0 % 8) + 1) * ($0 / 8)) }
  }()

  private static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54,
    47, 55, 62, 63,
  ]
}
