/// A code block of a guide (a seed), and the evidence that the code works.
///
/// A seed is a guide for component authors. Its code blocks are also code of these tests.
struct SeedBlock {
  /// The guide that contains the block.
  var seed: Seed
  /// The number of the block among the Swift blocks of the guide, starting at 1.
  var number: Int
  /// The first line of code.
  var firstLine: String
  var evidence: Evidence
}
