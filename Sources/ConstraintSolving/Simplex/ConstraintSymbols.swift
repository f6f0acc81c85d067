/// The symbols that a constraint brought into the tableau.
struct ConstraintSymbols {
  /// Found in every row that the constraint takes part in: its dummy, its slack, or one of its errors.
  var marker: Int32
  /// What the marker is multiplied by in the constraint's own equation: 1 or -1.
  var markerSign: Double
  /// The other error of a preference.
  var other: Int32?
}
