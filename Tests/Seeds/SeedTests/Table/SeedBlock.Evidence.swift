extension SeedBlock {
  enum Evidence {
    /// The file with the block's code, and the test function that shows what the guide says about the code. Both paths
    /// are relative to `Tests`.
    case shown(code: String, test: String, in: String)
    /// The reason why the block is not code of a component or a test.
    case none(reason: String)
  }
}
