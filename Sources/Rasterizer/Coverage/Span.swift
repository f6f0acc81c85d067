/// Neighbouring pixels of a row that are covered to the same degree.
struct Span {
  var x: Int32
  var length: Int32
  /// 255 for wholly covered.
  var coverage: UInt8
}
