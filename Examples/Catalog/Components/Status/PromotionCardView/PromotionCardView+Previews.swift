public import HeadlessUIKit

extension PromotionCardView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("open", width: width) { MockPromotionCardViewModel.open },
      preview("claimed", width: width) { MockPromotionCardViewModel.claimed },
    ]
  }
}
