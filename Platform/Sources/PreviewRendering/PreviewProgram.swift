import FirstFrame
@_spi(Porting) import FirstFrameSnapshotAssertions
import Foundation
import UIKit

/// The program that draws the previews of a ported package; `firstframe gallery` writes and runs it.
@MainActor
public enum PreviewProgram {
  /// What the program is to do: the file that its only argument names.
  private struct Request: Decodable {
    /// The folder for pictures and `previews.jsonl`.
    let output: String
    /// The name of the device for previews that name none.
    let device: String?
    /// The command that runs the program again, if pictures are compared with their references.
    let command: String?
    /// The numbers of declarations to leave out.
    let skipped: [Int]
    /// Whether to draw settled states beside the first frames.
    let showsSettled: Bool
  }

  /// Draws the previews, and exits with status 2 if the request or the output folder cannot be used.
  public static func run(_ previews: [DeclaredPreview]) async {
    do {
      guard CommandLine.arguments.count == 2 else {
        throw PreviewProgramError.arguments
      }
      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
      let request = try JSONDecoder().decode(Request.self, from: data)
      try await draw(previews, request)
    } catch {
      PortedNote.write("firstframe gallery: \(error)")
      exit(2)
    }
  }

  private static func draw(_ previews: [DeclaredPreview], _ request: Request) async throws {
    let folder = URL(fileURLWithPath: request.output, isDirectory: true)
    let journal = try PreviewJournal(folder: folder)
    let device = try request.device.map { name in
      guard let device = ViewImageConfig.Named(name) else { throw PreviewProgramError.unknownDevice(name) }
      return device
    }
    var names = PreviewNames()
    for (index, preview) in previews.enumerated() where !request.skipped.contains(index) {
      try journal.write(PreviewStart(started: index))
      let content = preview.content()
      await content.prepare()
      for drawable in DrawablePreview.all(of: content, on: device ?? .standard) {
        let drawing = PreviewDrawing(
          preview: preview, number: index, drawable: drawable, name: names.unique(drawable.name, for: preview),
          folder: folder, command: request.command, showsSettled: request.showsSettled)
        try journal.write(try await drawing.record())
      }
    }
  }
}

/// Why the program cannot run.
enum PreviewProgramError: Error, CustomStringConvertible {
  case arguments
  case unknownDevice(String)

  var description: String {
    switch self {
    case .arguments: "expected the path of a request; run `firstframe gallery` instead"
    case .unknownDevice(let name):
      "there is no device \"\(name)\"; expected a name such as \"iPhone16Pro\" at \"device\" in firstframe.json"
    }
  }
}

/// Names that are unique in their file: a repeated one gets a number.
struct PreviewNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String, for preview: DeclaredPreview) -> String {
    let file = URL(fileURLWithPath: preview.file).lastPathComponent
    let count = counts["\(preview.target)/\(file)/\(name)", default: 0] + 1
    counts["\(preview.target)/\(file)/\(name)"] = count
    return count == 1 ? name : "\(name).\(count)"
  }
}
