#if !InlineSnapshots
  /// What stands for the parser where the package is built without swift-syntax.
  enum CallParser {
    static func call(in source: SourceText, atParenthesis offset: Int) throws(InlineSnapshotError) -> SourceCall? {
      throw .builtWithoutParser
    }

    static func declares(_ name: String, in source: SourceText) -> Bool {
      false
    }
  }
#endif
