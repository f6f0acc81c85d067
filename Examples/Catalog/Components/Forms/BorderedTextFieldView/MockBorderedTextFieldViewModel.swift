/// A mock of a field that checks its text when editing ends, and hides the problem while the user edits the text.
public final class MockBorderedTextFieldViewModel:
  MockViewModel<BorderedTextFieldDisplayState>, BorderedTextFieldViewModelProtocol
{
  private let rule: BorderedTextFieldRule

  public init(_ state: BorderedTextFieldDisplayState, rule: BorderedTextFieldRule = .any) {
    self.rule = rule
    super.init(state)
  }

  public func beginEditing() {
    update { $0.isFocused = true }
  }

  public func change(to text: String) {
    update {
      $0.text = text
      if rule.problem(with: text, in: wording) == nil { $0.problem = nil }
    }
  }

  public func endEditing() {
    update {
      $0.isFocused = false
      $0.problem = rule.problem(with: $0.text, in: wording)
    }
  }

  public func toggleRevealed() {
    update { $0.isRevealed.toggle() }
  }
}

extension MockBorderedTextFieldViewModel {
  public static var empty: MockBorderedTextFieldViewModel {
    let wording = Wording.current
    return MockBorderedTextFieldViewModel(
      BorderedTextFieldDisplayState(
        label: wording[.email], placeholder: "name@example.com", hint: wording[.emailHint]), rule: .email)
  }

  public static var focused: MockBorderedTextFieldViewModel {
    let model = empty
    model.beginEditing()
    model.change(to: "ines@")
    return model
  }

  public static var filled: MockBorderedTextFieldViewModel {
    let model = empty
    model.change(to: "ines@example.com")
    return model
  }

  public static var invalid: MockBorderedTextFieldViewModel {
    let model = focused
    model.endEditing()
    return model
  }

  public static var password: MockBorderedTextFieldViewModel {
    MockBorderedTextFieldViewModel(
      BorderedTextFieldDisplayState(label: Wording.current[.password], text: "correct horse", isSecure: true),
      rule: .length(8))
  }

  public static var revealed: MockBorderedTextFieldViewModel {
    let model = password
    model.toggleRevealed()
    return model
  }

  public static var disabled: MockBorderedTextFieldViewModel {
    let wording = Wording.current
    return MockBorderedTextFieldViewModel(
      BorderedTextFieldDisplayState(label: wording[.country], text: wording[.portugal], isEnabled: false))
  }
}
