extension NodeListing {
  /// One thing that differs.
  struct Change: Encodable {
    let words: String
    /// Which of the reference's nodes it is about, counted from 0; nil for one that is new.
    let reference: Int?
    /// Which of the picture's nodes it is about, counted from 0; nil for one that is gone.
    let actual: Int?
  }
}
