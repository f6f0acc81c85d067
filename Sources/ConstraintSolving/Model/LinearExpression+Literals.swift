extension LinearExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }

  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }
}
