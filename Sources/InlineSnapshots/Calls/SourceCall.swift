/// A call as it stands in a source now. Places are in bytes of UTF-8.
struct SourceCall: Hashable, Sendable {
  /// The name of the function that is called; nil where an expression of another kind is.
  let callee: String?
  /// The names of the functions and properties around the call, innermost first.
  let enclosingNames: [String]
  let layout: Layout
  let slot: Slot

  /// What the indentation of a new closure follows.
  struct Layout: Hashable, Sendable {
    /// Where the call begins.
    let start: Int
    /// Where the statement around the call begins.
    let statement: Int
    /// Where the block around the statement begins, on a line above it; nil at the top level of a file.
    let block: Int?
  }
}
