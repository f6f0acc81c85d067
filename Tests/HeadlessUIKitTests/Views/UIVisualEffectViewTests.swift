import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIVisualEffectViewTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 80, height: 40))

  @Test func theContentViewFillsTheEffect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let node = view.layoutTree(in: environment)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(node.children.first?.name == "effect" && node.children.first?.frame.size == CGSize(width: 80, height: 40))
    view.effect = nil
    #expect(view.layoutTree(in: environment).children.allSatisfy { $0.name != "effect" })
  }

  @Test func materialsFollowTheAppearanceUnlessFixed() {
    func paint(_ style: UIBlurEffect.Style, _ appearance: Appearance) -> Paint? {
      var environment = environment
      environment.appearance = appearance
      return UIVisualEffectView(effect: UIBlurEffect(style: style)).layoutTree(in: environment).children.first?
        .background
    }
    #expect(paint(.systemMaterial, .light) != paint(.systemMaterial, .dark))
    #expect(paint(.systemMaterialDark, .light) == paint(.systemMaterial, .dark))
    #expect(paint(.systemMaterialLight, .dark) == paint(.systemMaterial, .light))
  }
}
