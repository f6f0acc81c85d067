public import HeadlessUIKit

extension ExpandableSectionView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("collapsed", width: width) { MockExpandableSectionViewModel.collapsed },
      preview("expanded", width: width) { MockExpandableSectionViewModel.expanded },
    ]
  }
}
