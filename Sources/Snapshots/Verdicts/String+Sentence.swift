extension String {
  /// The text with a full stop, unless it ends a sentence already, as the words of other people's errors may.
  var asSentence: String {
    let isClosed = last.map { ".!?".contains($0) } ?? true
    return isClosed ? self : self + "."
  }

  /// The text with four spaces before each line, as quoted text in a message has.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
