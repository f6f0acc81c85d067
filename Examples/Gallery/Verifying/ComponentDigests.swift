import FirstFrameImaging
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// The digests of a component's pictures, which are the reference of all cells without reference pictures.
struct ComponentDigests: Sendable {
  let component: String
  let lines: [MatrixLine]
  private let previews: [ComponentPreview]

  /// - Parameter checks: The checks of the component's previews, in order.
  init(component: String, checks: [PreviewCheck]) {
    self.component = component
    lines = checks.flatMap(\.digests)
    previews = checks.map(\.preview)
  }

  /// The contents of the reference: one line per picture.
  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The verdict, and the pictures that differ.
  @MainActor
  func verdict(references: References) throws -> (verdict: Verdict, mismatches: [Mismatch]) {
    let known = Set(String(decoding: references.digests(of: component) ?? Data(), as: UTF8.self).split(separator: "\n"))
    let changed = lines.filter { !known.contains(Substring($0.text)) }
    let verdict = SnapshotVerifier().verify(
      { text }, as: .lines, named: component, at: .matrixTest, isOnMainActor: true)
    guard verdict.failureMessage != nil, !verdict.isRecording else { return (verdict, []) }
    // The verifier writes the lines as artifacts. The pictures are written to the same folder.
    for line in changed { try writePicture(of: line, in: references.artifacts(ofDigests: component)) }
    return (verdict, changed.map { Mismatch(component: component, state: $0.state, cell: $0.cell, kind: .digest) })
  }

  @MainActor
  private func writePicture(of line: MatrixLine, in folder: String) throws {
    guard let preview = previews.first(where: { $0.state == line.state }),
      let cell = Cell.matrix.first(where: { $0.name == line.cell })
    else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let frames = PreviewFrames(of: preview, in: [cell])
    // A set's files are known by the start of their names.
    let file = "\(folder)/picture.\(line.state).\(line.cell).png"
    for frame in frames.frames {
      try Rasterizer(scale: 2).bitmap(of: frame.tree).pngData(scale: 2).write(to: URL(fileURLWithPath: file))
    }
  }
}
