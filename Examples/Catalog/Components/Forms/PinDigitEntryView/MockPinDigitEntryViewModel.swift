/// A mock of a code that is checked once it is complete. A test delivers the answer.
public final class MockPinDigitEntryViewModel:
  MockViewModel<PinDigitEntryDisplayState>, PinDigitEntryViewModelProtocol
{
  private let code: String

  public init(_ state: PinDigitEntryDisplayState, code: String = "2580") {
    self.code = code
    super.init(state)
  }

  public func enter(_ digit: Int) {
    update {
      // After a refusal, the next digit starts a new code.
      if case .refused = $0.phase {
        $0.digits = ""
        $0.phase = .entering
      }
      guard $0.phase == .entering, !$0.isComplete, (0...9).contains(digit) else { return }
      $0.digits += "\(digit)"
      if $0.isComplete { $0.phase = .checking }
    }
  }

  public func deleteLast() {
    update {
      guard $0.phase == .entering, !$0.digits.isEmpty else { return }
      $0.digits.removeLast()
    }
  }

  /// Delivers the answer to a complete code.
  public func answer() {
    update {
      guard $0.phase == .checking else { return }
      $0.phase = $0.digits == code ? .accepted : .refused(wording.text(.pinRefused, count: 2))
    }
  }
}

extension MockPinDigitEntryViewModel {
  private static func entry(_ digits: [Int]) -> MockPinDigitEntryViewModel {
    let model = MockPinDigitEntryViewModel(PinDigitEntryDisplayState(title: Wording.current[.enterPIN]))
    for digit in digits { model.enter(digit) }
    return model
  }

  public static var empty: MockPinDigitEntryViewModel { entry([]) }
  public static var entering: MockPinDigitEntryViewModel { entry([2, 5]) }
  public static var checking: MockPinDigitEntryViewModel { entry([2, 5, 8, 0]) }

  public static var accepted: MockPinDigitEntryViewModel {
    let model = checking
    model.answer()
    return model
  }

  public static var refused: MockPinDigitEntryViewModel {
    let model = entry([1, 2, 3, 4])
    model.answer()
    return model
  }
}
