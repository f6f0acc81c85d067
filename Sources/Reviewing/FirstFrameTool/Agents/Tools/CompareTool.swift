import ArgumentParser
import FirstFrameImageComparison
import FirstFrameImaging
import Foundation

/// `compare`: compares two pictures, as `firstframe compare` does.
struct CompareTool: AgentTool {
  let description = ToolDescription(
    name: "compare",
    summary: """
      Compares two PNG files, pixel by pixel, and returns the differing pixels and a picture of the difference. With \
      `structure`, compares edges, fills and the boxes of texts instead, for pictures from other renderers.
      """,
    parameters: [
      ToolParameter(
        name: "expected", kind: .text, summary: "The path of the expected picture, from the package's folder",
        isRequired: true),
      ToolParameter(name: "actual", kind: .text, summary: "The path of the actual picture", isRequired: true),
      ToolParameter(name: "structure", kind: .flag, summary: "Compare structures instead of pixels"),
      ToolParameter(
        name: "threshold", kind: .number,
        summary: "The largest tolerated difference of two colors, 0...1; 0 if left out"),
      ToolParameter(name: "antialiasing", kind: .flag, summary: "Tolerate pixels that look anti-aliased"),
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let (expected, actual) = (arguments.text("expected") ?? "", arguments.text("actual") ?? "")
    if arguments.flag("structure") {
      guard arguments.number("threshold") == nil, !arguments.flag("antialiasing") else {
        throw ToolFailure("'structure' excludes 'threshold' and 'antialiasing': leave them out")
      }
      return try structures(expected, actual)
    }
    let options = try ToleranceOptions.parse(
      (arguments.number("threshold").map { ["--threshold", "\($0)"] } ?? [])
        + (arguments.flag("antialiasing") ? ["--antialiasing"] : []))
    let tolerance = try options.tolerance()
    let rounds = try CompareRounds(
      expected: PictureFile(path: expected), actual: PictureFile(path: actual), tolerance: tolerance, count: 1)
    let report = CompareReport(rounds, tolerance: tolerance, timing: nil)
    let text = CompareSentences(expected: expected, actual: actual, report: report).text(of: rounds.comparison)
    guard !rounds.comparison.isSame else { return ToolAnswer(text: text) }
    let difference = try DifferenceImage(
      reference: rounds.expected, actual: rounds.actual, tolerance: tolerance
    ).bitmap.pngData()
    return ToolAnswer([.text(text)] + AnswerPicture.contents("difference", difference))
  }

  private func structures(_ expected: String, _ actual: String) throws -> ToolAnswer {
    let options = try StructureOptions.parse(["--structure"])
    let (reference, picture) = (PictureFile(path: expected), PictureFile(path: actual))
    let report = options.report(
      on: options.comparison(
        of: try reference.decode(reference.read()).bitmap, and: try picture.decode(picture.read()).bitmap))
    return ToolAnswer(
      text: AnswerText.limited(
        report.text(expected: expected, actual: actual), hint: "run `firstframe compare --structure` in a terminal"))
  }
}
