import FirstFrameConditions
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The clock, the time zone and the locale of `withSnapshotTesting`.
@Suite(.enabled(if: Conditions.areAvailable)) struct SnapshotConditionsTests {
  private static let instant = Date(timeIntervalSince1970: 1_000_000_000)

  /// What an assertion sees while it evaluates its value.
  private static func seen(in package: TemporaryPackage) throws -> String {
    _ = package.verifier(["SNAPSHOT_TESTING_RECORD": "all"]).verify(
      { "\(Int(Date().timeIntervalSince1970)) \(Locale.current.identifier) \(TimeZone.current.identifier)" },
      as: .lines,
      at: package.location(), isOnMainActor: false)
    return String(decoding: try package.data(at: "__Snapshots__/CardTests/CardViewTests/testCard.txt"), as: UTF8.self)
  }

  @Test func aSynchronousOperationHasItsConditions() throws {
    let package = try TemporaryPackage()
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    try withSnapshotTesting(clock: Self.instant, timeZone: zone, locale: Locale(identifier: "de_DE")) {
      #expect(Date() == Self.instant)
      let seen = try Self.seen(in: package)
      #expect(seen == "1000000000 de_DE Asia/Tokyo")
    }
    let seen = try Self.seen(in: package)
    #expect(!seen.hasPrefix("1000000000"))
  }

  @Test func innerSettingsKeepOuterOnes() throws {
    let package = try TemporaryPackage()
    try withSnapshotTesting(clock: Self.instant) {
      try withSnapshotTesting(locale: Locale(identifier: "de_DE")) {
        let seen = try Self.seen(in: package)
        #expect(seen.hasPrefix("1000000000 de_DE "))
      }
    }
  }

  @Test func assertionsOfAsynchronousOperationsHaveTheirConditions() async throws {
    let package = try TemporaryPackage()
    try await withSnapshotTesting(clock: Self.instant) {
      await Task.yield()
      #expect(Date() > Self.instant + 1)
      let seen = try Self.seen(in: package)
      #expect(seen.hasPrefix("1000000000 "))
    }
  }

  @Test func waitsDoNotMoveTheClockOfTheNextAssertion() throws {
    let package = try TemporaryPackage()
    try withSnapshotTesting(clock: Self.instant) {
      Thread.sleep(forTimeInterval: 1.1)
      #expect(Date() > Self.instant + 1)
      let seen = try Self.seen(in: package)
      #expect(seen.hasPrefix("1000000000 "))
      #expect(Date() == Self.instant)
    }
  }
}
