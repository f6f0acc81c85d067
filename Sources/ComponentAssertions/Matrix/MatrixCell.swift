import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// One combination of the values of a matrix.
struct MatrixCell: Sendable {
  var environment = RenderingEnvironment()
  /// Nil for the usual one.
  var locale: Locale?
  /// The names of the values by those of their axes, in the order of the axes.
  private(set) var values: [(axis: String, value: String)] = []

  mutating func take(_ device: ViewImageConfig) {
    environment = device.renderingEnvironment
  }

  func with(_ value: MatrixValue, on axis: String) -> MatrixCell {
    var cell = self
    value.apply(&cell)
    cell.values.append((axis, value.name))
    return cell
  }

  /// The values on some axes, joined for a file name; empty for none of them.
  func name(on axes: Set<String>) -> String {
    values.filter { axes.contains($0.axis) }.map(\.value).joined(separator: ".")
  }

  /// Makes and lays out what is to be in the cell's locale: tables make views in layout.
  func localized<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let locale else { return try body() }
    return try ComponentPreview.$locale.withValue(locale, operation: body)
  }

  /// The environment, at the preview's size unless a device has one.
  func environment(for preview: ComponentPreview) -> RenderingEnvironment {
    var environment = environment
    if environment.size == nil { environment.size = preview.size }
    return environment
  }
}
