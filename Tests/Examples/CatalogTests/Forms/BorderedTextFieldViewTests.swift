import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct BorderedTextFieldViewTests {
  @Test func theModelReceivesTheTextAndChecksItWhenEditingEnds() async throws {
    let model = MockBorderedTextFieldViewModel.empty
    let probe = ComponentProbe(BorderedTextFieldView.configured(with: model))
    let field = try #require(probe.first(UITextField.self))
    // Runs in one turn of the main queue: in the next turn, a field of another test may become first responder.
    field.becomeFirstResponder()
    #expect(model.currentDisplayState.isFocused)
    for character in "ines@ex" { field.insertText(String(character)) }
    #expect(model.currentDisplayState.text == "ines@ex")
    #expect(model.currentDisplayState.problem == nil)
    field.resignFirstResponder()
    await probe.turn()
    #expect(probe.texts.contains("Enter an address such as name@example.com"))
    field.insertText(".com")
    await probe.turn()
    #expect(model.currentDisplayState.problem == nil)
    #expect(probe.texts.contains("We send your receipts there."))
  }

  @Test func aPasswordIsShownAsDotsUntilItIsRevealed() async {
    let model = MockBorderedTextFieldViewModel.password
    let probe = ComponentProbe(BorderedTextFieldView.configured(with: model))
    #expect(!probe.texts.contains("correct horse"))
    await probe.touch("Show")
    #expect(probe.texts.contains("correct horse"))
    await probe.touch("Hide")
    #expect(!probe.texts.contains("correct horse"))
  }

  @Test(
    arguments: [
      ("a@b.c", true), ("a@b", false), ("@b.c", false), ("a@@b.c", false), ("", false), ("a b", false),
    ])
  func addressesAndPasswords(text: String, isValid: Bool) {
    let model = MockBorderedTextFieldViewModel.empty
    model.change(to: text)
    model.endEditing()
    #expect((model.currentDisplayState.problem == nil) == isValid)
  }
}
