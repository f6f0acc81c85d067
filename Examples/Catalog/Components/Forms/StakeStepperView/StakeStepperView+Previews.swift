public import HeadlessUIKit

extension StakeStepperView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("standard", width: width) { MockStakeStepperViewModel.standard },
      preview("lowest", width: width) { MockStakeStepperViewModel.lowest },
      preview("highest", width: width) { MockStakeStepperViewModel.highest },
    ]
  }
}
