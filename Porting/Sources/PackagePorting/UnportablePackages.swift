/// Packages that rely on the insides of Apple's systems, so that a port cannot have them, and what to use instead.
enum UnportablePackages {
  struct Module {
    let reason: String
    let remedy: String
  }

  /// The identities of the packages.
  static let identities: Set<String> = ["viewinspector", "snapshotpreviews", "snapshotpreviews-ios"]

  /// The modules of the packages that sources import.
  static let modules: [String: Module] = {
    let inspector = Module(
      reason: "reads the stored properties of Apple's views, which this SwiftUI does not have",
      remedy: "Compare the view's picture with `assertSnapshot(of: view, as: .image)`.")
    let previews = Module(
      reason: "finds previews with the Objective-C runtime, which Linux does not have",
      remedy: "`firstframe gallery --snapshot` draws the same previews and compares their pictures.")
    return [
      "ViewInspector": inspector, "SnapshottingTests": previews, "SnapshotPreviews": previews,
      "SnapshotPreviewsCore": previews, "SnapshotPreferences": previews, "PreviewGallery": previews,
    ]
  }()
}
