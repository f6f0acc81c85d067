import FirstFrameCatalog
import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// An operation that tests spend most of their time with, on the main thread only, so that its instructions are the
/// same in each run.
@MainActor
struct HotPath {
  let name: String
  let run: () throws -> Void

  /// The hot paths, from layout to an assertion.
  static func all() throws -> [HotPath] {
    let card = try preview("TallOddsMatchCardView")
    let tree = card.makeView().layoutTree(in: RenderingEnvironment())
    let rasterizer = Rasterizer(scale: 1)
    let picture = try rasterizer.bitmap(of: tree)
    let changed = inverted(picture)
    let file = try picture.pngData()
    let scene = try JSONEncoder().encode(tree)
    return [
      HotPath(name: "make and lay out a card") { _ = card.makeView().layoutTree(in: RenderingEnvironment()) },
      relayout(of: card), measuring(),
      HotPath(name: "draw a card") { _ = try rasterizer.bitmap(of: tree) },
      HotPath(name: "encode a picture") { _ = try picture.pngData() },
      HotPath(name: "decode a picture") { _ = try Bitmap(pngData: file) },
      HotPath(name: "compare pictures in YIQ, all pixels differ") {
        _ = Comparison(reference: picture, actual: changed, tolerance: .yiq())
      },
      HotPath(name: "dump a layout tree") { _ = tree.layoutDump() },
      HotPath(name: "decode a scene") { _ = try LayoutNode(json: scene) },
      try assertion(of: card),
    ]
  }

  private static func preview(_ component: String) throws -> ComponentPreview {
    guard let preview = ComponentCatalog.previews.first(where: { $0.component == component }) else {
      throw HotPathError.noComponent(component)
    }
    return preview
  }

  /// Every pixel differs from the picture's, with the same alpha.
  private static func inverted(_ picture: Bitmap) -> Bitmap {
    var inverted = picture
    inverted.withMutablePixels { pixels in
      for index in 0..<picture.size.area { pixels[index] ^= 0x00FF_FFFF }
    }
    return inverted
  }

  /// The second and the third layout of one view.
  private static func relayout(of card: ComponentPreview) -> HotPath {
    let view = card.makeView()
    var width = 0.0
    return HotPath(name: "lay out a card in another width") {
      width = width == 390 ? 320 : 390
      view.frame.size = CGSize(width: width, height: 200)
      view.layoutIfNeeded()
    }
  }

  /// Measures a text that was not measured before.
  private static func measuring() -> HotPath {
    let label = UILabel()
    label.numberOfLines = 0
    var words = Array(repeating: "odds", count: 60)
    return HotPath(name: "measure a paragraph") {
      words.append("more")
      label.text = words.joined(separator: " ")
      _ = label.sizeThatFits(CGSize(width: 240, height: 10_000))
    }
  }

  /// A picture of a component that equals its reference.
  private static func assertion(of card: ComponentPreview) throws -> HotPath {
    func verify(_ record: SnapshotTestingConfiguration.Record) -> Verdict {
      verifySnapshot(of: card.makeView(), as: .image, named: "card", record: record, testName: "hotPath")
    }
    _ = verify(.all)
    return HotPath(name: "assert a picture of a card") {
      guard verify(.never).isPass else { throw HotPathError.assertionFailed }
    }
  }
}

/// The reason why instructions cannot be counted.
enum HotPathError: Error {
  /// The catalog has no component of this name.
  case noComponent(String)
  /// An assertion that should pass failed.
  case assertionFailed
}
