import ArgumentParser
import Foundation
import Imaging
import LayoutTree
import Rasterizer

/// Draws a scene.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene as PNG, or describe it as text.",
    discussion: """
      A scene is a layout tree as JSON; Documentation/SceneFormat.md describes it.
      Without --output, text goes to standard output.
      """)

  @Argument(help: "The scene's JSON file.", completion: .file(extensions: ["json"]))
  var scene: String

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String?

  @Option(help: "png, layout (the tree, a line a node), or text (what a reader sees).")
  var format: OutputFormat?

  @Option(help: "Pixels per point.")
  var scale: Double = 2

  func run() throws {
    let file = SceneFile(path: scene)
    let root = try file.read()
    file.warnAboutFamilies(in: root)
    let format = format ?? (output == nil ? .layout : .png)
    switch format {
    case .png: try writePicture(of: root, from: file)
    case .layout: try write(Data(try describe(root, from: file, as: { $0.layoutDump() }).utf8))
    case .text: try write(Data(try describe(root, from: file, as: { $0.textDump() }).utf8))
    }
  }

  private func writePicture(of root: LayoutNode, from file: SceneFile) throws {
    guard let output else { throw RenderError.noOutput }
    let rasterizer = Rasterizer(scale: scale)
    let bitmap = try file.naming { () throws(RasterizerError) in try rasterizer.bitmap(of: root) }
    try OutputFile(path: output).write(bitmap.pngData(scale: scale), madeFrom: scene)
  }

  private func describe(
    _ root: LayoutNode, from file: SceneFile, as dump: (LayoutNode) -> String
  ) throws -> String {
    _ = try file.naming { () throws(RasterizerError) in try Rasterizer(scale: scale).check(root) }
    return dump(root)
  }

  private func write(_ data: Data) throws {
    if let output {
      try OutputFile(path: output).write(data, madeFrom: scene)
    } else {
      FileHandle.standardOutput.write(data)
    }
  }
}
