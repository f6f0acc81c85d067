/// A mock of a section with a number of rows that a test can change.
public final class MockSectionHeaderViewModel: MockViewModel<SectionHeaderDisplayState>, SectionHeaderViewModelProtocol
{
  public func setCount(_ count: Int) {
    update { $0.count = count }
  }
}

extension MockSectionHeaderViewModel {
  public static var counted: MockSectionHeaderViewModel {
    MockSectionHeaderViewModel(SectionHeaderDisplayState(title: Wording.current[.liveNow], count: 12))
  }

  public static var plain: MockSectionHeaderViewModel {
    MockSectionHeaderViewModel(SectionHeaderDisplayState(title: Wording.current[.today]))
  }
}
