extension TextDirection {
  /// The direction of the first strong character of a paragraph that is not in an isolate; nil where there is none.
  ///
  /// Source: Unicode Standard Annex #9, rule P2.
  package init?(firstStrongIn paragraph: some Sequence<Unicode.Scalar>) {
    var depth = 0
    for character in paragraph {
      let bidiClass = BidiClass(of: character)
      if bidiClass.isIsolateInitiator {
        depth += 1
      } else if bidiClass == .popDirectionalIsolate {
        depth = max(depth - 1, 0)
      } else if bidiClass == .paragraphSeparator {
        return nil
      } else if depth == 0, let direction = bidiClass.direction {
        self = direction
        return
      }
    }
    return nil
  }
}
