/// The version of the package, as in the newest section of CHANGELOG.md and the tag of the release.
///
/// References do not contain it, so a release changes no reference. They contain `Rasterizer.version`, the version of the
/// drawing.
enum FirstFrameVersion {
  static let current = "0.2.0"
}
