extension String {
  /// The message that C left in a buffer, up to its NUL.
  init(messageIn buffer: UnsafeRawBufferPointer) {
    self.init(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A text of Latin-1 bytes, each of which is its own scalar.
  init(latin1 bytes: UnsafeRawBufferPointer) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
