import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// Color wells, page controls with progress, and layers that repeat their sublayers.
@MainActor struct SmallControlSheetTests {
  @Test(arguments: SheetVariant.allCases) func controls(_ variant: SheetVariant) {
    let sheet = SheetView([wells(), pages(0.4), pages(1)], width: 240)
    sheet.backgroundColor = .systemGray
    sheet.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    let controller = UIViewController()
    controller.view = sheet
    var config = variant.config(CGSize(width: 240, height: 160))
    config.safeArea = .zero
    assertSnapshot(of: controller, as: .image(on: config), named: variant.rawValue)
  }

  private func wells() -> UIView {
    let colors: [UIColor?] = [nil, .systemBlue, UIColor.systemRed.withAlphaComponent(0.5)]
    let wells = colors.map { color in
      let well = UIColorWell()
      well.selectedColor = color
      return well
    }
    wells[1].isEnabled = false
    let stack = UIStackView(arrangedSubviews: wells)
    stack.spacing = 12
    return stack
  }

  private func pages(_ progress: Float) -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let bar = UIPageControlProgress()
    bar.currentProgress = progress
    pages.progress = bar
    return pages
  }

  @Test func replicator() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    view.backgroundColor = .white
    let layer = CAReplicatorLayer()
    layer.frame = view.bounds
    layer.instanceCount = 8
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    layer.instanceColor = UIColor.systemBlue.cgColor
    layer.instanceAlphaOffset = -0.1
    let bar = CALayer()
    bar.frame = CGRect(x: 74, y: 16, width: 12, height: 40)
    bar.cornerRadius = 6
    bar.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(bar)
    view.layer.addSublayer(layer)
    assertSnapshot(of: view, as: .image)
  }
}
