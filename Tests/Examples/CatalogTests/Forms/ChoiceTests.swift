import FirstFrame
import FirstFrameCatalog
import Testing

/// Components that select one of several options.
@MainActor struct ChoiceTests {
  @Test func theAmountTappedLastIsSelected() async {
    let model = MockAmountPillsViewModel.selected
    let probe = ComponentProbe(AmountPillsView.configured(with: model))
    for (label, amount) in [("€5", Money(5)), ("€100", Money(100)), ("€100", Money(100))] {
      await probe.touch(label)
      #expect(model.currentDisplayState.selection == amount)
      let selected = ["€5", "€10", "€20", "€50", "€100"].filter { probe.control($0)?.isSelected == true }
      #expect(selected == [label])
    }
  }

  @Test func aPillStaysSelectedUntilItIsDeselected() async {
    let model = MockPillItemViewModel.football
    let probe = ComponentProbe(PillItemView.configured(with: model))
    await probe.touch()
    #expect((probe.view as? UIControl)?.isSelected == true)
    model.deselect()
    await probe.turn()
    #expect((probe.view as? UIControl)?.isSelected == false)
  }

  @Test(arguments: [("Dark", ThemeMode.dark), ("System", .system), ("Light", .light)])
  func aTapSelectsATheme(label: String, mode: ThemeMode) async {
    let model = MockThemeSwitcherViewModel.light
    let probe = ComponentProbe(ThemeSwitcherView.configured(with: model))
    await probe.touch(label)
    #expect(model.currentDisplayState == mode)
    #expect(["Light", "Dark", "System"].filter { probe.control($0)?.isSelected == true } == [label])
  }

  @Test func aStakeStaysWithinItsLimits() async {
    let model = MockStakeStepperViewModel.lowest
    let probe = ComponentProbe(StakeStepperView.configured(with: model))
    await probe.touch("Lower the stake")
    #expect(probe.texts == ["€1.00", "Lowest stake €1"])
    await probe.touch("Raise the stake")
    #expect(probe.texts == ["€6.00"])
    for _ in 0..<120 { model.increase() }
    await probe.turn()
    #expect(probe.texts == ["€500.00", "Highest stake €500"])
  }

  @Test func goingOnWithoutConfirmingAStatementShowsTheProblem() async {
    let model = MockCheckboxRowViewModel.unchecked
    let probe = ComponentProbe(CheckboxRowView.configured(with: model))
    #expect(!model.proceed())
    await probe.turn()
    #expect(probe.texts.last == "Please confirm to go on")
    await probe.touch()
    #expect(probe.texts.count == 1)
    #expect(model.proceed())
  }

  @Test func aButtonIgnoresTapsUntilItsActionHasFinished() async {
    let model = MockSimpleButtonViewModel.primary
    let probe = ComponentProbe(SimpleButtonView.configured(with: model))
    for _ in 0..<3 { await probe.touch("Place bet") }
    #expect(model.starts == 1)
    model.finish()
    await probe.turn()
    await probe.touch("Place bet")
    #expect(model.starts == 2)
  }
}
