import ArgumentParser
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import FirstFrameTypesetting
import Foundation
import OpenTypeText

/// Draws a scene.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scene as PNG, or describe it as text.",
    discussion: """
      A scene is a layout tree as JSON; Documentation/SceneFormat.md describes it.
      Without --output, text goes to standard output.

      Example: firstframe render Documentation/Scenes/match-card.json -o card.png --scale 3
      """)

  @Argument(help: "The scene's JSON file.", completion: .file(extensions: ["json"]))
  var scene: String

  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String?

  @Option(
    help: """
      png, layout (the tree, one line per node), or text (the visible text); default: png with --output or --timing, \
      otherwise layout.
      """)
  var format: OutputFormat?

  @Option(
    help: "A font file whose families the scene may name; may be given several times.", completion: .file())
  var font: [String] = []

  @Option(help: "Pixels per point.")
  var scale: Double = 2

  @Option(help: ArgumentHelp("Draw the picture N times.", valueName: "N"))
  var `repeat`: Int = 1

  @Flag(
    help:
      "Print the median times of layout, render and encode in milliseconds, and the size of the PNG in bytes, as JSON.")
  var timing = false

  @Flag(help: "Read the font files again before every round, to measure without cached glyphs.")
  var cold = false

  func validate() throws {
    if cold, font.isEmpty { throw ValidationError("--cold needs --font; add a font file, or remove --cold.") }
    if self.repeat < 1 { throw ValidationError("--repeat needs a number of 1 or more.") }
  }

  func run() throws {
    let file = SceneFile(path: scene)
    let root = try file.read()
    let rasterizer = Rasterizer(scale: scale, typesetter: try FontFiles(paths: font).typesetter())
    file.warnAboutFamilies(in: root, without: rasterizer.typesetter.library)
    let format = format ?? (output == nil && !timing ? .layout : .png)
    switch format {
    case .png: try writePicture(of: root, from: file, with: rasterizer)
    case .layout:
      try write(Data(try describe(root, from: file, with: rasterizer) { $0.layoutDump(typesetter: $1) }.utf8))
    case .text: try write(Data(try describe(root, from: file, with: rasterizer) { $0.textDump(typesetter: $1) }.utf8))
    }
  }

  private func writePicture(of root: LayoutNode, from file: SceneFile, with rasterizer: Rasterizer) throws {
    if output == nil, !timing { throw RenderError.noOutput }
    let rounds = try RenderRounds(file.withImages(root), count: self.repeat, in: file) {
      cold ? Rasterizer(scale: scale, typesetter: try FontFiles(paths: font).typesetter()) : rasterizer
    }
    file.warn(about: rounds.missingCharacters)
    if let output { try OutputFile(path: output).write(rounds.png, madeFrom: scene) }
    if timing { Console().print(json: try rounds.timing.json()) }
  }

  private func describe(
    _ root: LayoutNode, from file: SceneFile, with rasterizer: Rasterizer, as dump: (LayoutNode, Typesetter) -> String
  ) throws -> String {
    let resolved = try file.withImages(root)
    let scene = try file.naming { () throws(RasterizerError) in try rasterizer.prepare(resolved) }
    file.warn(about: scene.missingCharacters)
    return dump(root, rasterizer.typesetter)
  }

  private func write(_ data: Data) throws {
    if let output {
      try OutputFile(path: output).write(data, madeFrom: scene)
    } else {
      do {
        try DescriptorWriting.writeAll(data, to: STDOUT_FILENO)
      } catch {
        throw ValidationError("standard output cannot be written: \(FileFailure(error))")
      }
    }
  }
}

/// The format of a scene's output.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case png, layout, text
}

/// The font files of a scene.
struct FontFiles {
  let paths: [String]

  /// A typesetter with the built-in typeface and the files.
  func typesetter() throws(RenderError) -> Typesetter {
    var typesetter = Typesetter()
    for path in paths {
      do {
        typesetter.register(try FontFile(contentsOf: path))
      } catch {
        throw .noFont(error)
      }
    }
    return typesetter
  }
}
