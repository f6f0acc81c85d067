import FirstFrameImaging
import FirstFrameTerminalOutput
import Foundation

/// The answer of a tool: texts and pictures.
struct ToolAnswer: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case text(String)
    /// The bytes of a PNG.
    case picture(Data)
  }

  var contents: [Content]
  var isError = false

  init(_ contents: [Content]) {
    self.contents = contents
  }

  init(text: String) {
    contents = [.text(text)]
  }

  init(failure: String) {
    contents = [.text(failure)]
    isError = true
  }
}

extension ToolAnswer: Encodable {
  private enum Key: String, CodingKey {
    case content, isError
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(contents, forKey: .content)
    if isError { try container.encode(true, forKey: .isError) }
  }
}

extension ToolAnswer.Content: Encodable {
  private enum Key: String, CodingKey {
    case type, text, data, mimeType
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text(let text):
      try container.encode("text", forKey: .type)
      try container.encode(text, forKey: .text)
    case .picture(let data):
      try container.encode("image", forKey: .type)
      try container.encode(data.base64EncodedString(), forKey: .data)
      try container.encode("image/png", forKey: .mimeType)
    }
  }
}

/// A picture in an answer. Models reduce larger ones, so those are reduced here.
enum AnswerPicture {
  /// The maximum width and height, in pixels.
  static let maximumLength = 1568
  /// The maximum size of a file, in bytes.
  static let maximumSize = 4 << 20

  /// The contents for a picture with its label.
  static func contents(_ label: String, _ data: Data) -> [ToolAnswer.Content] {
    do {
      let bitmap = try Bitmap(pngData: data)
      let longest = max(bitmap.width, bitmap.height)
      guard longest > maximumLength || data.count > maximumSize else {
        // Written again, without the layout tree that references contain.
        return [.text("\(label), \(bitmap.width) x \(bitmap.height) pixels:"), .picture(try bitmap.pngData())]
      }
      let target = min(maximumLength, longest)
      let size = try PixelSize(
        width: max(bitmap.width * target / longest, 1), height: max(bitmap.height * target / longest, 1))
      let reduced = try bitmap.resized(to: size).pngData()
      let sizes = "\(bitmap.width) x \(bitmap.height) pixels, reduced to \(size.width) x \(size.height)"
      guard reduced.count <= maximumSize else { return [.text("\(label), \(sizes): too large to be shown")] }
      return [.text("\(label), \(sizes):"), .picture(reduced)]
    } catch {
      return [.text("\(label): \(error)")]
    }
  }
}

/// A text of limited length. An agent pays for each byte.
enum AnswerText {
  /// The maximum length of a text, in bytes.
  static let maximumLength = 6000

  /// The first lines that fit, and a note with the number of the others.
  ///
  /// - Parameter hint: How to get the others.
  static func limited(_ lines: [String], to length: Int = maximumLength, hint: String) -> String {
    var kept: [String] = []
    var count = 0
    for line in lines {
      let line = line.utf8.count > length ? String(line.prefix(length / 4)) + "…" : line
      guard count + line.utf8.count + 1 <= length else { break }
      count += line.utf8.count + 1
      kept.append(line)
    }
    let omitted = lines.count - kept.count
    if omitted > 0 { kept.append("(\(omitted) more: \(hint))") }
    return kept.joined(separator: "\n")
  }

  static func limited(_ text: String, to length: Int = maximumLength, hint: String) -> String {
    limited(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), to: length, hint: hint)
  }
}
