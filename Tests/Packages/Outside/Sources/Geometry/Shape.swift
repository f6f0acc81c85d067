import FirstFrame
import FirstFrameRasterizer
import Foundation

@preconcurrency @MainActor open class Shape: LayoutTreeProviding {
  public init() {}
  public var isBlank: Bool { ProcessInfo.processInfo.environment["SHAPE"] == "blank" }
  public var ink: Color {
    ProcessInfo.processInfo.environment["SHAPE"] == "red" ? Color(red: 255, green: 0, blue: 0) : .black
  }

  open func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    let ink = LayoutNode(frame: CGRect(x: 2, y: 2, width: 4, height: 4), background: .color(ink))
    return LayoutNode(
      frame: CGRect(x: 0, y: 0, width: 8, height: 8), background: .color(.white), children: isBlank ? [] : [ink])
  }
}

public final class Square: Shape {}
