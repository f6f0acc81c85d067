import FirstFrameLayoutTree
import FirstFrameTreeComparison
import Foundation

extension NodeListing {
  /// One node: `[depth, label, x, y, width, height, text]`, in points in the space of the picture; the text is absent
  /// where the node has none.
  struct Row: Encodable {
    let placed: PlacedNode

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(placed.depth)
      try container.encode(placed.place.label)
      let frame = placed.place.frame
      for length in [frame.minX, frame.minY, frame.width, frame.height] {
        try container.encode(Self.hundredths(length))
      }
      if let text = placed.node.text?.string { try container.encode(String(text.prefix(Self.longestText))) }
    }

    private static let longestText = 200

    /// As short as JSON can have it: nobody sees less than a hundredth of a point.
    private static func hundredths(_ length: CGFloat) -> Double {
      let rounded = (Double(length) * 100).rounded() / 100
      return rounded.isFinite ? rounded : 0
    }
  }
}
