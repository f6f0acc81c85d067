package import Foundation

/// A change of the picture that a node draws with its shadow and its children.
///
/// The filters of a node apply one after the other, before its mask, its opacity and its blend mode.
package enum PictureFilter: Hashable, Sendable {
  /// A Gaussian blur, like the function `blur()` of CSS. The deviation is the standard deviation, in points.
  ///
  /// What is outside of an opaque picture are the colors at the edge of the node's frame, and the picture ends there.
  /// Otherwise it is clear.
  case blur(deviation: CGFloat, isOpaque: Bool = false)
  case colors(ColorFilter)
  case projection(Projection)
}

extension PictureFilter: Codable {
  package init(from decoder: any Decoder) throws {
    let object = try SceneObject(decoder, keys: ["blur", "opaque", "colors", "projection"])
    if object.contains("colors") {
      self = .colors(
        ColorFilter(
          weights: try object.requiredNumbers(
            "colors", count: 16, meaning: "16 numbers: the weights of red, green, blue and white in each of them")))
    } else if object.contains("projection") {
      let numbers = try object.requiredNumbers("projection", count: 9, meaning: "9 numbers: three rows of a matrix")
      self = .projection(Projection(numbers: numbers.map { CGFloat($0) }))
    } else {
      self = .blur(
        deviation: try object.number("blur", in: 0...SceneLimits.length, or: 0),
        isOpaque: try object.optional("opaque") ?? false)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SceneKey.self)
    switch self {
    case .blur(let deviation, let isOpaque):
      try container.encode(Double(deviation), forKey: SceneKey("blur"))
      try container.encodeIfPresent(isOpaque ? true : nil, forKey: SceneKey("opaque"))
    case .colors(let filter): try container.encode(filter.weights, forKey: SceneKey("colors"))
    case .projection(let map): try container.encode(map.numbers.map(Double.init), forKey: SceneKey("projection"))
    }
  }
}

/// A map of the node's own space to itself that keeps lines straight, such as a turn in space with perspective.
///
/// A point (x, y) is mapped to (X / W, Y / W), where (X, Y, W) is the product of the matrix and the column (x, y, 1).
/// What has a W of 0 or less is behind the viewer, and is not drawn.
package struct Projection: Hashable, Sendable {
  /// The three rows of the matrix.
  package let numbers: [CGFloat]

  /// - Parameter numbers: Nine numbers.
  package init(numbers: [CGFloat]) {
    self.numbers = numbers
  }
}
