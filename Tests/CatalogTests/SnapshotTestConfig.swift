import FirstFrame

/// What all snapshot tests of the catalog agree on.
enum SnapshotTestConfig {
  static let device = ViewImageConfig.iPhoneSe
  static let record = SnapshotTestingConfiguration.Record.never
}
