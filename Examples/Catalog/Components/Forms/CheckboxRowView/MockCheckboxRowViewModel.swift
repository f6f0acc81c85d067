/// A mock of a statement that must be confirmed to go on.
public final class MockCheckboxRowViewModel: MockViewModel<CheckboxRowDisplayState>, CheckboxRowViewModelProtocol {
  public func toggle() {
    update {
      $0.isChecked.toggle()
      if $0.isChecked { $0.problem = nil }
    }
  }

  /// The user goes on, which needs a confirmed statement.
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
