import Foundation
import Snapshots

extension SnapshotLocation {
  /// The test that compares the same pictures, so that gallery and tests share their references.
  static var previewTest: SnapshotLocation {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
    let file = NSString.path(withComponents: Array(package) + ["Tests", "CatalogTests", "PreviewTests.swift"])
    return SnapshotLocation(
      fileID: "CatalogTests/PreviewTests.swift", filePath: file, testName: "previews", line: 1, column: 1)
  }
}
