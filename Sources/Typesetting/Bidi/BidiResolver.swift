/// Finds out which way the characters of a paragraph run.
public protocol BidiResolver: Sendable {
  /// The embedding levels of a paragraph, by rules P2 to I2 of UAX #9.
  ///
  /// - Parameters:
  ///   - text: A paragraph in composed form, without what ends it; lines may end within it.
  ///   - direction: Of the paragraph; nil where the first strong character decides.
  func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels
}
