import FirstFrame
import FirstFrameCatalog
import Testing

@Suite("BorderedTextFieldView") @MainActor struct BorderedTextFieldViewTests {
  @Test("the model receives the text, and checks it when editing ends") func writing() async throws {
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

  @Test("a password is shown as dots until it is revealed") func reveal() async {
    let model = MockBorderedTextFieldViewModel.password
    let probe = ComponentProbe(BorderedTextFieldView.configured(with: model))
    #expect(!probe.texts.contains("correct horse"))
    await probe.touch("Show")
    #expect(probe.texts.contains("correct horse"))
    await probe.touch("Hide")
    #expect(!probe.texts.contains("correct horse"))
  }

  @Test(
    "addresses and passwords",
    arguments: [
      ("a@b.c", true), ("a@b", false), ("@b.c", false), ("a@@b.c", false), ("", false), ("a b", false),
    ])
  func email(text: String, isValid: Bool) {
    let model = MockBorderedTextFieldViewModel.empty
    model.change(to: text)
    model.endEditing()
    #expect((model.currentDisplayState.problem == nil) == isValid)
  }
}
