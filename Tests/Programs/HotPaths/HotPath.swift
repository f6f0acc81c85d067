import FirstFrameCatalog
import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// An operation that tests spend most of their time with. Its instructions are almost the same in each run; a screen is
/// drawn by two threads, which valgrind runs in turn.
@MainActor
struct HotPath {
  let name: String
  /// Makes what the operation needs, and returns the operation.
  let prepare: () throws -> () throws -> Void

  /// The hot paths, from layout to an assertion.
  static var all: [HotPath] {
    [
      HotPath(name: "make and lay out a card") {
        let card = try preview("TallOddsMatchCardView")
        return { _ = card.makeView().layoutTree(in: RenderingEnvironment()) }
      },
      HotPath(name: "lay out a card in another width", prepare: relayout),
      HotPath(name: "measure a paragraph", prepare: measuring),
      HotPath(name: "draw a card") {
        let tree = try cardTree()
        return { _ = try rasterizer.bitmap(of: tree) }
      },
      HotPath(name: "encode a picture") {
        let picture = try cardPicture()
        return { _ = try picture.pngData() }
      },
      HotPath(name: "decode a picture") {
        let file = try cardPicture().pngData()
        return { _ = try Bitmap(pngData: file) }
      },
      HotPath(name: "compare pictures in YIQ, all pixels differ") {
        let picture = try cardPicture()
        let changed = inverted(picture)
        return { _ = Comparison(reference: picture, actual: changed, tolerance: .yiq()) }
      },
      HotPath(name: "dump a layout tree") {
        let tree = try cardTree()
        return { _ = tree.layoutDump() }
      },
      HotPath(name: "decode a scene") {
        let scene = try JSONEncoder().encode(try cardTree())
        return { _ = try LayoutNode(json: scene) }
      },
      HotPath(name: "assert a picture of a card") { try assertion(of: preview("TallOddsMatchCardView")) },
      HotPath(name: "assert a picture of a screen") { try assertion(of: preview("MatchListViewController")) },
      HotPath(name: "assert a changed picture of a screen") {
        try changedAssertion(of: preview("MatchListViewController"))
      },
    ] + ScreenTwins.hotPaths
  }

  static let rasterizer = Rasterizer(scale: 1)

  private static func cardTree() throws -> LayoutNode {
    try preview("TallOddsMatchCardView").makeView().layoutTree(in: RenderingEnvironment())
  }

  private static func cardPicture() throws -> Bitmap { try rasterizer.bitmap(of: cardTree()) }

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
  private static func relayout() throws -> () throws -> Void {
    let view = try preview("TallOddsMatchCardView").makeView()
    var width = 0.0
    return {
      width = width == 390 ? 320 : 390
      view.frame.size = CGSize(width: width, height: 200)
      view.layoutIfNeeded()
    }
  }

  /// Measures a text that was not measured before.
  private static func measuring() -> () throws -> Void {
    let label = UILabel()
    label.numberOfLines = 0
    var words = Array(repeating: "odds", count: 60)
    return {
      words.append("more")
      label.text = words.joined(separator: " ")
      _ = label.sizeThatFits(CGSize(width: 240, height: 10_000))
    }
  }

  /// A picture of a component that equals its reference.
  private static func assertion(of preview: ComponentPreview) -> () throws -> Void {
    _ = verify(preview, record: .all)
    return {
      guard verify(preview).isPass else { throw HotPathError.assertionFailed }
    }
  }

  /// A picture of a component with another label on it, which differs from its reference.
  private static func changedAssertion(of preview: ComponentPreview) -> () throws -> Void {
    _ = verify(preview, record: .all)
    return {
      let label = UILabel(frame: CGRect(x: 100, y: 400, width: 200, height: 30))
      label.text = "Changed"
      guard !verify(preview, { $0.addSubview(label) }).isPass else { throw HotPathError.assertionFailed }
    }
  }

  private static func verify(
    _ preview: ComponentPreview, record: SnapshotTestingConfiguration.Record = .never,
    _ change: (UIView) -> Void = { _ in }
  ) -> Verdict {
    let view = preview.makeView()
    view.frame.size = preview.size ?? view.frame.size
    change(view)
    return verifySnapshot(of: view, as: .image, named: preview.component, record: record, testName: "hotPath")
  }
}

/// The reason why instructions cannot be counted.
enum HotPathError: Error {
  /// The catalog has no component of this name.
  case noComponent(String)
  /// An assertion that should pass failed.
  case assertionFailed
}
