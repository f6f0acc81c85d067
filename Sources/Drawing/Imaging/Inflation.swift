import FirstFrameCPNG

/// A reader of zlib streams (RFC 1950).
package enum Inflation {
  /// Whether the checksum at the end of a stream must be there and be right.
  package enum Checksum: Sendable {
    case verified
    case ignored
  }

  /// Returns the content of a stream. Bytes after the stream are ignored.
  ///
  /// - Parameter limit: The largest number of bytes of the content.
  package static func content(
    of stream: some Sequence<UInt8>, limit: Int, checksum: Checksum
  ) throws(InflationError) -> [UInt8] {
    var input = Array(stream)
    guard input.count > 2, input[0] & 15 == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 32 == 0 else {
      throw .damaged
    }
    var state = z_stream()
    // A negative number of bits is a stream without header and checksum.
    let bits: Int32 = checksum == .verified ? 15 : -15
    guard inflateInit2_(&state, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .outOfMemory
    }
    defer { inflateEnd(&state) }
    let header = checksum == .verified ? 0 : 2
    return try input.withUnsafeMutableBufferPointer { input throws(InflationError) in
      state.next_in = input.baseAddress.map { $0 + header }
      state.avail_in = uInt(input.count - header)
      var output: [UInt8] = []
      while true {
        // Output grows with what the stream contains, and one byte more than the limit shows that it is exceeded.
        let capacity = min(max(output.count, 16 * 1024), limit + 1 - output.count)
        let (result, piece) = Self.piece(&state, capacity: capacity)
        output += piece
        guard output.count <= limit else { throw .tooLong(limit: limit) }
        if result == Z_STREAM_END { return output }
        guard result == Z_OK, !piece.isEmpty || state.avail_in > 0 else {
          throw result == Z_MEM_ERROR ? .outOfMemory : .damaged
        }
      }
    }
  }

  private static func piece(_ state: inout z_stream, capacity: Int) -> (result: Int32, bytes: [UInt8]) {
    var result: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      state.next_out = buffer.baseAddress
      state.avail_out = uInt(capacity)
      result = inflate(&state, Z_NO_FLUSH)
      count = capacity - Int(state.avail_out)
    }
    return (result, bytes)
  }
}

/// The reason why a zlib stream cannot be read.
package enum InflationError: Error, Hashable, CustomStringConvertible {
  /// It violates the format, ends too early, or has another checksum.
  case damaged
  /// Its content has more bytes than allowed.
  case tooLong(limit: Int)
  case outOfMemory

  package var description: String {
    switch self {
    case .damaged: "a compressed stream is damaged"
    case .tooLong(let limit): "a compressed stream has more than \(limit) bytes"
    case .outOfMemory: "there is not enough memory for a compressed stream"
    }
  }
}
