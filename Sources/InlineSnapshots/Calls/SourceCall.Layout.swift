extension SourceCall {
  /// What the indentation of a new closure follows. Places are in bytes of UTF-8.
  struct Layout: Hashable, Sendable {
    /// Where the call begins.
    let start: Int
    /// Where the statement around the call begins.
    let statement: Int
    /// Where the block around the statement begins, on a line above it; nil at the top level of a file.
    let block: Int?
  }
}
