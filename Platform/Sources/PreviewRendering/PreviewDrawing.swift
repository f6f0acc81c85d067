import FirstFrame
@_spi(Porting) import FirstFrameComponentAssertions
import FirstFrameRasterizer
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
  /// Whether to draw the settled state too, if it differs from the first frame.
  let showsSettled: Bool

  /// The longest delay of work that belongs to the settled state, in seconds.
  private static let settlingLimit: TimeInterval = 3

  func record() async throws -> PreviewRecord {
    _ = PreviewOmissions.take()
    var record = PreviewRecord(
      declaration: number, target: preview.target, file: preview.file, line: preview.line, name: name,
      component: drawable.component, warnings: drawable.warnings)
    for cell in PreviewCell.all {
      for environment in drawable.appearances(in: cell) { try draw(in: environment, cell, to: &record) }
    }
    if showsSettled {
      for environment in drawable.appearances { try await drawSettled(in: environment, to: &record) }
    }
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

  private func draw(
    in environment: RenderingEnvironment, _ cell: PreviewCell, to record: inout PreviewRecord
  ) throws {
    let view = environment.performAsCurrent { drawable.makeView() }
    let tree = view.layoutTree(in: environment)
    for warning in view.layoutWarnings where !record.warnings.contains(warning) { record.warnings.append(warning) }
    if record.layout == nil { record.layout = tree.layoutDump() }
    // Light and dark have the same text.
    let key = "\(cell.directionName).\(cell.textSizeName)"
    if record.texts[key] == nil { record.texts[key] = tree.textDump() }
    try write(tree, in: environment, cell, isSettled: false, to: &record)
  }

  private func drawSettled(in environment: RenderingEnvironment, to record: inout PreviewRecord) async throws {
    let tree = await SettledFrame.tree(in: environment, lateWorkLimit: Self.settlingLimit) { drawable.makeView() }
    if let tree { try write(tree, in: environment, .standard, isSettled: true, to: &record) }
  }

  private func write(
    _ tree: LayoutNode, in environment: RenderingEnvironment, _ cell: PreviewCell, isSettled: Bool,
    to record: inout PreviewRecord
  ) throws {
    let size = tree.frame.size
    guard size.width > 0, size.height > 0 else { return }
    let appearance = environment.appearance.rawValue
    let state = isSettled ? ".settled" : ""
    let place = cell == .standard ? appearance : "\(appearance).\(cell.directionName).\(cell.textSizeName)"
    let file = "pictures/\(number).\(name.filter { $0.isLetter || $0.isNumber }).\(place)\(state).png"
    let bitmap = try Rasterizer(scale: environment.scale).bitmap(of: tree)
    try bitmap.pngData(scale: environment.scale).write(to: folder.appendingPathComponent(file))
    record.pictures.append(
      .init(
        appearance: appearance, direction: cell.directionName, textSize: cell.textSizeName, file: file,
        width: Int(size.width.rounded()), height: Int(size.height.rounded()),
        isScreen: drawable.isScreen, isSettled: isSettled))
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
