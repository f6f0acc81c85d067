import ArgumentParser
import FirstFrameLocalFiles
import FirstFramePackagePorting
import FirstFramePreviewGallery
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// `firstframe gallery` for a UIKit package: ports it, draws its previews, and shows them on a page.
struct PreviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Port a UIKit package, and draw its previews on one page.",
    discussion: """
      Draws every #Preview and PreviewProvider of the library targets in light and dark, and checks their first \
      frames. With --snapshot the exit status is 1 if a picture differs from its reference or has none; \
      SNAPSHOT_TESTING_RECORD chooses what is recorded, as for tests. It is 1 as well if a preview crashes, and 2 if \
      the package could not be ported or built.

      Example: firstframe gallery --package-path ../TheirPackage
      """,
    aliases: ["previews"])

  @OptionGroup var options: PortOptions

  @Flag(help: "Compare the pictures with their references in __Snapshots__/Previews of the package.")
  var snapshot = false

  @Flag(help: "Draw the settled state beside the first frame, if a preview's work changes it within 3 seconds.")
  var settled = false

  @Option(
    help: ArgumentHelp(
      "The folder for the page; default: previews in the folder of the ported package.", valueName: "folder"))
  var output: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    var run = try PortOptions.run {
      try PreviewRun(of: options, output: output, comparesSnapshots: snapshot, showsSettled: settled)
    }
    let page = run.output.appendingPathComponent("index.html")
    let gallery = PreviewGallery(package: run.package, previews: run.previews, undrawn: run.undrawn)
    try run.write(page: gallery.page(run.gallery).data())
    for line in run.summary { StandardError.write(line) }
    Console().print("\(page.path)")
    if open, !DesktopProgram.open(page.path) { StandardError.write("There is no program to open \(page.path).") }
    if run.hasFailures { throw ExitCode(1) }
  }
}
