public import HeadlessUIKit

extension SimpleButtonView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("primary", width: width) { MockSimpleButtonViewModel.primary },
      preview("secondary", width: width) { MockSimpleButtonViewModel.secondary },
      preview("destructive", width: width) { MockSimpleButtonViewModel.destructive },
      preview("plain", width: width) { MockSimpleButtonViewModel.plain },
      preview("disabled", width: width) { MockSimpleButtonViewModel.disabled },
      preview("loading", width: width) { MockSimpleButtonViewModel.loading },
    ]
  }
}
