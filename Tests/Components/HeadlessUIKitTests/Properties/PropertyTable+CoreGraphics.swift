import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// Colors by components, patterns, text and options of contexts.
  func addCoreGraphics() {
    let context = cases("CGContext", { ContextChange() }) { change in Drawing { change.draw() } }
    context.drawn("setFillColor(cyan:magenta:yellow:black:alpha:)") {
      $0.change = { $0.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1) }
    }
    context.drawn("setStrokeColor(cyan:magenta:yellow:black:alpha:)") {
      $0.change = { $0.setStrokeColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1) }
    }
    context.drawn("setFillColorSpace(_:)") { $0.change = { $0.setFillColorSpace(CGColorSpaceCreateDeviceGray()) } }
    context.drawn("setStrokeColorSpace(_:)") {
      $0.change = {
        $0.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        $0.setStrokeColor([1, 0, 0, 1])
      }
    }
    context.drawn("setFillPattern(_:colorComponents:)") {
      $0.change = { $0.setFillPattern(Self.stripes, colorComponents: [1]) }
    }
    let striped = cases(
      "CGContext", { ContextChange(prepare: { $0.setFillPattern(Self.stripes, colorComponents: [1]) }) },
      shownBy: { change in Drawing { change.draw() } })
    striped.drawn("setPatternPhase(_:)") { $0.change = { $0.setPatternPhase(CGSize(width: 2, height: 0)) } }
    let enlarged = cases(
      "CGContext", { ContextChange(image: Self.halves) }, shownBy: { change in Drawing { change.draw() } })
    enlarged.drawn("interpolationQuality") { $0.change = { $0.interpolationQuality = .none } }
    context.warns("setTextDrawingMode(_:)", "text is filled") { $0.change = { $0.setTextDrawingMode(.stroke) } }
    context.none(
      .alwaysSo, "setFlatness(_:)", "setRenderingIntent(_:)", "setShouldSmoothFonts(_:)", "setAllowsFontSmoothing(_:)",
      "setShouldSubpixelPositionFonts(_:)", "setAllowsFontSubpixelPositioning(_:)",
      "setShouldSubpixelQuantizeFonts(_:)", "setAllowsFontSubpixelQuantization(_:)")
    context.none(.passedOn, "textMatrix", "textPosition", "characterSpacing")
    none("NSObject", .passedOn, "setValuesForKeys(_:)")
    none("CGPatternCallbacks", .passedOn, "version", "drawPattern", "releaseInfo")
  }

  /// An image of two pixels, black and clear.
  private static var halves: CGImage? {
    let context = CGContext(
      data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context?.makeImage()
  }

  /// Red stripes of two points, two points apart.
  private static var stripes: CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, cell in
        cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        cell.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)!
  }
}
