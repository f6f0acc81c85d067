import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func systemColorsFollowTheAppearance() {
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(
      UIColor.systemBlue.resolvedColor(with: light)
        == UIColor(red: 0, green: 136 / 255, blue: 1, alpha: 1))
    let darkBlue = UIColor(red: 0, green: 145 / 255, blue: 1, alpha: 1)
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == darkBlue)
  }

  @Test func dynamicColorsRemainDynamicWithADifferentAlpha() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
    #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(color.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func layerColorsUseTheCurrentTraits() {
    dark.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.white.cgColor) }
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
  }

  @Test func hues() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    #expect(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
  }

  @Test func getRedReturnsTheComponents() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.25)
    #expect(alpha == 0.5)
  }

  @Test func traitsMerge() {
    let merged = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3), dark])
    #expect(
      merged
        == UITraitCollection {
          $0.userInterfaceStyle = .dark
          $0.displayScale = 3
        })
    #expect(merged.layoutDirection == .unspecified)
  }
}
