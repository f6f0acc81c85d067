public import HeadlessUIKit

extension SectionHeader {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("counted", width: width) { MockSectionHeaderViewModel.counted },
      preview("plain", width: width) { MockSectionHeaderViewModel.plain },
    ]
  }
}
