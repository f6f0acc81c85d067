/// Something in a preview that is not drawn.
package struct PreviewOmission: Hashable, Codable, Sendable {
  /// What is not drawn, such as `List`.
  package let name: String
  /// The path of the source file.
  package let file: String
  package let line: Int

  package init(name: String, file: String, line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
  }
}

/// What the views made since the last ``take()`` do not draw.
@MainActor
package enum PreviewOmissions {
  private static var noted: [PreviewOmission] = []

  package static func note(_ omission: PreviewOmission) {
    if !noted.contains(omission) { noted.append(omission) }
  }

  /// Returns the noted omissions, and forgets them.
  package static func take() -> [PreviewOmission] {
    defer { noted = [] }
    return noted
  }
}
