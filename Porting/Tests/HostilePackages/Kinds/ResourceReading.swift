import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameResourcePorting
import Foundation

/// Compiles the resources of a folder like a port does, and reads the result like a component does.
struct ResourceReading {
  let scratch: ScratchFolder

  /// - Parameter folder: The folder of the resources in the scratch folder.
  func read(_ input: HostileInput, in folder: String) throws {
    let file = try scratch.write(input.bytes, to: folder + "/" + input.path)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = scratch.url.appendingPathComponent("compiled")
    defer { try? FileManager.default.removeItem(at: output) }
    let resources = scratch.url.appendingPathComponent(folder)
    let report: ResourceCompiler.Report
    do {
      report = try ResourceCompiler(resources: [resources]).compile(into: output)
    } catch {
      // Every error names the file or its folder.
      guard "\(error)".contains(file.deletingLastPathComponent().path) else {
        throw InputFault.invalidResult("an error without the file: \(error)")
      }
      throw error
    }
    _ = GeneratedNames.source(for: report.table)
    try draw(report.table, in: output)
    for language in report.table.languages { try resolveTexts(of: language, in: output) }
    if let finding = report.findings.first { throw finding }
  }

  private func draw(_ table: AssetTable, in output: URL) throws {
    let files =
      table.images.flatMap { $0.variants.compactMap(\.file) } + table.symbols.flatMap { $0.glyphs.map(\.file) }
    for file in Set(files).sorted() {
      let content = try Data(contentsOf: output.appendingPathComponent(file))
      guard file.hasSuffix(".json") else {
        _ = try Bitmap(pngData: content)
        continue
      }
      let rasterizer = Rasterizer(scale: 1)
      let node: LayoutNode
      do { node = try LayoutNode(json: content) } catch {
        throw InputFault.invalidResult("the drawing cannot be read: \(error)")
      }
      guard let size = try? rasterizer.pixelSize(of: node), size.area <= 1 << 18 else { continue }
      _ = try rasterizer.bitmap(of: node)
    }
  }

  private func resolveTexts(of language: String, in output: URL) throws {
    let content = try Data(contentsOf: output.appendingPathComponent(StringTable.fileName(for: language)))
    let table = try JSONDecoder().decode(StringTable.self, from: content)
    for (_, texts) in table.tables {
      for (_, text) in texts {
        let resolved = text.resolved(in: language) { PluralNumber($0) }
        _ = FormatSpecifier.all(in: resolved)
      }
    }
  }
}

extension ResourceFinding: Error {}
