/// The formats of text that describe the same value as a picture.
///
/// The raw value is the path extension of a reference. It contains a dot, so a name is separated from it by this list.
package enum DumpFormat: String, CaseIterable {
  case layout = "layout.txt"
  case text = "text.txt"
  case accessibility = "accessibility.txt"

  package var pathExtension: String { rawValue }

  /// The format of a reference; `nil` for pictures and other values.
  package init?(ofPath path: String) {
    guard let format = Self.allCases.first(where: { path.hasSuffix("." + $0.pathExtension) }) else { return nil }
    self = format
  }

  /// Returns the path of the picture that belongs to a dump.
  package func picturePath(ofDump path: String) -> String {
    path.dropLast(pathExtension.count) + "png"
  }
}
