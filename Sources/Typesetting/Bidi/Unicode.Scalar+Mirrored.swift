extension Unicode.Scalar {
  /// The character that is shown in this one's place where text runs from right to left (rule L4 of UAX #9).
  package var mirrored: Unicode.Scalar {
    // Neither letters nor digits have mirror images.
    if value < 0x28 || value > 0xFF65 { return self }
    return Self.mirrorImages[value].flatMap(Unicode.Scalar.init) ?? self
  }
}
