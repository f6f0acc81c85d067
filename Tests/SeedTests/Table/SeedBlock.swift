/// A code block of a guide, and the evidence that it works.
struct SeedBlock {
  var seed: Seed
  /// The number of the block among the Swift blocks of the guide, starting at 1.
  var number: Int
  /// The first line of code.
  var firstLine: String
  var evidence: Evidence
}
