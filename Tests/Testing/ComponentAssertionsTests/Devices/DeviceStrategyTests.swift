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

/// Strategies that determine the width of a component, and leave its height to it.
@MainActor struct WidthStrategyTests {
  private func label() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "several words", count: 8).joined(separator: " ")
    return label
  }

  private func picture(
    _ strategy: Snapshotting<UIView, Bitmap>, of view: UIView
  ) throws -> (width: Int, height: Int)? {
    guard case .whole(let bitmap, _) = try strategy.capture(view, isOnMainActor: true) else { return nil }
    return (bitmap.width, bitmap.height)
  }

  @Test func aPictureHasTheWidthAndTheHeightOfTheWrappedText() throws {
    let label = label()
    let height = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
    let picture = try #require(try picture(.image(width: 200), of: label))
    #expect(picture.width == 400)
    #expect(picture.height == Int(height * 2))
    #expect(height > label.font.lineHeight * 2)
  }

  /// A width of an earlier strategy is not the component's own.
  @Test func theOwnSizeRemains() throws {
    let label = label()
    let before = try #require(try picture(.image, of: label))
    _ = try picture(.image(width: 200), of: label)
    let after = try #require(try picture(.image, of: label))
    #expect(after == before)
    #expect(before.width > 880)
  }

  @Test func aWidthTakesThePlaceOfTheComponentsOwn() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.backgroundColor = .red
    let label = label()
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let picture = try #require(try picture(.image(width: 150), of: view))
    #expect(picture.width == 300)
    #expect(picture.height > 80)
  }

  @Test func dumpsHaveTheWidth() throws {
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let strategies: [Snapshotting<UIView, String>] = [
      .layoutTree(width: 200), .text(width: 200), .accessibility(width: 200, traits: traits),
    ]
    #expect(strategies.map(\.environment?.width) == [200, 200, 200])
    #expect(strategies.map(\.environment?.size) == [nil, nil, nil])
    #expect(strategies.map(\.environment?.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft])
    guard case .whole(let dump, _) = try strategies[0].capture(label(), isOnMainActor: true) else {
      return #expect(Bool(false))
    }
    #expect(dump.hasPrefix("UILabel 0,0 200x"))
  }
}
