import ArgumentParser
import FirstFrameLocalFiles
import FirstFramePreviewGallery
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation
import OpenTypeText

/// `firstframe gallery`: draws the previews of a package, and shows them on a page.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Draw the previews of a package on one page.",
    discussion: """
      Builds the tests of the package as `swift test` does, and draws every static property of type \
      [ComponentPreview] in the targets that they use. A UIKit package is ported, and its #Previews and \
      PreviewProviders are drawn. Exits with 1 if a preview crashes or a picture differs from its reference, and \
      with 2 if the command fails.

      Example: firstframe gallery --open
      """)

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory)
  var packagePath = "."

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the page (default: .build/firstframe-gallery in the package).", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Argument(help: "The components (default: all).")
  var components: [String] = []

  @Option(
    parsing: .remaining,
    help: ArgumentHelp(
      "Arguments of `swift build`: everything after this option. Pass those that you pass to `swift test`.",
      valueName: "arguments"))
  var buildArguments: [String] = []

  @OptionGroup(title: "UIKit packages") var port: PortGalleryOptions

  func run() throws {
    let folder = URL(fileURLWithPath: packagePath).standardizedFileURL
    do {
      switch PackageKind(of: folder) {
      case nil: throw GalleryError.noPackage(path: folder.path)
      case .uiKit: throw try portingProgram(folder)
      case .firstFrame: try draw(folder)
      }
    } catch let error where Self.isOwn(error) {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }

  static func isOwn(_ error: any Error) -> Bool {
    error is GalleryError || error is OwnedFolderError || error is PortingProgramError
      || error is GalleryConfigurationError || error is FontRegistrationError
  }

  // MARK: Packages that use FirstFrame

  private func draw(_ folder: URL) throws {
    if let option = port.arguments.first { throw GalleryError.onlyForUIKit(option: option) }
    let (gallery, page) = try PackageGallery.drawn(
      packageIn: folder, into: output, components: components, buildArguments: buildArguments)
    for message in gallery.messages { StandardError.write(message) }
    StandardError.write("\(gallery.pictureCount) pictures of \(gallery.previewCount.counted("preview")).")
    Console().print("\(page.page)")
    if open, !DesktopProgram.open(page.page) { StandardError.write("There is no program to open \(page.page).") }
    if gallery.hasCrashes { throw ExitCode(1) }
  }

  // MARK: UIKit packages

  /// Replaces this process by the program that ports the package. Returns only if that fails.
  private func portingProgram(_ folder: URL) throws -> PortingProgramError {
    guard components.isEmpty, buildArguments.isEmpty else { throw GalleryError.onlyForFirstFrame }
    let output = output.map { ["--output", $0] } ?? []
    return try PortingProgram().replaceProcess(
      arguments: ["gallery", "--package-path", folder.path] + output + (open ? ["--open"] : []) + port.arguments)
  }
}

/// The options that `firstframe-port` has for the previews of ports.
struct PortGalleryOptions: ParsableArguments {
  @Flag(help: "Compare the pictures with their references in __Snapshots__/Previews of the package.")
  var snapshot = false

  @Flag(help: "Draw the settled state beside the first frame, if a preview's work changes it within 3 seconds.")
  var settled = false

  @Option(
    help: ArgumentHelp(
      "The folder for the ported package; default: .build/firstframe-port in the package.", valueName: "folder"))
  var scratchPath: String?

  @Option(
    help: ArgumentHelp(
      "The configuration file; default: firstframe.json in the package, if there is one.", valueName: "file"))
  var config: String?

  /// The options as arguments.
  var arguments: [String] {
    (snapshot ? ["--snapshot"] : []) + (settled ? ["--settled"] : [])
      + (scratchPath.map { ["--scratch-path", $0] } ?? []) + (config.map { ["--config", $0] } ?? [])
  }
}
