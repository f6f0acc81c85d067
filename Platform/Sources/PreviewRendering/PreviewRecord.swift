import Foundation
import UIKit

/// What the program reports of a preview: a line of JSON in `previews.jsonl`.
struct PreviewRecord: Encodable {
  struct Picture: Encodable {
    let appearance: String
    /// `ltr` or `rtl`.
    let direction: String
    /// The text size in Apple's tables of Dynamic Type.
    let textSize: String
    /// The path relative to the output folder.
    let file: String
    /// The size in points.
    let width: Int
    let height: Int
    /// Whether the picture shows the screen of a device.
    let isScreen: Bool
    /// Whether the picture shows the state after the work that the preview scheduled, and not the first frame.
    let isSettled: Bool
  }

  /// The comparison with a reference.
  struct Comparison: Encodable {
    let appearance: String
    /// The kind of verdict, such as `matched`.
    let verdict: String
    let isPassed: Bool
    let message: String?
  }

  /// The number of the declaration in the program's list.
  let declaration: Int
  let target: String
  let file: String
  let line: Int
  let name: String
  let component: String
  var pictures: [Picture] = []
  /// What is wrong with the first frame.
  var findings: [String] = []
  /// Warnings of the layout, as UIKit writes them to the console.
  var warnings: [String] = []
  /// What is not drawn.
  var omissions: [PreviewOmission] = []
  var comparisons: [Comparison] = []
  /// The text dumps, by direction and text size, such as `ltr.L`.
  var texts: [String: String] = [:]
  /// The layout dump of the first picture.
  var layout: String?
}

/// A line that says which declaration is drawn next, so that the tool knows which one ended the process.
struct PreviewStart: Encodable {
  let started: Int
}

/// The file that the program appends its lines to.
struct PreviewJournal {
  private let file: FileHandle

  init(folder: URL) throws {
    let url = folder.appendingPathComponent("previews.jsonl")
    if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
    file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
  }

  func write(_ line: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try file.write(contentsOf: encoder.encode(line) + Data("\n".utf8))
  }
}
