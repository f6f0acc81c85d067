import ArgumentParser
import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Compares two pictures.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two PNG pictures, pixel by pixel or by their structure.",
    discussion: """
      Exits with 0 if they are the same, with 1 if they differ, and with 2 if they cannot be compared.
      Pictures of different sizes differ; they are aligned at their top left corners.
      With --structure, exits with 0 if the score is at least --minimum-score, and with 1 otherwise.

      Example: firstframe compare expected.png actual.png --difference difference.png
      """)

  @Argument(help: "The expected picture.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "The actual picture.", completion: .file(extensions: ["png"]))
  var actual: String

  @OptionGroup var tolerance: ToleranceOptions

  @OptionGroup var structure: StructureOptions

  @Option(
    help: ArgumentHelp("The PNG file to write a picture of the differences to, if there are any.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var difference: String?

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @Option(help: ArgumentHelp("Compare N times.", valueName: "N"))
  var `repeat`: Int = 1

  @Flag(help: "Add the median times of decoding both pictures and of comparing them, in milliseconds.")
  var timing = false

  func validate() throws {
    if self.repeat < 1 { throw ValidationError("--repeat needs a number of 1 or more.") }
    if structure.structure, difference != nil || timing || self.repeat > 1 || tolerance.isUsed {
      throw ValidationError(
        "--structure excludes --difference, --timing, --repeat and the options for differences of pixels: "
          + "leave them out.")
    }
  }

  func run() throws {
    if structure.structure { try compareStructures() } else { try comparePixels() }
  }

  private func compareStructures() throws {
    let (reference, picture) = (PictureFile(path: expected), PictureFile(path: actual))
    let report = structure.report(
      on: structure.comparison(
        of: try reference.decode(reference.read()).bitmap, and: try picture.decode(picture.read()).bitmap))
    if json {
      Console().print(json: try report.json())
    } else {
      Console().print("\(lines: report.text(expected: expected, actual: actual))")
    }
    if report.verdict == .different { throw ExitCode(1) }
  }

  private func comparePixels() throws {
    let tolerance = try tolerance.tolerance()
    let rounds = try CompareRounds(
      expected: PictureFile(path: expected), actual: PictureFile(path: actual), tolerance: tolerance,
      count: self.repeat)
    let report = CompareReport(rounds, tolerance: tolerance, timing: timing ? rounds.timing : nil)
    if !rounds.comparison.isSame { try writeDifference(of: rounds, tolerance: tolerance) }
    if json {
      Console().print(json: try report.json())
    } else {
      let sentences = CompareSentences(expected: expected, actual: actual, report: report)
      Console().print("\(lines: sentences.text(of: rounds.comparison))")
    }
    if !rounds.comparison.isSame { throw ExitCode(1) }
  }

  private func writeDifference(of rounds: CompareRounds, tolerance: ImageTolerance) throws {
    guard let difference else { return }
    let picture: Data
    do {
      picture = try DifferenceImage(
        reference: rounds.expected, actual: rounds.actual, tolerance: tolerance
      ).bitmap.pngData()
    } catch {
      throw CompareError.notDrawn(file: difference, reason: "\(error)")
    }
    try OutputFile(path: difference, option: "--difference", inputRole: "one of the compared pictures")
      .write(picture, madeFrom: expected, actual)
  }
}
