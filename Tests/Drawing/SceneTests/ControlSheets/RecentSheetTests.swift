import FirstFrame
import Foundation
import HeadlessUIKit
import Testing

/// What iOS 26 added to controls and bars: ticks and neutral values of sliders, badges and subtitles of bars.
@MainActor struct RecentSheetTests {
  @Test(arguments: SheetVariant.allCases) func sliders(_ variant: SheetVariant) {
    let sliders = [
      slider(.init(numberOfTicks: 5)), slider(.init(neutralValue: 0.5, ticks: [.init(position: 0.5)])), slider(nil),
    ]
    sliders[2].sliderStyle = .thumbless
    let sheet = SheetView(sliders, width: 240)
    let controller = UIViewController()
    controller.view = sheet
    var config = variant.config(CGSize(width: 240, height: 170))
    config.safeArea = .zero
    assertSnapshot(of: controller, as: .image(on: config), named: variant.rawValue)
  }

  private func slider(_ track: UISlider.TrackConfiguration?) -> UISlider {
    let slider = UISlider()
    slider.value = 0.75
    slider.trackConfiguration = track
    slider.widthAnchor.constraint(equalToConstant: 208).isActive = true
    return slider
  }

  @Test(arguments: SheetVariant.allCases) func bars(_ variant: SheetVariant) {
    let bars = [false, true].map { isLarge in
      let bar = UINavigationBar()
      bar.prefersLargeTitles = isLarge
      bar.items = [item()]
      bar.heightAnchor.constraint(equalToConstant: isLarge ? 130 : 54).isActive = true
      bar.widthAnchor.constraint(equalToConstant: 358).isActive = true
      return bar
    }
    let sheet = SheetView(bars, width: 390)
    let controller = UIViewController()
    controller.view = sheet
    var config = variant.config(CGSize(width: 390, height: 240))
    config.safeArea = .zero
    assertSnapshot(of: controller, as: .image(on: config), named: variant.rawValue)
  }

  private func item() -> UINavigationItem {
    let item = UINavigationItem(title: "Inbox")
    item.subtitle = "3 unread"
    let buttons = ["bell", "tray", "folder"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    buttons[0].badge = .count(12)
    buttons[1].badge = .indicator()
    buttons[1].sharesBackground = false
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.leftBarButtonItem?.hidesSharedBackground = true
    item.rightBarButtonItems = buttons
    return item
  }
}
