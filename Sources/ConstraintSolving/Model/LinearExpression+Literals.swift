extension LinearExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }

  package init(floatLiteral value: Double) {
    self.init(constant: value)
  }
}
