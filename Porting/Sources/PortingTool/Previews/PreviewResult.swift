import FirstFramePackagePorting
import FirstFrameSourceRewriting
import Foundation

/// What the program says of a preview that it drew, or why it could not.
struct PreviewResult: Decodable {
  struct Picture: Decodable {
    let appearance: String
    let direction: String
    let textSize: String
    let file: String
    let width: Int
    let height: Int
    /// Whether the picture shows the screen of a device.
    let isScreen: Bool
    /// Whether the picture shows the state after the work that the preview scheduled, and not the first frame.
    let isSettled: Bool
  }

  struct Omission: Decodable {
    let name: String
    let file: String
    let line: Int

    var place: String { "\(file):\(line)" }
  }

  struct Comparison: Decodable {
    let appearance: String
    let verdict: String
    let isPassed: Bool
    let message: String?
  }

  /// The number of the declaration.
  let declaration: Int
  let target: String
  let file: String
  let line: Int
  let name: String
  let component: String
  let pictures: [Picture]
  let findings: [String]
  let warnings: [String]
  let omissions: [Omission]
  let comparisons: [Comparison]
  /// The text dumps, by direction and text size, such as `ltr.L`.
  let texts: [String: String]
  /// The layout dump of the first picture.
  let layout: String?
  /// Why the preview ended the program; `nil` if it did not.
  private(set) var crash: String?

  var place: String { "\(file):\(line)" }

  init(crashed preview: SourceRewriter.PreviewDeclaration, of target: String, number: Int, reason: String) {
    declaration = number
    self.target = target
    (file, line, name) = (preview.file, preview.line, "Line \(preview.line)")
    component = ""
    (pictures, findings, warnings, omissions, comparisons) = ([], [], [], [], [])
    (texts, layout) = ([:], nil)
    crash = reason
  }
}

/// The lines that the program has written.
struct PreviewJournalReader {
  private struct Start: Decodable {
    let started: Int
  }

  /// The declarations that were begun, in order.
  private(set) var started: [Int] = []
  private(set) var results: [PreviewResult] = []

  init(folder: URL) {
    let data = (try? Data(contentsOf: folder.appendingPathComponent("previews.jsonl"))) ?? Data()
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let start = try? decoder.decode(Start.self, from: line) {
        started.append(start.started)
      } else if let result = try? decoder.decode(PreviewResult.self, from: line) {
        results.append(result)
      }
    }
  }
}

extension PortReport {
  /// The previews that the program draws, in its order.
  var drawnPreviews: [(target: String, preview: SourceRewriter.PreviewDeclaration)] {
    targets.filter { !$0.isTest }.flatMap { target in target.previews.map { (target.name, $0) } }
  }
}
