import SnapshotTesting
import UIKit
import XCTest

/// Calls that must compile. They are never run, because their references do not exist.
enum Calls {
  static func assertions(view: UIView, controller: UIViewController, isOn: Bool) {
    assertSnapshot(of: view, as: .image)
    assertSnapshot(of: view, as: .image(precision: 0.9), named: "a", record: isOn)
    assertSnapshot(of: view, as: .image, record: .missing, file: #file, testName: "x", line: 1)
    assertSnapshot(matching: view, as: .recursiveDescription(size: .zero), named: "a", record: false, timeout: 5)
    assertSnapshots(of: controller, as: ["phone": .image(on: .iPhoneSe), "pad": .image(on: .iPadPro11)])
    assertSnapshots(of: controller, as: [.image(on: .iPhoneX), .image(on: .iPhoneXsMax)], record: isOn)
    assertSnapshots(matching: controller, as: [.hierarchy, .recursiveDescription(on: .iPhone8)])
    _ = verifySnapshot(matching: view, as: .image, record: isOn, snapshotDirectory: "/", file: #file, testName: "x")
    _ = verifySnapshot(of: view, as: .image, record: isOn)
    assertSnapshot(of: UIButton(), as: .image(size: CGSize(width: 10, height: 10)))
    assertSnapshot(of: { $0 == .a ? 1 : 2 }, as: Snapshotting<Letter, String>.func(into: .description))
    isRecording = isOn
    diffTool = "ksdiff"
  }

  enum Letter: CaseIterable { case a, b }

  static let devices: [String: ViewImageConfig] = ["se": .iPhoneSe, "mini": .iPadMini(.portrait)]
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  static func named(_ config: ViewImageConfig) -> Snapshotting { .image(on: config, traits: .init(displayScale: 1)) }
}

extension Snapshotting where Value == Calls.Letter, Format == UIImage {
  static var card: Snapshotting {
    Snapshotting<UIView, UIImage>.image.pullback { letter in
      let label = UILabel()
      label.text = "\(letter)"
      return label
    }
  }
}
