/// The unit of a slider's values.
public enum SliderUnit: CaseIterable, Sendable {
  case none, percent

  func text(of value: Int, in wording: Wording) -> String {
    self == .percent ? wording.percent(value) : wording.number(value)
  }
}
