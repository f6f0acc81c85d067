import FirstFrameGeometry
import Foundation

extension Path {
  /// Creates a path from the data of a built-in symbol; empty if the data is invalid.
  ///
  /// The data is SVG path data, with two more commands: `O x y r` is a circle around a center, and `R x y w h r` is a
  /// rectangle with rounded corners.
  init(symbol data: String) {
    self.init()
    var pending: [Substring] = []
    var words = data.split(separator: " ")[...]
    func flushed(_ pending: [Substring]) -> Path {
      (try? Path(svgPathData: pending.joined(separator: " "))) ?? Path()
    }
    while let word = words.popFirst() {
      guard word == "O" || word == "R" else {
        pending.append(word)
        continue
      }
      addPath(flushed(pending))
      pending = []
      let count = word == "O" ? 3 : 5
      let numbers = words.prefix(count).compactMap { Double($0) }.map { CGFloat($0) }
      words = words.dropFirst(count)
      guard numbers.count == count else { continue }
      addPath(
        word == "O"
          ? .circle(around: CGPoint(x: numbers[0], y: numbers[1]), radius: numbers[2]) : .symbolRectangle(numbers))
    }
    addPath(flushed(pending))
  }

  static func circle(around center: CGPoint, radius: CGFloat) -> Path {
    Path {
      $0.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private static func symbolRectangle(_ numbers: [CGFloat]) -> Path {
    let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return Path { $0.addRoundedRect(rect, radii: CornerRadii(numbers[4]), curve: .circular) }
  }
}
