import FirstFrame
@_spi(Porting) import FirstFrameSnapshotAssertions
import Foundation
import UIKit

/// Draws one preview, checks its first frame, and compares its pictures.
@MainActor
struct PreviewDrawing {
  let preview: DeclaredPreview
  /// The number of the declaration.
  let number: Int
  let drawable: DrawablePreview
  /// The name, unique in the preview's file.
  let name: String
  let folder: URL
  let comparesSnapshots: Bool

  func record() async throws -> PreviewRecord {
    _ = PreviewOmissions.take()
    var record = PreviewRecord(
      declaration: number, target: preview.target, file: preview.file, line: preview.line, name: name,
      component: drawable.component)
    for environment in drawable.appearances { try draw(in: environment, to: &record) }
    record.findings = await findings()
    record.omissions = PreviewOmissions.take()
    return record
  }

  private func findings() async -> [String] {
    guard let environment = drawable.appearances.first else { return [] }
    return await verifyFirstFrame(in: environment) { drawable.makeView() }.map(\.description)
  }

  private func draw(in environment: RenderingEnvironment, to record: inout PreviewRecord) throws {
    let view = drawable.makeView()
    let tree = view.layoutTree(in: environment)
    let appearance = environment.appearance.rawValue
    for warning in view.layoutWarnings where !record.warnings.contains(warning) { record.warnings.append(warning) }
    let size = tree.frame.size
    if size.width > 0, size.height > 0 {
      let file = "pictures/\(number).\(name.filter { $0.isLetter || $0.isNumber }).\(appearance).png"
      let bitmap = try Rasterizer(scale: environment.scale).bitmap(of: tree)
      try bitmap.pngData(scale: environment.scale).write(to: folder.appendingPathComponent(file))
      record.pictures.append(
        .init(
          appearance: appearance, file: file, width: Int(size.width.rounded()), height: Int(size.height.rounded())))
    }
    if comparesSnapshots { record.comparisons.append(comparison(in: environment)) }
  }

  private func comparison(in environment: RenderingEnvironment) -> PreviewRecord.Comparison {
    let verdict = PortedSnapshot.verify(
      { drawable.makeView() }, as: .image(in: environment), named: environment.appearance.rawValue,
      at: PortedPreviewPlace(target: preview.target, filePath: preview.file, line: preview.line, name: name))
    return .init(
      appearance: environment.appearance.rawValue, verdict: verdict.kind.rawValue,
      isPassed: verdict.failureMessage == nil,
      message: verdict.failureMessage)
  }
}
