import FirstFrameTextEscaping
import Foundation

/// The file that marks an owned folder, with the list of the files that FirstFrame wrote.
///
/// After two lines for readers, each line is a path.
struct FolderMarker: Hashable, Sendable {
  let kind: OwnedFolder.Kind
  var list: Set<String>

  private static let title = "FirstFrame: "
  private static let explanation =
    "FirstFrame made this folder, and removes and replaces files that it wrote in it. Keep your own files elsewhere."
  /// The largest marker that is read, in bytes: a list of about a million files.
  private static let limit = 128 << 20

  init(kind: OwnedFolder.Kind, list: Set<String>) {
    (self.kind, self.list) = (kind, list)
  }

  /// Reads the marker of a folder; `nil` if it has none that FirstFrame wrote.
  init?(in folder: OpenFolder) {
    guard let data = try? folder.read(OwnedFolder.markerName, limit: Self.limit),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0].hasPrefix(Self.title),
      let kind = OwnedFolder.Kind(rawValue: String(lines[0].dropFirst(Self.title.count)))
    else { return nil }
    self.kind = kind
    list = Set(lines.dropFirst(2).compactMap { $0.isEmpty ? nil : String($0).removingPercentEncoding })
  }

  /// Adds paths to the marker of a folder.
  static func append(_ paths: Set<String>, to folder: OpenFolder) throws(POSIXError) {
    let descriptor = try folder.openToAppend(OwnedFolder.markerName)
    defer { close(descriptor) }
    try LocalFile.write(Data(paths.sorted().map { $0.markerLine + "\n" }.joined().utf8), to: descriptor)
  }

  func write(to folder: OpenFolder) throws(POSIXError) {
    let lines = [Self.title + kind.rawValue, Self.explanation] + list.sorted().map(\.markerLine)
    try folder.write(Data(lines.map { $0 + "\n" }.joined().utf8), to: OwnedFolder.markerName)
  }
}

extension String {
  /// The path as one line of a marker: what cannot be shown on a line, and `%`, is encoded.
  fileprivate var markerLine: String { replacing("%", with: "%25").onOneLine }

  /// The path on one line, with characters that end lines, or control terminals, as percent-encoded bytes.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        for byte in String(scalar).utf8 {
          line += "%" + Hexadecimal.digits(UInt64(byte), count: 2, uppercase: true)
        }
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
