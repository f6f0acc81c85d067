import FirstFrameTextEscaping
import Foundation
import Testing

@Suite struct NotationTests {
  @Test func nounsHaveTheNumberOfTheirCount() {
    #expect([0, 1, 2, 21, -1].map { $0.counted("test") } == ["0 tests", "1 test", "2 tests", "21 tests", "-1 tests"])
  }

  @Test func hexadecimalNumbersHaveAtLeastTheirDigits() {
    #expect(Hexadecimal.digits(0) == "0")
    #expect(Hexadecimal.digits(0xAB) == "ab")
    #expect(Hexadecimal.digits(0xAB, uppercase: true) == "AB")
    #expect(Hexadecimal.digits(0xAB, count: 4) == "00ab")
    #expect(Hexadecimal.digits(.max, count: 8) == "ffffffffffffffff")
  }

  @Test func equalValuesHaveEqualJSON() throws {
    let value = ["b/c": 1, "a": 2]
    #expect(try String(decoding: JSONEncoder.sorted.encode(value), as: UTF8.self) == #"{"a":2,"b/c":1}"#)
    #expect(
      try String(decoding: JSONEncoder.sortedAndIndented.encode(value), as: UTF8.self)
        == "{\n  \"a\" : 2,\n  \"b/c\" : 1\n}")
  }
}
