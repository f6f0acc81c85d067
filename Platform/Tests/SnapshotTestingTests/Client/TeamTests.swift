import SnapshotTesting
import UIKit
import XCTest

/// Tests as a team writes them for iOS.
class TeamTests: XCTestCase {
  private var folder = ""

  override func setUp() {
    super.setUp()
    folder = NSTemporaryDirectory() + "SnapshotTesting-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())"
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  func testMissingReferenceIsNotRecorded() throws {
    let message = verifySnapshot(of: "Hello", as: .lines, snapshotDirectory: folder)
    XCTAssertTrue(try XCTUnwrap(message).contains("There is no reference"), message ?? "")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder))
  }

  func testUnnamedSnapshotsAreNumbered() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    XCTAssertNotNil(verifySnapshot(of: "Hello", as: .lines, record: true, snapshotDirectory: folder))
    XCTAssertNotNil(verifySnapshot(of: [1, 2], as: .dump, record: .all, snapshotDirectory: folder))
    XCTAssertEqual(files, ["testUnnamedSnapshotsAreNumbered.1.txt", "testUnnamedSnapshotsAreNumbered.2.txt"])
  }

  func testSeveralAssertionsShareAReference() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    XCTAssertNotNil(verifySnapshot(of: "a", as: .lines, named: "x", record: true, snapshotDirectory: folder))
    XCTAssertNil(verifySnapshot(of: "a", as: .lines, named: "x", snapshotDirectory: folder))
    XCTAssertNotNil(verifySnapshot(of: "b", as: .lines, named: "x", snapshotDirectory: folder))
    XCTAssertNotNil(verifySnapshot(of: "c", as: .lines, named: "x", snapshotDirectory: folder))
  }

  func testViewsAndControllers() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    let label = UILabel()
    label.text = "Hello"
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    label.sizeToFit()
    controller.view.addSubview(label)
    let shouldRecord = true
    let strategies: [Snapshotting<UIViewController, UIImage>] = [
      .image, .image(on: .iPhoneX), .image(on: .iPhone13Pro(.landscape), precision: 0.99),
      .image(on: .iPadMini(.landscape(splitView: .oneHalf)), traits: .init(userInterfaceStyle: .dark)),
      .image(drawHierarchyInKeyWindow: true, perceptualPrecision: 0.98, size: CGSize(width: 50, height: 50)),
    ]
    for strategy in strategies {
      let message = verifySnapshot(of: controller, as: strategy, record: shouldRecord, snapshotDirectory: folder)
      XCTAssertTrue(try XCTUnwrap(message).hasPrefix("Recorded"), message ?? "")
    }
    let message = verifySnapshot(of: label, as: .image(precision: 0.9), record: .all, snapshotDirectory: folder)
    XCTAssertTrue(try XCTUnwrap(message).hasPrefix("Recorded"), message ?? "")
    XCTAssertEqual(files.count, 6)
  }

  func testLayersPathsAndImages() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    withSnapshotTesting(record: .all) {
      for message in [
        verifySnapshot(of: layer, as: .image, snapshotDirectory: folder),
        verifySnapshot(of: path, as: .image, snapshotDirectory: folder),
        verifySnapshot(of: path, as: .elementsDescription, snapshotDirectory: folder),
        verifySnapshot(of: path.cgPath, as: .image(drawingMode: .stroke), snapshotDirectory: folder),
        verifySnapshot(of: image, as: .image, snapshotDirectory: folder),
      ] {
        XCTAssertEqual(message?.hasPrefix("Recorded"), true, message ?? "")
      }
    }
    withSnapshotTesting {
      XCTAssertNil(verifySnapshot(of: layer, as: .image, named: "1", snapshotDirectory: folder))
    }
  }

  func testBlankFrameIsRefused() throws {
    let message = verifySnapshot(of: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), as: .image, record: .all)
    if !isOnContinuousIntegration { XCTAssertTrue(try XCTUnwrap(message).contains("blank"), message ?? "") }
  }

  func testWaiting() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    var value = "early"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { value = "late" }
    let strategy = Snapshotting.lines.pullback { (_: Void) in value }
    XCTAssertNotNil(
      verifySnapshot(of: (), as: .wait(for: 0.2, on: strategy), record: .all, snapshotDirectory: folder))
    XCTAssertEqual(try String(contentsOfFile: path(of: files[0]), encoding: .utf8), "late")
  }

  func testOwnStrategy() throws {
    try XCTSkipIf(isOnContinuousIntegration)
    let diffing = Diffing<Int>(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diff: { $0 == $1 ? nil : ("\($0) is not \($1)", [XCTAttachment(string: "difference")]) })
    let strategy = Snapshotting<Int, Int>(pathExtension: "number", diffing: diffing)
    XCTAssertNotNil(verifySnapshot(of: 1, as: strategy, named: "n", record: .all, snapshotDirectory: folder))
    XCTAssertNil(verifySnapshot(of: 1, as: strategy, named: "n", snapshotDirectory: folder))
    let message = verifySnapshot(of: 2, as: strategy, named: "n", snapshotDirectory: folder)
    XCTAssertTrue(try XCTUnwrap(message).contains("1 is not 2"), message ?? "")
  }

  private var isOnContinuousIntegration: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  private func path(of file: String) -> String { "\(folder)/SnapshotTestingClientTests/TeamTests/\(file)" }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: ""))) ?? []).sorted()
  }
}
