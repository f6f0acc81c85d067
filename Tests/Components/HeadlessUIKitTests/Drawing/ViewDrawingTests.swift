import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ViewDrawingTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private let environment = RenderingEnvironment()

  private func bitmap(_ drawing: @escaping (CGRect) -> Void) throws -> Bitmap {
    try Rasterizer(scale: 1).bitmap(of: ClosureView(drawing).layoutTree(in: environment))
  }

  @Test func drawingsAreNodes() {
    let view = ClosureView { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)).fill()
    }
    let node = view.layoutTree(in: environment).children.first
    let path = Path { $0.addRect(CGRect(x: 5, y: 5, width: 30, height: 10)) }
    #expect(node?.name == "drawing")
    #expect(node?.clips == true)
    #expect(node?.frame == view.bounds)
    #expect(node?.children.map(\.path) == [PathContent(path: path, fill: .init(paint: .color(Self.red)))])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func viewsAreDrawnOnlyWhenNeeded() {
    let model = Counter()
    var drawnCount = -1
    let view = ClosureView { _ in drawnCount = model.count }
    _ = view.layoutTree(in: environment)
    _ = view.layoutTree(in: environment)
    #expect(view.drawings == 1)
    #expect(drawnCount == 0)
    model.count = 7
    _ = view.layoutTree(in: environment)
    #expect(view.drawings == 2, "a change of the observed model triggers a redraw")
    #expect(drawnCount == 7, "a change of the observed model triggers a redraw")
    view.setNeedsDisplay()
    _ = view.layoutTree(in: environment)
    view.bounds.size.width = 50
    _ = view.layoutTree(in: environment)
    #expect(view.drawings == 4)
    var dark = environment
    dark.appearance = .dark
    _ = view.layoutTree(in: dark)
    #expect(view.drawings == 5)
  }

  @Test func stateIsSavedAndRestored() throws {
    let bitmap = try bitmap { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
    }
    #expect(bitmap[4, 10].straight == Self.red)
    #expect(bitmap[5, 10].alpha == 0)
    #expect(bitmap[9, 10].alpha == 0)
    #expect(bitmap[10, 10].straight.blue == 255)
    #expect(bitmap[19, 10].alpha == 255)
    #expect(bitmap[20, 10].alpha == 0)
  }

  @Test func clipsIntersect() throws {
    let bitmap = try bitmap { rect in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
      UIRectClip(CGRect(x: 10, y: 0, width: 30, height: 10))
      UIColor.red.setFill()
      UIRectFill(rect)
    }
    #expect(bitmap[9, 5].alpha == 0)
    #expect(bitmap[10, 5].alpha == 255)
    #expect(bitmap[19, 9].alpha == 255)
    #expect(bitmap[20, 5].alpha == 0)
    #expect(bitmap[15, 10].alpha == 0)
  }

  @Test func linesRotateWithUserSpace() throws {
    let bitmap = try bitmap { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(4)
      context.translateBy(x: 20, y: 0)
      context.rotate(by: .pi / 2)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 10, y: 0))
      context.strokePath()
    }
    // Rotated by 90 degrees, the line extends down from (20, 0) to (20, 10), with two points on each side.
    #expect(bitmap[18, 5].alpha == 255)
    #expect(bitmap[21, 9].alpha == 255)
    #expect(bitmap[17, 5].alpha == 0)
    #expect(bitmap[20, 11].alpha == 0)
  }

  @Test func gradients() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let bitmap = try bitmap { _ in
      guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
      else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: .drawsBeforeStartLocation)
    }
    #expect(bitmap[2, 10].straight == .black)
    #expect(bitmap[31, 10].alpha == 0)
    #expect(bitmap[20, 10].red > 120)
    #expect(bitmap[20, 10].red < 140)
  }

  @Test func radialGradientsHaveRings() throws {
    let bitmap = try bitmap { _ in
      guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(
          colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)
      else { return }
      let center = CGPoint(x: 20, y: 10)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 4, endCenter: center, endRadius: 8, options: [])
    }
    #expect(bitmap[20, 10].alpha == 0)
    #expect(bitmap[29, 10].alpha == 0)
    #expect(bitmap[26, 10].alpha == 255)
    #expect(bitmap[25, 10].red > bitmap[27, 10].red)
  }

  @Test func textIsDrawnAsText() {
    let view = ClosureView { rect in
      ("Goal" as NSString).draw(
        in: rect, withAttributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
    }
    let node = view.layoutTree(in: environment).children.first?.children.first
    #expect(node?.frame == view.bounds)
    #expect(node?.text?.string == "Goal")
    #expect(node?.text?.runs.first?.color == Self.red)
  }

  @Test func unsupportedDrawingIsReported() {
    let view = ClosureView { _ in
      guard let context = UIGraphicsGetCurrentContext(),
        let gradient = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor], locations: nil)
      else { return }
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 1, y: 1), endRadius: 2, options: [])
    }
    let root = UIView()
    root.addSubview(view)
    _ = root.layoutTree(in: environment)
    #expect(root.componentWarnings == ["A radial gradient with two centers is drawn around the second"])
  }
}

/// A view that draws with a closure and counts its drawings. It is not opaque.
final class ClosureView: UIView {
  var drawing: (CGRect) -> Void = { _ in }
  private(set) var drawings = 0

  convenience init(_ drawing: @escaping (CGRect) -> Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    self.drawing = drawing
    isOpaque = false
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    drawing(rect)
  }
}
