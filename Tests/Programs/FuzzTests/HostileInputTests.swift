import Foundation
import Testing

#if HostilePackages
@testable import FirstFrameHostilePackages
#else
@testable import FirstFrameHostileInputs
#endif

/// Each damaged file is read or causes an error. `scripts/checks/check-hostile-inputs` reads many more.
@Suite(.serialized) struct HostileInputTests {
  /// Finds endless reading only, because debug builds on busy machines are slow. Campaigns have a limit of a second.
  private static let timeLimit = 60.0

  /// Fonts and trees have suites of their own.
  private static let kinds = InputKinds.all.map { $0.name }.filter { !["font", "tree", "png"].contains($0) }

  @Test(arguments: kinds)
  func areReadOrRefused(name: String) throws {
    let kind = try #require(InputKinds.named(name))
    let count = FuzzSettings.caseCount(default: 60)
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let input = try kind.init(scratch: scratch)
    let reader = CaseReader(kind: input, seed: UInt64(FuzzSettings.seed), descriptor: -1)
    var log = FuzzLog(name, count: count)
    for index in 0..<count {
      let file = input.input(seed: UInt64(FuzzSettings.seed), case: index)
      log.run(case: index) {
        guard let error = reader.outcome(of: file) else { return .drawn }
        if case InputFault.invalidResult(let reason) = error { Issue.record("case \(index): \(reason)") }
        return .refused(error)
      }
    }
    log.finish(timeLimit: Self.timeLimit)
  }

  @Test(arguments: InputKinds.all.map { $0.name })
  func areEqualForEqualSeeds(name: String) throws {
    let kind = try #require(InputKinds.named(name))
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let (one, other) = (try kind.init(scratch: scratch), try kind.init(scratch: scratch))
    for index in [0, 1, 7] {
      #expect(one.input(seed: 3, case: index) == other.input(seed: 3, case: index))
    }
    #expect((0..<20).contains { one.input(seed: 3, case: $0) != one.input(seed: 4, case: $0) })
  }
}
