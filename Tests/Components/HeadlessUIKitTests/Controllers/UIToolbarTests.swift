import Foundation
import HeadlessUIKit
import Testing

@MainActor struct UIToolbarTests {
  @Test func flexibleSpaceTakesTheRemainingWidth() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)).inLook(.iOS18)
    let (first, last) = (UIView(), UIView())
    for view in [first, last] {
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    bar.setItems(
      [
        UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
      ], animated: false)
    bar.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 16, y: 7, width: 50, height: 30))
    #expect(last.frame == CGRect(x: 234, y: 7, width: 50, height: 30))
  }

  @Test func fixedSpaceHasItsWidth() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)).inLook(.iOS18)
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    bar.items = [.fixedSpace(40), UIBarButtonItem(customView: view)]
    bar.layoutIfNeeded()
    #expect(view.frame.minX == 64)
  }

  @Test func setItemsShowsTabsAndTitles() {
    let (tabs, bar) = (
      UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49)).inLook(.iOS18), UINavigationBar()
    )
    tabs.setItems(
      [UITabBarItem(title: "One", tag: 0), UITabBarItem(title: "Two", tag: 1)], animated: false)
    tabs.layoutIfNeeded()
    #expect(tabs.subviews.map(\.frame.width) == [146, 146])
    bar.setItems([UINavigationItem(title: "Top")], animated: false)
    #expect(bar.topItem?.title == "Top")
  }
}
