/// Values for the states of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  subscript(state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }
}
