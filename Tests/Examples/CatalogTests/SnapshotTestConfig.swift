import FirstFrame

/// The configuration of all snapshot tests of the catalog.
enum SnapshotTestConfig {
  static let device = ViewImageConfig.iPhoneSe
  static let record = SnapshotTestingConfiguration.Record.never
}
