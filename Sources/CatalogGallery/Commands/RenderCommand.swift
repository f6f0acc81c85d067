import ArgumentParser
import Foundation
import HeadlessUIKit
import Imaging
import LayoutTree
import Rasterizer

/// Draws one component.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a component in one of its states.",
    discussion: "A component without a state is drawn in its first one. `catalog list` has the names.")

  @Argument(help: ArgumentHelp("The component, and a state of it.", valueName: "COMPONENT[/STATE]"))
  var name: String

  @Option(name: .shortAndLong, help: "The PNG file to write.", completion: .file(extensions: ["png"]))
  var output: String

  @Option(help: "light or dark.")
  var appearance = Appearance.light

  @Option(help: "How large the reader wants text.")
  var textSize = TextSize.usual

  @Option(help: "The direction of the interface.")
  var direction = Direction.leftToRight

  @Option(help: "A device to fill the screen of; the component's own size where there is none.")
  var device: Device?

  @Option(help: "Pixels per point.")
  var scale: Double = 2

  @OptionGroup var fonts: FontOptions

  func run() throws {
    try fonts.register()
    let preview = try CatalogIndex().preview(named: name)
    let cell = Cell(appearance: appearance, direction: direction, textSize: textSize, device: device)
    let data = try MainActor.assumeIsolated { try picture(of: preview, in: cell) }
    do {
      try data.write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
      throw CatalogError.unwritable(file: output, reason: "is \(folder) a folder that you may write to?")
    }
  }

  @MainActor
  private func picture(of preview: ComponentPreview, in cell: Cell) throws -> Data {
    let view = preview.makeView()
    let tree = view.layoutTree(in: cell.environment(for: preview, scale: scale))
    if let problem = view.layoutProblem { throw CatalogError.notDrawn(preview: preview.name, reason: problem) }
    do {
      return try Rasterizer(scale: scale).bitmap(of: tree).pngData(scale: scale)
    } catch {
      throw CatalogError.notDrawn(preview: preview.name, reason: "\(error)")
    }
  }
}
