import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension GradientStop {
  /// Colours at their places; at even distances where there are none, or not as many.
  static func list(_ colors: [Color], at places: [Double]?) -> [GradientStop] {
    if let places, places.count == colors.count {
      return zip(places, colors).map { GradientStop(position: $0, color: $1) }
    }
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { GradientStop(position: Double($0.offset) / last, color: $0.element) }
  }
}
