import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation

extension Bitmap {
  /// A phone's screen of 1170 x 2532 pixels: a list of cards with a line of text each.
  static func screen() throws -> Bitmap {
    let cards = (0..<12).map { index in
      """
      {"frame": [16, \(60 + index * 64), 358, 56], "background": "#FFFFFF", "cornerRadius": 12, "children": [
        {"frame": [12, 8, 300, 20], "text": {"string": "Match \(index) of the day, in the rain", "color": "#111111"}}]}
      """
    }
    let scene = """
      {"frame": [0, 0, 390, 844], "background": "#F2F2F7", "children": [\(cards.joined(separator: ","))]}
      """
    return try Rasterizer(scale: 3).bitmap(of: LayoutNode(json: Data(scene.utf8)))
  }
}
