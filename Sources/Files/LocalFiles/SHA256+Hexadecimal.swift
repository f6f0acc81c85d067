import FirstFrameTextEscaping

extension SHA256 {
  /// Returns the digest as 64 lowercase hexadecimal digits.
  package static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
    words(of: bytes).map { Hexadecimal.digits(UInt64($0), count: 8) }.joined()
  }
}
