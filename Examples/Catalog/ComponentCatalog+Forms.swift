import HeadlessUIKit

extension ComponentCatalog {
  static var forms: [LibraryComponent] {
    [
      SimpleButtonView.listed(in: "Forms", "One thing to do", previews: SimpleButtonView.previews) {
        MockSimpleButtonViewModel.primary
      },
      PillItemView.listed(in: "Forms", "One choice of several", previews: PillItemView.previews) {
        MockPillItemViewModel.football
      },
      AmountPillsView.listed(in: "Forms", "Amounts to choose from", previews: AmountPillsView.previews) {
        MockAmountPillsViewModel.unselected
      },
      StakeStepperView.listed(in: "Forms", "A stake within limits", previews: StakeStepperView.previews) {
        MockStakeStepperViewModel.standard
      },
      BorderedTextFieldView.listed(in: "Forms", "A line to write on", previews: BorderedTextFieldView.previews) {
        MockBorderedTextFieldViewModel.empty
      },
      PinDigitEntryView.listed(in: "Forms", "A code of digits", previews: PinDigitEntryView.previews) {
        MockPinDigitEntryViewModel.empty
      },
      CustomSliderView.listed(in: "Forms", "A value between limits", previews: CustomSliderView.previews) {
        MockCustomSliderViewModel.inTheMiddle
      },
      CheckboxRowView.listed(in: "Forms", "A statement to be confirmed", previews: CheckboxRowView.previews) {
        MockCheckboxRowViewModel.unchecked
      },
      ThemeSwitcherView.listed(in: "Forms", "Light, dark, or the system's", previews: ThemeSwitcherView.previews) {
        MockThemeSwitcherViewModel.light
      },
    ]
  }
}
