/// The name of a value that code adds to the state of a configuration.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// `@unchecked Sendable`: states are used on the main actor.
/// The values that code adds to a state.
struct CustomStateValues: Hashable, @unchecked Sendable {
  var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

extension UICellConfigurationState {
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues.values[key] }
    set { customValues.values[key] = newValue }
  }
}

extension UIViewConfigurationState {
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues.values[key] }
    set { customValues.values[key] = newValue }
  }
}
