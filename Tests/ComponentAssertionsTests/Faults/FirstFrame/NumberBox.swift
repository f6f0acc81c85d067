/// An object around a number.
final class NumberBox {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
