/// What a page asks to accept.
struct AcceptCall: Decodable {
  /// The references' paths below the folder of references.
  let snapshots: [String]
}
