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
  /// The command that draws the preview again; `nil` if pictures are not compared.
  let command: String?

  func record() async throws -> PreviewRecord {
    _ = PreviewOmissions.take()
    var record = PreviewRecord(
      declaration: number, target: preview.target, file: preview.file, line: preview.line, name: name,
      component: drawable.component, warnings: drawable.warnings)
    for environment in drawable.appearances { try draw(in: environment, to: &record) }
    record.omissions = PreviewOmissions.take()
    record.findings = await findings(besides: record.omissions)
    if let command {
      record.comparisons = drawable.appearances.map {
        comparison(in: $0, allowsBlank: !record.omissions.isEmpty, command: command)
      }
    }
    return record
  }

  /// The findings of the first frame. One that is blank is not a fault of the component if something is not drawn.
  private func findings(besides omissions: [PreviewOmission]) async -> [String] {
    guard let environment = drawable.appearances.first else { return [] }
    let findings = await verifyFirstFrame(in: environment) { drawable.makeView() }
    return findings.filter { finding in
      if case .blank = finding { omissions.isEmpty } else { true }
    }.map(\.description)
  }

  private func draw(in environment: RenderingEnvironment, to record: inout PreviewRecord) throws {
    let view = environment.performAsCurrent { drawable.makeView() }
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
          appearance: appearance, file: file, width: Int(size.width.rounded()), height: Int(size.height.rounded()),
          isScreen: drawable.isScreen))
    }
  }

  private func comparison(
    in environment: RenderingEnvironment, allowsBlank: Bool, command: String
  ) -> PreviewRecord.Comparison {
    let strategy = Snapshotting<UIView, Bitmap>.image(in: environment)
    let verdict = PortedSnapshot.verify(
      { drawable.makeView() }, as: allowsBlank ? strategy.allowingBlank : strategy,
      named: environment.appearance.rawValue,
      at: PortedPreviewPlace(
        target: preview.target, filePath: preview.file, line: preview.line, name: name, command: command))
    return .init(
      appearance: environment.appearance.rawValue, verdict: verdict.kind.rawValue,
      isPassed: verdict.isPass || verdict.kind == .recorded, message: verdict.isPass ? nil : verdict.failureMessage)
  }
}
