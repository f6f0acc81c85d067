/// What is wrong with a font file, and where in it.
struct TableFault: Error {
  let place: String
  let reason: String

  init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }
}
