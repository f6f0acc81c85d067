import ArgumentParser
import FirstFrameCatalog
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit

/// Draws a component.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a component in one of its states.",
    discussion: "The default state is the first one. `catalog list` prints the names.")

  @Argument(help: ArgumentHelp("The component, and one of its states.", valueName: "COMPONENT[/STATE]"))
  var name: String

  @Option(name: .shortAndLong, help: "The PNG file to write.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: "light or dark.")
  var appearance = Appearance.light

  @Option(help: "The text size that the user prefers.")
  var textSize = TextSize.standard

  @Option(help: "The direction of the interface (default: that of the language).")
  var direction: Direction?

  @Option(help: "The language of the texts; Arabic needs a font file with its letters.")
  var locale = Language.english

  @Option(help: "The device with the screen to fill (default: the component's own size).")
  var device: Device?

  @Option(help: "Pixels per point.")
  var scale: Double = 2

  @OptionGroup var fonts: FontOptions

  func run() throws {
    guard output.lowercased().hasSuffix(".png") else { throw CatalogError.notPNG(file: output) }
    try fonts.register().check(locale)
    let preview = try CatalogIndex().preview(named: name)
    let cell = Cell(
      appearance: appearance, direction: direction ?? Direction(of: locale), textSize: textSize, language: locale,
      device: device)
    let data = try MainActor.assumeIsolated { try picture(of: preview, in: cell) }
    do {
      try LocalFile.write(data, to: output)
    } catch {
      let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
      throw CatalogError.unwritable(
        file: output, reason: "check that \(folder) is a folder and that you have permission to write to it")
    }
  }

  @MainActor
  private func picture(of preview: ComponentPreview, in cell: Cell) throws -> Data {
    let (tree, problem) = PreviewFrames.frame(of: preview, in: cell, scale: scale)
    if let problem { throw CatalogError.notDrawn(preview: preview.name, reason: problem) }
    do {
      return try Rasterizer(scale: scale).bitmap(of: tree).pngData(scale: scale)
    } catch {
      throw CatalogError.notDrawn(preview: preview.name, reason: "\(error)")
    }
  }
}
