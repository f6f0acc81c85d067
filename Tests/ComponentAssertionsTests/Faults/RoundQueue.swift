/// Hands out the components of round after round, each in an order of its own, and keeps what was said of them.
@MainActor
final class RoundQueue {
  private var rounds: Range<Int>
  private var waiting: [(round: Int, specimen: Specimen)] = []
  private(set) var examinations = 0
  /// What was said of a component that is not what is known of it.
  private(set) var otherVerdicts: [String] = []

  init(rounds: Range<Int>) {
    self.rounds = rounds
  }

  /// The next component and the round that it belongs to; nil once all rounds are over.
  func next() -> (round: Int, specimen: Specimen)? {
    if waiting.isEmpty, let round = rounds.popFirst() {
      var generator = RoundGenerator(seed: UInt64(round))
      waiting = (Faults.all + Faults.none).shuffled(using: &generator).map { (round, $0) }
    }
    return waiting.popLast()
  }

  func note(_ judgement: Judgement, in round: Int) {
    examinations += 1
    if !judgement.isRight { otherVerdicts.append("round \(round): \(judgement.words)") }
  }
}
