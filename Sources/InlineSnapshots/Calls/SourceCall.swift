/// A call as it stands in a source now. Places are in bytes of UTF-8.
struct SourceCall: Hashable, Sendable {
  /// The name of the function that is called; nil where something without a name is.
  let callee: String?
  /// The names of the functions and properties around the call, innermost first.
  let enclosingNames: [String]
  let layout: Layout
  /// What stands where the snapshot belongs.
  let slot: Slot
}
