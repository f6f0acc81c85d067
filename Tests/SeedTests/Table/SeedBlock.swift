/// A code block of a guide, and the evidence that it works.
struct SeedBlock {
  var seed: Seed
  /// The number from 1 in the order of the guide; only Swift blocks count.
  var number: Int
  /// The first line of code.
  var firstLine: String
  var evidence: Evidence
}
