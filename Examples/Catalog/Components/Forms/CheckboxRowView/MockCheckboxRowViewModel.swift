/// A mock of a statement that the user must confirm to continue.
public final class MockCheckboxRowViewModel: MockViewModel<CheckboxRowDisplayState>, CheckboxRowViewModelProtocol {
  public func toggle() {
    update {
      $0.isChecked.toggle()
      if $0.isChecked { $0.problem = nil }
    }
  }

  /// Shows a problem if the statement is not confirmed. Returns whether it is.
  @discardableResult
  public func proceed() -> Bool {
    update { if !$0.isChecked { $0.problem = wording[.confirmToGoOn] } }
    return currentDisplayState.isChecked
  }
}

extension MockCheckboxRowViewModel {
  public static var unchecked: MockCheckboxRowViewModel {
    let wording = Wording.current
    return MockCheckboxRowViewModel(
      CheckboxRowDisplayState(text: wording.text(.ageAndTerms, [.number: wording.number(18)])))
  }

  public static var checked: MockCheckboxRowViewModel {
    let model = unchecked
    model.toggle()
    return model
  }

  public static var passedOver: MockCheckboxRowViewModel {
    let model = unchecked
    model.proceed()
    return model
  }
}
