import Synchronization

/// The folders of the tests' files, which are looked up once each: a package does not move while its tests run.
final class SnapshotFolderCache: Sendable {
  private let environment: SnapshotEnvironment
  private let known = Mutex<[String: SnapshotFolders]>([:])

  init(environment: SnapshotEnvironment) {
    self.environment = environment
  }

  func folders(of testFile: String) -> SnapshotFolders {
    known.withLock { known in
      if let folders = known[testFile] { return folders }
      let folders = SnapshotFolders(of: testFile, in: environment)
      known[testFile] = folders
      return folders
    }
  }
}
