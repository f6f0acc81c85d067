import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A layer that draws its sublayers several times, each time moved and colored a little more.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of times that the sublayers are drawn, including the sublayers themselves.
  open var instanceCount = 1
  /// The delay between the animations of the copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next one, around the middle of the layer.
  open var instanceTransform = CATransform3D()
  open var preservesDepth = false
  /// The color that the colors of the sublayers are multiplied with.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// What is added to the components of the color from each copy to the next one.
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0

  /// The number of copies that are drawn at most.
  private static let largestCount = 1_000

  /// Draws the sublayers and their copies, each in a node of the size of the layer.
  override func arrangeSublayers(in node: inout LayoutNode, from start: Int) {
    let nodes = Array(node.children[start...])
    let count = max(0, min(instanceCount, Self.largestCount))
    let size = geometry.bounds.size
    var matrix = Affine.identity
    let step = instanceTransform.affine
    node.children.removeSubrange(start...)
    for index in 0..<count {
      let color = Multiplier(of: self, at: index)
      node.children.append(
        LayoutNode(
          name: "instance", frame: CGRect(origin: .zero, size: size), opacity: color.alpha, transform: matrix,
          children: color.isWhite ? nodes : nodes.map { $0.mappingColors(color.multiplied) }))
      matrix = step.followed(by: matrix)
    }
  }

  /// The factors of the colors of a copy.
  private struct Multiplier {
    let red, green, blue, alpha: Double

    @MainActor
    init(of layer: CAReplicatorLayer, at index: Int) {
      let color = layer.instanceColor?.straightComponents ?? ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
      func factor(_ component: CGFloat, _ offset: Float) -> Double {
        max(0, min(1, Double(component) + Double(offset) * Double(index)))
      }
      red = factor(color.red, layer.instanceRedOffset)
      green = factor(color.green, layer.instanceGreenOffset)
      blue = factor(color.blue, layer.instanceBlueOffset)
      alpha = factor(color.alpha, layer.instanceAlphaOffset)
    }

    var isWhite: Bool { red == 1 && green == 1 && blue == 1 }

    func multiplied(_ color: Color) -> Color {
      func channel(_ value: UInt8, _ factor: Double) -> UInt8 { UInt8(Double(value) * factor + 0.5) }
      return Color(
        red: channel(color.red, red), green: channel(color.green, green), blue: channel(color.blue, blue),
        alpha: color.alpha)
    }
  }
}
