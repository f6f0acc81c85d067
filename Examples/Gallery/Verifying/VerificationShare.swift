import ArgumentParser

/// One of several shares of the work, such as `2/3`.
struct VerificationShare: ExpressibleByArgument {
  let number: Int
  let count: Int

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count, count <= 1000
    else { return nil }
    self.init(number: number, count: count)
  }

  var argument: String { "\(number)/\(count)" }
}
