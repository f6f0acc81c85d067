/// How the page looks.
enum PageStyle {
  static let all = [colors, frame, list, viewer, inspector, texts, narrow].joined(separator: "\n")
}
