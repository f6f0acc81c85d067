import FirstFrameSeededRandomness
import FirstFrameSnapshots
import Foundation
import Testing

/// Merging references at random.
struct SeededMergeTests {
  /// The seed of the references; another one can be set in the environment.
  private let seed = ProcessInfo.processInfo.environment["MERGE_SEED"].flatMap(UInt64.init) ?? 20

  private func write(
    _ side: (RandomVersions) -> RandomVersions.Version?, of all: [RandomVersions], _ merged: MergedPackage
  )
    throws
  {
    for versions in all {
      let path = merged.package.references + "/" + versions.path
      if let version = side(versions) {
        try merged.package.write(version.data(isPicture: versions.isPicture), to: path)
      } else if FileManager.default.fileExists(atPath: path) {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  private func conflict(_ count: Int, _ operation: MergedPackage.Operation) throws -> ([RandomVersions], MergedPackage)
  {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<count).map { RandomVersions($0, using: &generator) }
    let merged = try MergedPackage()
    try merged.branch(
      base: { try write(\.base, of: all, merged) }, ours: { try write(\.ours, of: all, merged) },
      theirs: { try write(\.theirs, of: all, merged) })
    #expect(try merged.merge(by: operation).status == 1)
    return (all, merged)
  }

  /// Expects that a reference is one of the encodings of a value.
  private func expect(_ value: Int?, _ versions: RandomVersions, _ merged: MergedPackage) throws {
    let sides = [versions.ours, versions.theirs].compactMap { $0 }.filter { $0.value == value }
    let expected = try sides.map { try $0.data(isPicture: versions.isPicture) }
    let actual = merged.package.reference(versions.path)
    #expect(value == nil ? actual == nil : actual.map(expected.contains) ?? false, "\(versions), seed \(seed)")
  }

  /// Expects that neither side was chosen, and that nothing is lost.
  private func expectUnmerged(_ versions: RandomVersions, _ merged: MergedPackage) throws {
    let data = try #require(merged.package.reference(versions.path))
    let reference = try #require(UnmergedReference(file: data), "\(versions), seed \(seed)")
    for (version, expected) in [(.base, versions.base), (.ours, versions.ours), (.theirs, versions.theirs)]
      as [(UnmergedReference.Version, RandomVersions.Version?)]
    {
      let stored = try expected.map { try $0.data(isPicture: versions.isPicture) }
      #expect(reference[version] == stored, "\(version) of \(versions), seed \(seed)")
    }
  }

  @Test(
    arguments: [(.merge, 100), (.rebase, 15), (.cherryPick, 15)] as [(MergedPackage.Operation, Int)])
  func whatDiffersOnBothSidesStaysUnmergedAndEverythingElseIsResolved(operation: MergedPackage.Operation, count: Int)
    throws
  {
    print("\(count) references, \(operation), MERGE_SEED=\(seed)")
    let (all, merged) = try conflict(count, operation)
    let outcomes = Dictionary(grouping: all, by: \.outcome)
    func paths(_ outcomes: RandomVersions.Outcome...) -> Set<String> {
      Set(all.filter { outcomes.contains($0.outcome) }.map(\.path))
    }
    // The seed covers every outcome.
    #expect(outcomes[.unmerged]?.isEmpty == false)
    #expect(outcomes[.removedOrChanged]?.isEmpty == false)
    #expect(try merged.conflicts() == paths(.unmerged, .removedOrChanged, .removedOrEncodedAgain))
    for versions in all {
      switch versions.outcome {
      case .resolved(let value): try expect(value, versions, merged)
      case .unmerged: try expectUnmerged(versions, merged)
      case .removedOrChanged, .removedOrEncodedAgain:
        // Git keeps the side that did not remove it, which `pending` lists.
        try expect((versions.ours ?? versions.theirs)?.value, versions, merged)
      }
    }
    #expect(try merged.unmerged() == merged.conflicts())

    #expect(try merged.package.run("merge", "--without-tests").status == 1)
    for versions in all where versions.outcome == .removedOrChanged { try expectUnmerged(versions, merged) }
    for versions in all where versions.outcome == .removedOrEncodedAgain { try expect(nil, versions, merged) }
    #expect(try merged.conflicts() == paths(.unmerged, .removedOrChanged))

    // Even if everything is committed as it is, no side is chosen.
    try merged.commit("merged")
    #expect(try merged.unmerged() == paths(.unmerged, .removedOrChanged))
    for versions in all where [.unmerged, .removedOrChanged].contains(versions.outcome) {
      try expectUnmerged(versions, merged)
    }
  }
}
