/// What happens to text that does not fit: which part gives way to an ellipsis, or that it is cut.
public enum TextTruncation: String, CaseIterable, Codable, Sendable {
  case head, middle, tail
  /// The last line goes on beyond the edge.
  case clip
  /// Lines that do not fit are left out, and the last one ends where it was broken.
  case omit
}
