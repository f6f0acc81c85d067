import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite(.serialized) struct UIAppearanceTests {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}

  @Test func aProxyAppliesToPropertiesThatAViewDidNotSet() {
    defer { AppearanceProxies.removeAll() }
    Badge.appearance().textColor = .red
    Badge.appearance().numberOfLines = 3
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .blue
    let (plain, own, panel, inner) = (Badge(), Badge(), Panel(), Badge())
    own.textColor = .green
    panel.addSubview(inner)
    for view in [plain, own, panel] { view.layoutIfNeeded() }
    #expect(plain.textColor == .red)
    #expect(plain.numberOfLines == 3)
    #expect(plain.backgroundColor == nil)
    #expect(own.textColor == .green)
    #expect(own.numberOfLines == 3)
    #expect(inner.textColor == .red)
    #expect(inner.backgroundColor == .blue)
  }
}
