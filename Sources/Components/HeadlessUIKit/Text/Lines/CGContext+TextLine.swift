import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

@_spi(Porting) extension CGContext {
  /// Draws a line of text in text space, in which y increases upwards from the text position.
  public func draw(_ line: TextLine, at origin: CGPoint) {
    inTextSpace { recordInUserSpace(line.node(at: origin, contextColor: state.fillColor)) }
    line.text.undrawnWarnings.forEach(warn)
  }

  /// Fills a path in text space, in which y increases upwards from the text position.
  public func fillInTextSpace(_ path: CGPath) {
    let matrix = textMatrix.affine.followed(by: state.matrix)
    paint(path.shape.transformed(by: matrix), fills: .nonzero, strokes: false)
  }

  private func inTextSpace(_ draw: () -> Void) {
    let matrix = state.matrix
    state.matrix = Affine.scale(x: 1, y: -1).followed(by: textMatrix.affine).followed(by: matrix)
    draw()
    state.matrix = matrix
  }
}
