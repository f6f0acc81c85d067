import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct StateTests {
  @Test(
    arguments: [
      StateExemption(.textGrowth, node: "oddsLabel", reason: "the node"),
      StateExemption(.textGrowth, node: "home", reason: "the state"),
      StateExemption(.textGrowth, reason: "all of it"),
    ])
  func findingsAreExemptedByNodeByStateOrForTheComponent(exemption: StateExemption) {
    let previews = [preview("home", .home) { CardOfFixedFont() }]
    #expect(verifyStates(of: previews).map(\.check) == [.textGrowth])
    #expect(verifyStates(of: previews, except: [exemption]).isEmpty)
  }

  @Test(
    arguments: [
      StateExemption(.contrast, node: "oddsLabel", reason: "another check"),
      StateExemption(.textGrowth, node: "titleLabel", reason: "another node"),
    ])
  func anExemptionCoversOnlyItsOwnCheckAndNode(exemption: StateExemption) {
    let previews = [preview("home", .home) { CardOfFixedFont() }]
    #expect(verifyStates(of: previews, except: [exemption]).count == 1)
  }

  /// Ratios computed from the definitions in WCAG 2.1: #767676 on white has the well-known 4.54, #777777 has 4.48.
  @Test(
    arguments: [
      (0x767676, 4.54, true), (0x777777, 4.48, false), (0x949494, 3.03, false), (0x000000, 21, true),
    ])
  func contrastIsMeasuredAsWCAGDefinesIt(rgb: Int, ratio: Double, passes: Bool) {
    let channel = CGFloat(rgb & 0xFF) / 255
    let findings = verifyStates(of: [
      ComponentPreview(component: "label", state: "state") {
        let label = UILabel()
        label.text = "Text"
        label.backgroundColor = .white
        label.textColor = UIColor(red: channel, green: channel, blue: channel, alpha: 1)
        return label
      }
    ]).filter { $0.check == .contrast }
    #expect(findings.isEmpty == passes)
    for case .lowContrast(_, _, let found, let required, _) in findings {
      #expect(abs(found - ratio) < 0.01)
      #expect(required == 4.5)
    }
  }

  @Test(arguments: [(17.0, false), (18.0, true)])
  func largeTextMayHaveLessContrast(size: Double, passes: Bool) {
    let findings = verifyStates(of: [
      ComponentPreview(component: "label", state: "state") {
        let label = UILabel()
        label.text = "Text"
        label.backgroundColor = .white
        label.font = .systemFont(ofSize: size)
        label.textColor = UIColor(red: 0x94 / 255, green: 0x94 / 255, blue: 0x94 / 255, alpha: 1)
        return label
      }
    ]).filter { $0.check == .contrast }
    #expect(findings.isEmpty == passes)
  }

  @Test func aTouchTargetMayBeLargerThanItsView() {
    let previews = [ComponentPreview(component: "button", state: "state") { EnlargedButton() }]
    #expect(!verifyStates(of: previews).contains { $0.check == .targetSize })
  }

  @Test func aDisabledControlNeedsNeitherContrastNorAMinimumSize() {
    let previews = [
      ComponentPreview(component: "button", state: "state") {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        return button
      }
    ]
    #expect(!verifyStates(of: previews).contains { $0.check == .targetSize || $0.check == .contrast })
  }

  private func preview(
    _ name: String, _ state: OddsState, _ makeCard: @escaping @MainActor @Sendable () -> OddsCard
  ) -> ComponentPreview {
    ComponentPreview(component: "card", state: name) {
      let card = makeCard()
      card.configure(with: OddsModel(state))
      return card
    }
  }
}

/// A small button with a larger touch target.
final class EnlargedButton: UIButton {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    setImage(UIImage(systemName: "xmark"), for: .normal)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
