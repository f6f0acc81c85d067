import Foundation
import HeadlessUIKit
import Testing
import UIKit

@_spi(Internals) @testable import SnapshotTesting

/// Modes, diff tools, devices, and strategies as values.
struct ConfigurationTests {
  @Test func `Scopes override what they set`() {
    withSnapshotTesting(record: .all) {
      #expect(_record == .all)
      #expect(_diffTool(currentFilePath: "a", failedFilePath: "b").hasPrefix("@−\n\"file://a\"\n@+\n\"file://b\"\n"))
      withSnapshotTesting(diffTool: "tool") {
        #expect(_record == .all)
        #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "tool a b")
      }
    }
    #expect(_record == .never)
  }

  @Suite(.snapshots(record: .failed, diffTool: .ksdiff)) struct Traits {
    @Test(.snapshots(diffTool: "other")) func `A test's trait overrides its suite's`() {
      #expect(_record == .failed)
      #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "other a b")
    }
  }

  @Test func `Strategies are derived`() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async<Int> { $0(number + 1) }.map { "\($0)" }
    }
    #expect(try strategy.snapshot(1).value(timeout: 1) == "2")
  }

  @Test func `A value that never arrives is an error`() {
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    #expect(throws: LateValueError.self) { try strategy.snapshot(1).value(timeout: 0.01) }
  }

  @Test(arguments: [
    (ViewImageConfig.iPadMini, 1024.0, 768.0, UIUserInterfaceSizeClass.regular),
    (.iPadMini(.portrait(splitView: .twoThirds)), 438, 1024, .compact),
    (.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, .compact),
    (.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, .regular),
    (.iPhoneXr, 414, 896, .compact), (.iPhone12ProMax(.landscape), 926, 428, .regular),
  ])
  func `Devices have their screens`(
    config: ViewImageConfig, width: Double, height: Double, horizontal: UIUserInterfaceSizeClass
  ) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(config.traits.horizontalSizeClass == horizontal)
  }
}
