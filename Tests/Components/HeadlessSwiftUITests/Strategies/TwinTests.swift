import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameViewSnapshots
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Twins of UIKit and SwiftUI: equal ones, and ones that differ on purpose.
@MainActor struct TwinTests {
  /// A title and a value on a blue area, 200 points wide.
  private func card(title: String = "Balance", value: String = "25 €") -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.backgroundColor = .systemBlue
    let titleLabel = UILabel()
    titleLabel.accessibilityIdentifier = "titleLabel"
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .white
    let valueLabel = UILabel()
    valueLabel.accessibilityIdentifier = "valueLabel"
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 17)
    valueLabel.textColor = .white
    for label in [titleLabel, valueLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      valueLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    ])
    return view
  }

  private func twin(
    title: String = "Balance", value: String = "25 €", size: CGFloat = 17, weight: Font.Weight = .semibold,
    color: Color = .white, fill: Color = .blue, inset: CGFloat = 8, height: CGFloat = 40
  ) -> some View {
    HStack {
      Text(verbatim: title).font(.system(size: size, weight: weight)).foregroundStyle(color)
      Spacer()
      Text(verbatim: value).font(.system(size: 17)).foregroundStyle(Color.white)
    }
    .padding(.horizontal, inset)
    .frame(width: 200, height: height)
    .background(fill)
  }

  @Test func equalTwinsDoNotDiffer() {
    #expect(verifyTwins(card(), twin()) == [])
    assertTwins(card(), twin())
  }

  @Test func equalTwinsDoNotDifferFromRightToLeftAndInDarkMode() {
    var environment = RenderingEnvironment()
    environment.layoutDirection = .rightToLeft
    environment.appearance = .dark
    #expect(verifyTwins(card(), twin(), in: environment) == [])
  }

  @Test func aTextWithOtherCharactersIsFoundAtItsPlace() {
    let findings = verifyTwins(card(), twin(title: "Balances"))
    #expect(findings.count == 1)
    guard case .text(_, "Balance", "Balances")? = findings.first else {
      Issue.record("\(findings)")
      return
    }
  }

  @Test func aMissingTextIsFound() {
    let findings = verifyTwins(card(), twin(value: ""))
    #expect(findings.count == 1)
    guard case .onlyInUIKit(_, "'25 €'")? = findings.first else {
      Issue.record("\(findings)")
      return
    }
  }

  @Test func anAdditionalTextIsFound() {
    let findings = verifyTwins(card(), twin().overlay(alignment: .top) { Text(verbatim: "New").offset(y: 30) })
    #expect(findings.contains { if case .onlyInSwiftUI(_, "'New'") = $0 { true } else { false } })
  }

  @Test func aMovedTextIsFoundWithBothFrames() {
    let findings = verifyTwins(card(), twin(inset: 12))
    #expect(findings.count == 2)
    guard case .frame(_, "'Balance'", let uiKit, let swiftUI)? = findings.first else {
      Issue.record("\(findings)")
      return
    }
    #expect(uiKit.minX == 8)
    #expect(swiftUI.minX == 12)
  }

  @Test func distancesWithinTheToleranceAreAllowed() {
    #expect(verifyTwins(card(), twin(inset: 9)) == [])
    #expect(verifyTwins(card(), twin(inset: 9), tolerance: 0.5).count == 2)
  }

  @Test func anotherWeightIsFound() {
    let findings = verifyTwins(card(), twin(weight: .regular), tolerance: 8)
    #expect(findings.count == 1)
    guard case .font(_, _, "17 points, weight 600", "17 points, weight 400")? = findings.first else {
      Issue.record("\(findings)")
      return
    }
  }

  @Test func anotherColorOfATextIsFound() {
    let findings = verifyTwins(card(), twin(color: .black))
    #expect(findings.count == 1)
    guard case .color(_, "'Balance'", "#FFFFFF", "#000000")? = findings.first else {
      Issue.record("\(findings)")
      return
    }
  }

  @Test func anotherColorOfAnAreaIsFound() {
    let findings = verifyTwins(card(), twin(fill: .red))
    #expect(findings.count == 1)
    guard case .color(_, "area", _, _)? = findings.first else {
      Issue.record("\(findings)")
      return
    }
  }

  @Test func anotherSizeIsFound() {
    let findings = verifyTwins(card(), twin(height: 44))
    #expect(findings.contains(.size(uiKit: CGSize(width: 200, height: 40), swiftUI: CGSize(width: 200, height: 44))))
  }

  @Test func messagesNameTheNodeAndBothValues() {
    let finding = TwinFinding.color(node: "titleLabel", content: "'Balance'", uiKit: "#FFFFFF", swiftUI: "#000000")
    #expect(
      finding.description == "`titleLabel` 'Balance' has the color #FFFFFF in UIKit and #000000 in SwiftUI")
    let frame = TwinFinding.frame(
      node: "titleLabel", content: "'Balance'", uiKit: CGRect(x: 8, y: 4, width: 62, height: 20.5),
      swiftUI: CGRect(x: 12, y: 4, width: 62, height: 20.5))
    #expect(
      frame.description
        == "`titleLabel` 'Balance' is at (8, 4), 62 x 20.5 in UIKit and at (12, 4), 62 x 20.5 in SwiftUI")
  }

  @Test func aDifferenceFailsTheTest() {
    withKnownIssue {
      assertTwins(card(), twin(title: "Other"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("assertTwins of UIView: 1 finding.") }
    }
  }
}
