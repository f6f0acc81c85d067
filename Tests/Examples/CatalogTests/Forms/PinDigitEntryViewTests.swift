import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct PinDigitEntryViewTests {
  @Test func theKeypadEntersACodeWhichIsCheckedOnceItIsComplete() async {
    let model = MockPinDigitEntryViewModel.empty
    let probe = ComponentProbe(PinDigitEntryView.configured(with: model))
    for key in ["2", "5", "9", "Delete", "8"] { await probe.touch(key) }
    #expect(model.currentDisplayState.digits == "258")
    #expect(model.currentDisplayState.phase == .entering)
    await probe.touch("0")
    #expect(model.currentDisplayState.phase == .checking)
    await probe.touch("1")
    #expect(model.currentDisplayState.digits == "2580")
    model.answer()
    await probe.turn()
    #expect(probe.texts.contains("Code accepted"))
  }

  @Test func afterARefusalTheNextDigitStartsANewCode() async {
    let model = MockPinDigitEntryViewModel.refused
    let probe = ComponentProbe(PinDigitEntryView.configured(with: model))
    #expect(probe.texts.contains("That code is not right. 2 attempts left."))
    await probe.touch("7")
    #expect(model.currentDisplayState.digits == "7")
    #expect(model.currentDisplayState.phase == .entering)
  }

  @Test func onlyTheKeysShowDigits() async {
    let probe = ComponentProbe(PinDigitEntryView.configured(with: MockPinDigitEntryViewModel.checking))
    let digits = probe.texts.filter { Int($0) != nil }
    #expect(digits == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"])
  }
}
