/// A mock of a slider that stops at its steps.
public final class MockCustomSliderViewModel: MockViewModel<CustomSliderDisplayState>, CustomSliderViewModelProtocol {
  public func move(to share: Double) {
    update { if $0.isEnabled { $0.value = $0.stop(at: share) } }
  }
}

extension MockCustomSliderViewModel {
  private static func limit(_ value: Int, isEnabled: Bool = true) -> MockCustomSliderViewModel {
    MockCustomSliderViewModel(
      CustomSliderDisplayState(
        title: Wording.current[.cashOutShare], value: value, limits: 10...100, step: 10, unit: .percent,
        isEnabled: isEnabled))
  }

  public static var atStart: MockCustomSliderViewModel { limit(10) }
  public static var inTheMiddle: MockCustomSliderViewModel { limit(60) }
  public static var atEnd: MockCustomSliderViewModel { limit(100) }
  public static var disabled: MockCustomSliderViewModel { limit(40, isEnabled: false) }
}
