public import FirstFrameLayoutTree
public import Foundation
public import HeadlessUIKit

/// The environments to draw previews in: every combination of the values of several axes.
///
/// ```swift
/// assertSnapshots(
///   of: ScoreView.previews,
///   across: .matrix(appearances: Appearance.allCases, contentSizes: [.large, .accessibilityLarge]))
/// ```
public struct SnapshotMatrix: Sendable {
  let axes: [MatrixAxis]

  /// Creates a matrix of the given axes. Other axes have their default value.
  ///
  /// - Parameters:
  ///   - appearances: The light or dark appearances.
  ///   - contentSizes: The content size categories.
  ///   - directions: The layout directions.
  ///   - locales: The locales, for previews that read `ComponentPreview.locale`.
  ///   - devices: The devices, keyed by their names in file names. If empty, previews have their own sizes.
  public static func matrix(
    appearances: [Appearance] = [], contentSizes: [ContentSize] = [], directions: [LayoutDirection] = [],
    locales: [Locale] = [], devices: KeyValuePairs<String, ViewImageConfig> = [:]
  ) -> SnapshotMatrix {
    // Devices come first, since they replace the environment that the other axes change.
    SnapshotMatrix(axes: [
      MatrixAxis("devices", devices.map { device in MatrixValue(device.key) { $0.setDevice(device.value) } }),
      MatrixAxis(
        "appearances", appearances.map { value in MatrixValue(value.rawValue) { $0.environment.appearance = value } }),
      MatrixAxis(
        "contentSizes", contentSizes.map { value in MatrixValue(value.rawValue) { $0.environment.contentSize = value } }
      ),
      MatrixAxis(
        "directions", directions.map { value in MatrixValue(value.rawValue) { $0.environment.layoutDirection = value } }
      ),
      MatrixAxis("locales", locales.map { value in MatrixValue(value.identifier) { $0.locale = value } }),
    ])
  }

  /// Every combination of values. The last axis changes fastest.
  var cells: [MatrixCell] {
    axes.reduce([MatrixCell()]) { cells, axis in
      axis.values.isEmpty ? cells : cells.flatMap { cell in axis.values.map { cell.with($0, on: axis.name) } }
    }
  }
}

/// An axis of a matrix.
struct MatrixAxis: Sendable {
  /// The name of the parameter, such as `appearances`.
  let name: String
  let values: [MatrixValue]

  init(_ name: String, _ values: [MatrixValue]) {
    self.name = name
    self.values = values
  }
}

/// A value of an axis: its name, and how it changes a cell.
struct MatrixValue: Sendable {
  let name: String
  let apply: @Sendable (inout MatrixCell) -> Void

  init(_ name: String, apply: @escaping @Sendable (inout MatrixCell) -> Void) {
    self.name = name
    self.apply = apply
  }
}

/// A combination of values of a matrix.
struct MatrixCell: Sendable {
  var environment = RenderingEnvironment()
  /// The locale; `nil` for the default.
  var locale: Locale?
  /// The names of the axes and of their values, in the order of the axes.
  private(set) var values: [(axis: String, value: String)] = []

  mutating func setDevice(_ device: ViewImageConfig) {
    environment = device.renderingEnvironment
  }

  func with(_ value: MatrixValue, on axis: String) -> MatrixCell {
    var cell = self
    value.apply(&cell)
    cell.values.append((axis, value.name))
    return cell
  }

  /// Returns the values on some axes, joined for a file name; empty if there are none.
  func name(on axes: Set<String>) -> String {
    values.filter { axes.contains($0.axis) }.map(\.value).joined(separator: ".")
  }

  /// Runs a closure with the cell's locale. The closure has to include layout, because tables create views in it.
  func localized<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let locale else { return try body() }
    return try ComponentPreview.$locale.withValue(locale, operation: body)
  }

  /// Returns the environment, with the preview's size unless a device has a size.
  func environment(for preview: ComponentPreview) -> RenderingEnvironment {
    var environment = environment
    if environment.size == nil { environment.size = preview.size }
    return environment
  }
}
