public import Foundation

/// A layer that shows a part of its sublayers.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The axes on which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  public required init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    masksToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Scrolls so that a point of the content is at the origin.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls as far as needed to make a rectangle of the content visible.
  open func scroll(to r: CGRect) {
    let box = bounds
    func start(_ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if first < start || last - first > length { return first }
      return max(start, last - length)
    }
    scroll(
      to: CGPoint(
        x: start(box.minX, box.width, r.minX, r.maxX), y: start(box.minY, box.height, r.minY, r.maxY)))
  }
}

/// The axes on which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A layer whose content is drawn in tiles. Here, it is drawn at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  /// The duration in which a new tile appears, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
