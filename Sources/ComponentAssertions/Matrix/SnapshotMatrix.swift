public import FirstFrameLayoutTree
public import Foundation
public import HeadlessUIKit

/// The environments that previews are drawn in: every value of each axis with every value of the others.
///
/// ```swift
/// assertSnapshots(
///   of: ScoreView.previews,
///   across: .matrix(appearances: Appearance.allCases, contentSizes: [.large, .accessibilityLarge]))
/// ```
public struct SnapshotMatrix: Sendable {
  let axes: [MatrixAxis]

  /// A matrix of the axes that are given; the others keep the usual value.
  ///
  /// - Parameters:
  ///   - locales: For previews that read `ComponentPreview.locale`.
  ///   - devices: Named as file names will name them; none for the previews' own sizes.
  public static func matrix(
    appearances: [Appearance] = [], contentSizes: [ContentSize] = [], directions: [LayoutDirection] = [],
    locales: [Locale] = [], devices: KeyValuePairs<String, ViewImageConfig> = [:]
  ) -> SnapshotMatrix {
    // A device comes first: it brings an environment of its own, which the others change.
    SnapshotMatrix(axes: [
      MatrixAxis("devices", devices.map { device in MatrixValue(device.key) { $0.take(device.value) } }),
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

  /// Every combination of values, the last axis changing fastest.
  var cells: [MatrixCell] {
    axes.reduce([MatrixCell()]) { cells, axis in
      axis.values.isEmpty ? cells : cells.flatMap { cell in axis.values.map { cell.with($0, on: axis.name) } }
    }
  }
}
