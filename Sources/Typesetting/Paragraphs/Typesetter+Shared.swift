import Foundation

extension Typesetter {
  /// What sets text wherever no other typesetter is given: in labels, fonts, pictures and dumps.
  ///
  /// It starts with the built-in typeface alone. Set it once, before the first snapshot: a view that has measured
  /// its text keeps the size. One for the process, because a view is asked for its size by properties, which take
  /// no typesetter, and what measures a text has to be what draws it.
  public static var shared: Typesetter {
    get { SharedTypesetter.process.value }
    set { SharedTypesetter.process.update { $0 = newValue } }
  }

  /// Changes ``shared`` as one step, so that nothing is lost where two threads register typefaces.
  public static func updateShared<Failure>(_ change: (inout Typesetter) throws(Failure) -> Void) throws(Failure) {
    try SharedTypesetter.process.update(change)
  }
}
