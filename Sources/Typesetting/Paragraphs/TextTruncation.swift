/// What happens to text that does not fit: which part gives way to an ellipsis, or that it is cut.
public enum TextTruncation: String, CaseIterable, Codable, Sendable {
  case head, middle, tail, clip
}
