import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots

@MainActor struct DeviceStrategyTests {
  /// A screen with a label that shows the width and the direction of the layout.
  private final class Screen: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
      label.text = "\(Int(bounds.width)) points, \(isRightToLeft ? "right to left" : "left to right")"
      label.frame = bounds
    }
  }

  private func text(_ strategy: Snapshotting<UIView, String>) throws -> String? {
    guard case .whole(let text, _) = try strategy.capture(Screen(), isOnMainActor: true) else { return nil }
    return text
  }

  @Test func theAccessibilityDumpHasTheDevicesSizeAndTraits() throws {
    let phone = ViewImageConfig.iPhone13(.portrait)
    let width = Int(try #require(phone.size).width)
    #expect(try text(.accessibility(on: phone))?.contains("\(width) points, left to right") == true)
    #expect(try text(.accessibility(on: phone, size: CGSize(width: 200, height: 80)))?.contains("200 points") == true)
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(try text(.accessibility(on: phone, traits: traits))?.contains("\(width) points, right to left") == true)
  }

  @Test func theAccessibilityDumpOnADeviceEqualsTheDumpInTheDevicesEnvironment() throws {
    let phone = ViewImageConfig.iPhone13(.portrait)
    #expect(try text(.accessibility(on: phone)) == text(.accessibility(in: phone.renderingEnvironment)))
    #expect(Snapshotting<UIView, String>.accessibility(on: phone).pathExtension == "accessibility.txt")
  }
}
