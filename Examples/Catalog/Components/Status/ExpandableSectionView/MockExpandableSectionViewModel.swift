/// A mock of a question with its answer.
public final class MockExpandableSectionViewModel:
  MockViewModel<ExpandableSectionDisplayState>, ExpandableSectionViewModelProtocol
{
  public func toggle() {
    update { $0.isExpanded.toggle() }
  }
}

extension MockExpandableSectionViewModel {
  public static var collapsed: MockExpandableSectionViewModel {
    let wording = Wording.current
    return MockExpandableSectionViewModel(
      ExpandableSectionDisplayState(
        title: wording[.settlementQuestion], body: wording.text(.settlementAnswer, [.number: wording.number(48)])))
  }

  public static var expanded: MockExpandableSectionViewModel {
    let model = collapsed
    model.toggle()
    return model
  }
}
