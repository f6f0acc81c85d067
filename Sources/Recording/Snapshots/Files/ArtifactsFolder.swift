package import FirstFrameLocalFiles

/// The folder of artifacts as a whole: journals, sets, reports and decisions.
package enum ArtifactsFolder {
  /// What FirstFrame writes to a folder of artifacts. Versions that did not mark the folder wrote nothing else.
  package static let patterns: [PathPattern] = [
    "index.html", "report.json", "summary.md", "junit.xml", "review.json", ".report-waiting", ".report-writing",
    "inline/*.json", "journal/*.jsonl", "journal/*/*.jsonl", "journal/*/*.events", "journal/*/claims/*",
    "__Snapshots__/*/*/*",
    "*/*/*/reference*", "*/*/*/actual*", "*/*/*/difference*", "*/*/*/nodes.json", "*/*/*/base*", "*/*/*/ours*",
    "*/*/*/theirs*", "*/*/*/picture*",
  ]

  /// Whether a file of a set has a name that FirstFrame gives to it.
  static func isSetFile(_ name: String) -> Bool {
    setFiles.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let setFiles = ["reference", "actual", "difference", "nodes", "base", "ours", "theirs", "picture"]
}

extension SnapshotFolders {
  /// Makes sure that the folder of artifacts is one of FirstFrame's own, and apart from the references and the sources.
  /// Creates and marks it if needed. If an error is thrown, nothing was written.
  ///
  /// - Parameter testFile: A file of the tests.
  package func claimArtifacts(testFile: String? = nil) throws(OwnedFolderError) {
    let protected = ProtectedFolders(package: packageRoot, references: references, testFile: testFile)
    if let obstacle = protected.obstacle(to: artifacts) {
      throw .isProtected(path: artifacts, obstacle: obstacle, .artifacts)
    }
    _ = try OwnedFolder(
      artifacts, for: .artifacts, adopting: hasDefaultArtifacts ? ArtifactsFolder.patterns : [],
      isDefault: hasDefaultArtifacts)
  }

  /// The reason why references may not be in their folder; `nil` if they may.
  var obstacleToReferences: String? {
    guard let references else { return nil }
    return ProtectedFolders(package: packageRoot, references: nil).obstacle(toReferences: references)
      .map {
        "\(references) cannot be the folder of references: it \($0); set SNAPSHOT_REFERENCE_DIR to another folder"
      }
  }
}
