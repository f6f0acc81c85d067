import FirstFrame
import Foundation
@_spi(Porting) import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer and its sublayers as a picture.
  public static var image: Snapshotting { .image() }

  /// A layer and its sublayers as a picture.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Drawing.strategy(
      precision, perceptualPrecision,
      scale: traits.displayScale > 0 ? traits.displayScale : UITraitCollection.scaleOfScreen
    ) { layer in
      Drawing(bounds: CGRect(origin: .zero, size: layer.bounds.size)) { context in
        traits.performAsCurrent { layer.render(in: context) }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A path, filled by the even-odd rule, as a picture.
  public static var image: Snapshotting { .image() }

  /// A path as a picture.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    Drawing.strategy(precision, perceptualPrecision, scale: 1) { path in
      Drawing(bounds: path.boundingBoxOfPath) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A filled path as a picture.
  public static var image: Snapshotting { .image() }

  /// A filled path as a picture.
  ///
  /// - Parameter scale: The scale, in pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Drawing.strategy(precision, perceptualPrecision, scale: scale) { path in
      Drawing(bounds: path.bounds) { _ in path.fill() }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The elements of a path, one per line, with at most three decimal places.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: PathDescription.formatter)
  }

  /// The elements of a path, one per line.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathDescription(of: $0, numberFormatter: numberFormatter).text }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The elements of a path, one per line, with at most three decimal places.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: PathDescription.formatter)
  }

  /// The elements of a path, one per line.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
  }
}

/// An area, and a function that draws in it.
private struct Drawing {
  let bounds: CGRect
  let draw: @MainActor (CGContext) -> Void

  /// Returns a strategy for values that are drawn in a new context.
  static func strategy<Value>(
    _ precision: Float, _ perceptualPrecision: Float, scale: CGFloat,
    _ drawing: @escaping @MainActor (Value) -> Drawing
  ) -> Snapshotting<Value, UIImage> {
    let diffing = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { value in
      Async { try MainActorCall.run(with: value) { drawing($0).image(scale: scale) } }
    }
  }

  @MainActor private func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  }
}
