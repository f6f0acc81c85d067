public import HeadlessUIKit

extension QuickLinksTabBarView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("unselected", width: width) { MockQuickLinksTabBarViewModel.unselected },
      preview("selected", width: width) { MockQuickLinksTabBarViewModel.selected },
    ]
  }
}
