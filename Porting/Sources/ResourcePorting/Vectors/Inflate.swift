import Foundation

/// A decoder of zlib and deflate streams.
///
/// Sources: RFC 1950 and RFC 1951. The checksum at the end of a stream is not verified, so a stream that is followed
/// by other bytes can be read.
struct Inflate {
  enum Failure: Error {
    case damaged
    case tooLarge
  }

  /// The largest output in bytes.
  private static let limit = 1 << 24

  private let input: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the content of a zlib stream.
  static func content(ofZlib bytes: [UInt8]) throws(Failure) -> [UInt8] {
    guard bytes.count > 2, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else { throw .damaged }
    var inflate = Inflate(input: bytes, position: 2)
    return try inflate.run()
  }

  private init(input: [UInt8], position: Int) {
    self.input = input
    self.position = position
  }

  private mutating func run() throws(Failure) -> [UInt8] {
    output.reserveCapacity(input.count * 4)
    var isLast = false
    while !isLast {
      isLast = try read(1) == 1
      switch try read(2) {
      case 0: try copyStored()
      case 1: try copyCompressed(literals: Self.fixedLiterals, distances: Self.fixedDistances)
      case 2:
        let (literals, distances) = try readTables()
        try copyCompressed(literals: literals, distances: distances)
      default: throw .damaged
      }
    }
    return output
  }

  private mutating func read(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard position < input.count else { throw .damaged }
      bits |= UInt32(input[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws(Failure) {
    bits = 0
    bitCount = 0
    guard position + 4 <= input.count else { throw .damaged }
    let length = Int(input[position]) | Int(input[position + 1]) << 8
    position += 4
    guard position + length <= input.count else { throw .damaged }
    guard output.count + length <= Self.limit else { throw .tooLarge }
    output += input[position..<position + length]
    position += length
  }

  private mutating func copyCompressed(literals: PrefixCode, distances: PrefixCode) throws(Failure) {
    while true {
      let symbol = try next(in: literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .damaged }
      let length = Self.lengths[symbol - 257] + (try read(Self.lengthBits[symbol - 257]))
      let code = try next(in: distances)
      guard code < 30 else { throw .damaged }
      let distance = Self.distances[code] + (try read(Self.distanceBits[code]))
      guard distance <= output.count else { throw .damaged }
      guard output.count + length <= Self.limit else { throw .tooLarge }
      let start = output.count - distance
      for index in start..<start + length { output.append(output[index]) }
    }
  }

  private mutating func readTables() throws(Failure) -> (literals: PrefixCode, distances: PrefixCode) {
    let literalCount = try read(5) + 257
    let distanceCount = try read(5) + 1
    let codeCount = try read(4) + 4
    var codeLengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { codeLengths[Self.codeOrder[index]] = try read(3) }
    let code = PrefixCode(lengths: codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try next(in: code) {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [Int](repeating: last, count: try read(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try read(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try read(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .damaged }
    return (PrefixCode(lengths: Array(lengths[..<literalCount])), PrefixCode(lengths: Array(lengths[literalCount...])))
  }

  private mutating func next(in code: PrefixCode) throws(Failure) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...15 {
      value |= try read(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  /// A canonical prefix code: the number of codes of each length, and the symbols in the order of their codes.
  private struct PrefixCode {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      var positions = [Int](repeating: 0, count: 16)
      for length in 1..<15 { positions[length + 1] = positions[length] + counts[length] }
      symbols = [Int](repeating: 0, count: counts.reduce(0, +))
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[positions[length]] = symbol
        positions[length] += 1
      }
    }
  }

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12_289, 16_385, 24_577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  private static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode(lengths: [Int](repeating: 5, count: 30))
}
