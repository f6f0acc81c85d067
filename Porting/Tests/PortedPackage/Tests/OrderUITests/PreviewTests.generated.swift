import SnapshotTesting
import SwiftUI
import XCTest

@testable import OrderUI

// swift-format-ignore: AvoidRetroactiveConformances
extension PreviewLayout: @retroactive Equatable {
  public static func == (first: PreviewLayout, second: PreviewLayout) -> Bool {
    switch (first, second) {
    case (.device, .device), (.sizeThatFits, .sizeThatFits): true
    default: false
    }
  }
}

/// Tests of previews, as generators write them.
@MainActor class PreviewTests: XCTestCase, Sendable {
  private let device = ViewImageConfig.iPhoneX

  @MainActor override func setUp() async throws {
    try await super.setUp()
    UIView.setAnimationsEnabled(false)
  }

  func test_OrderRow() {
    for preview in OrderRow_Previews._allPreviews {
      if let failure = verify(preview) { XCTFail(failure) }
    }
  }

  private func verify(_ preview: _Preview) -> String? {
    let isScreen = preview.layout == .device
    let view =
      isScreen
      ? preview.content : AnyView(preview.content.frame(width: 375).fixedSize(horizontal: false, vertical: true))
    let config = preview.device?.config ?? device
    return verifySnapshot(
      of: view,
      as: .wait(
        for: 0,
        on: .image(
          precision: 1, perceptualPrecision: 1, layout: isScreen ? .device(config: config) : .sizeThatFits,
          traits: UITraitCollection(displayScale: 2))),
      record: false, testName: preview.displayName ?? "")
  }
}

extension PreviewDevice {
  fileprivate var config: ViewImageConfig? {
    switch rawValue {
    case "iPhone 8": return .iPhone8
    default: return nil
    }
  }
}
