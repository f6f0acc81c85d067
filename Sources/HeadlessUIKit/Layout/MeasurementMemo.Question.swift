extension MeasurementMemo {
  /// Views live as long as the measurement that asks for them.
  struct Question: Hashable {
    var view: ObjectIdentifier
    var proposal: SizeProposal
  }
}
