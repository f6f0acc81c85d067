extension SourceCall {
  /// What stands in a call where its snapshot belongs. Places are in bytes of UTF-8.
  enum Slot: Hashable, Sendable {
    /// Nothing; a trailing closure can be added.
    case nothing(insertion: Int)
    /// `nil`, as an argument.
    case nilLiteral(Range<Int>)
    /// A closure of nothing but a string literal.
    case literal(Literal)
    /// Something else.
    case other
  }
}

extension SourceCall.Slot {
  /// Whether the slot has a value, exactly; nil stands for no snapshot.
  func holds(_ snapshot: String?) -> Bool {
    switch (self, snapshot) {
    case (.nothing, nil), (.nilLiteral, nil): true
    case (.literal(let literal), let snapshot?): literal.value.utf8.elementsEqual(snapshot.utf8)
    default: false
    }
  }
}
