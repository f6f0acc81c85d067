import FirstFrameGeometry
import Foundation

/// A symbol on a grid of about 24 units, on which y increases downwards.
///
/// A design is written as lines that consist of a word and its data:
/// - a part of a ``SymbolLayer`` and its path data, as ``Path/init(symbol:)`` reads it. The data can go on in further
///   lines with the same word;
/// - `use NAME x y scale angle` adds the parts of another design, with its center (12, 12) at a point. A negative scale
///   also mirrors it. The scale and the angle, which is clockwise and in degrees, can be left out, and the point too;
/// - `front` begins a layer in front of the layers so far, which end at a gap around it.
struct SymbolDesign: Sendable {
  /// The layers, from the back to the front.
  private(set) var layers: [SymbolLayer] = [SymbolLayer()]

  /// - Parameter designs: Returns another design by its name.
  init(_ text: [Substring], designs: (Substring) -> SymbolDesign?) {
    for (word, data) in Self.joined(text) {
      switch word {
      case "front": layers.append(SymbolLayer())
      case "use": use(data.split(separator: " "), designs: designs)
      default: layers[layers.count - 1].add(data, to: word)
      }
    }
  }

  /// Joins the data of successive lines with the same word, except `use`.
  private static func joined(_ text: [Substring]) -> [(word: Substring, data: String)] {
    var joined: [(word: Substring, data: String)] = []
    for line in text {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let word = words.first else { continue }
      let data = words.count == 2 ? String(words[1]) : ""
      if let last = joined.last, last.word == word, word != "use" {
        joined[joined.count - 1].data += " " + data
      } else {
        joined.append((word, data))
      }
    }
    return joined
  }

  private mutating func use(_ words: [Substring], designs: (Substring) -> SymbolDesign?) {
    guard let name = words.first, let design = designs(name) else { return }
    let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    func number(_ index: Int, or standard: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : standard }
    let scale = number(2, or: 1)
    let place = Affine.translation(x: -12, y: -12).followed(by: .scale(x: scale, y: abs(scale)))
      .followed(by: .rotation(degrees: number(3, or: 0)))
      .followed(by: .translation(x: number(0, or: 12), y: number(1, or: 12)))
    for (index, layer) in design.layers.enumerated() {
      if index > 0 { layers.append(SymbolLayer()) }
      layers[layers.count - 1].add(layer, placed: place)
    }
  }

  /// Returns the line width of a weight, in units.
  static func strokeWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3
    case .black: 3.4
    }
  }
}

extension SymbolDesign {
  var hasBody: Bool { layers.contains { $0.hasBody } }

  /// The closed outlines of all layers.
  var body: Path { Path { path in for layer in layers { path.addPath(layer.body) } } }

  /// The symbol with stroked bodies.
  var plain: SymbolDrawing { drawing { $0.plain } }

  /// The symbol with filled bodies; without a body, the plain symbol.
  var filled: SymbolDrawing { drawing { $0.filled } }

  /// Whether the layers are those that a device colors differently: objects in front of each other, or one part.
  private var hasKnownLevels: Bool {
    layers.count > 1 ? layers.last?.isOneObject == true : layers.allSatisfy(\.isOnePart)
  }

  private func drawing(_ steps: (SymbolLayer) -> [SymbolDrawing.Step]) -> SymbolDrawing {
    var all: [SymbolDrawing.Step] = []
    for (index, layer) in layers.enumerated() {
      if index > 0 { all += layer.clearance }
      all += [.level(layers.count - 1 - index)] + steps(layer)
    }
    return SymbolDrawing(steps: all, hasKnownLevels: hasKnownLevels)
  }
}
