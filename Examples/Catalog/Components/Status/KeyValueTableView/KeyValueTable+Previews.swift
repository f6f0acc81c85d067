public import HeadlessUIKit

extension KeyValueTable {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("matchFacts", width: width) { MockKeyValueTableViewModel.matchFacts },
      preview("limits", width: width) { MockKeyValueTableViewModel.limits },
    ]
  }
}
