import FirstFrame

enum SnapshotTestConfig {
  static let device = ViewImageConfig.iPhoneSe3
  static let record = SnapshotTestingConfiguration.Record.never
}
