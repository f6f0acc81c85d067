import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// The tree with a digest in the place of every picture's pixels, which would be kept twice.
  var withoutPixels: LayoutNode {
    var node = self
    if case .bitmap(let bitmap) = image?.source {
      node.image?.source = .file("\(bitmap.width)x\(bitmap.height) pixels \(bitmap.digest)")
    }
    node.children = children.map(\.withoutPixels)
    return node
  }

  /// The tree as one line of JSON, as a picture's file keeps it; nil where it is too long for that, or not finite.
  var keptText: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A tree that cannot be written is missed by messages only.
    guard let json = try? encoder.encode(self), json.count <= Self.longestKeptText else { return nil }
    return String(decoding: json, as: UTF8.self)
  }

  /// In bytes: far more than a screen needs, and half of what a PNG's text may have.
  private static let longestKeptText = 1 << 19
}

extension Bitmap {
  /// What tells the pixels from others, the same in every process.
  fileprivate var digest: String {
    withPixels { StableHash(of: UnsafeRawBufferPointer(UnsafeBufferPointer(start: $0, count: width * height))).text }
  }
}
