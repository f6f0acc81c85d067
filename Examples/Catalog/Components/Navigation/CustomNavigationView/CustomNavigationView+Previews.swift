public import HeadlessUIKit

extension CustomNavigationView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("root", width: width) { MockCustomNavigationViewModel.root },
      preview("page", width: width) { MockCustomNavigationViewModel.page },
      preview("plain", width: width) { MockCustomNavigationViewModel.plain },
    ]
  }
}
