import FirstFrameSeededRandomness
import FirstFrameTreeComparison
import Testing

@Suite struct CommonSubsequenceTests {
  /// Whether the pairs increase and join equal elements.
  private func isValid(_ pairs: [(Int, Int)], of first: [Int], and second: [Int]) -> Bool {
    pairs.allSatisfy { first[$0] == second[$1] }
      && zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 }
  }

  /// The length of a longest common subsequence, by its definition.
  private func longestLength(_ first: [Int], _ second: [Int]) -> Int {
    var lengths = Array(repeating: 0, count: second.count + 1)
    for element in first {
      var diagonal = 0
      for (index, other) in second.enumerated() {
        let above = lengths[index + 1]
        lengths[index + 1] = element == other ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[second.count]
  }

  private func length(_ first: String, _ second: String) -> Int {
    CommonSubsequence(of: Array(first), and: Array(second)).pairs.count
  }

  @Test func examples() {
    // The example of Myers' paper, figure 1.
    #expect(length("abcabba", "cbabac") == 4)
    #expect(length("", "") == 0)
    #expect(length("", "a") == 0)
    #expect(length("a", "a") == 1)
    #expect(length("ab", "cd") == 0)
    #expect(length("abcd", "bd") == 2)
    #expect(length("bd", "abcd") == 2)
    #expect(length("aaa", "aa") == 2)
  }

  @Test(arguments: [UInt64(1), 2, 3]) func randomSequencesHaveALongestSubsequence(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<600 {
      let letters = Int.random(in: 1...6, using: &random)
      func sequence() -> [Int] {
        (0..<Int.random(in: 0...24, using: &random)).map { _ in Int.random(in: 0..<letters, using: &random) }
      }
      let (first, second) = (sequence(), sequence())
      let pairs = CommonSubsequence(of: first, and: second).pairs
      #expect(isValid(pairs, of: first, and: second), "seed \(seed): \(first), \(second)")
      #expect(pairs.count == longestLength(first, second), "seed \(seed): \(first), \(second)")
    }
  }

  /// More differences than are searched for a longest one.
  @Test(arguments: [UInt64(1), 2]) func longShuffledSequencesHaveACommonSubsequence(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let first = Array(0..<1500)
    let second = first.shuffled(using: &random)
    let pairs = CommonSubsequence(of: first, and: second).pairs
    #expect(isValid(pairs, of: first, and: second))
    #expect(pairs.count > longestLength(first, second) / 2)
  }
}
