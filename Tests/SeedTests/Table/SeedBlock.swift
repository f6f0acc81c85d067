/// A code block of a guide, and where it is shown to work.
struct SeedBlock {
  var seed: Seed
  /// From 1, in the order of the guide; Swift blocks alone are counted.
  var number: Int
  /// The first line that is code.
  var firstLine: String
  var evidence: Evidence
}
