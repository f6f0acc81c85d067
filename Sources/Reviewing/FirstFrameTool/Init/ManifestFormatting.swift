import FirstFrameLocalFiles
import Foundation

/// Formats the lines that SwiftPM wrote into a manifest, which it leaves without spaces and line breaks.
struct ManifestFormatting {
  let original: Data
  let edited: Data

  /// Formats the file at a path, which has the edited contents, with `swift format`. Does nothing without that program.
  func apply(to path: String) {
    let offsets = changedLines.flatMap { ["--offsets", "\($0.lowerBound):\($0.upperBound)"] }
    guard !offsets.isEmpty else { return }
    _ = ChildProcess.run(
      "swift", ["format", "format", "--in-place", "--configuration", configuration] + offsets + [path])
  }

  /// The ranges of UTF-8 offsets of the lines that the original does not have.
  var changedLines: [Range<Int>] {
    let lines = Self.lines(of: edited)
    let changed = lines.difference(from: Self.lines(of: original)).insertions
    var starts = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    return changed.compactMap { change in
      guard case .insert(let line, _, _) = change else { return nil }
      return starts[line]..<starts[line + 1] - 1
    }
  }

  /// The configuration of swift-format: the indentation of the manifest.
  var configuration: String {
    let indented = Self.lines(of: original).first { $0.first?.isWhitespace == true && !$0.allSatisfy(\.isWhitespace) }
    let spaces = indented?.prefix { $0 == " " }.count ?? 4
    let indentation = indented?.first == "\t" ? #"{"tabs":1}"# : #"{"spaces":\#(spaces)}"#
    return #"{"version":1,"lineLength":120,"indentation":\#(indentation)}"#
  }

  private static func lines(of data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }
}
