extension SeedBlock {
  enum Evidence {
    /// The file that has the block's code, and the function of a test that shows what the guide says of it; both below
    /// `Tests`.
    case shown(code: String, test: String, in: String)
    /// The reason why the block is not code of a component or a test.
    case none(reason: String)
  }
}
