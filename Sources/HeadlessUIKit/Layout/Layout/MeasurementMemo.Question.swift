extension MeasurementMemo {
  /// Views live as long as the measurement that asks for them.
  struct Question: Hashable {
    var view: ObjectIdentifier
    var subject: Subject
    var proposal: SizeProposal

    /// Which of a view's sizes is asked for.
    enum Subject: Hashable {
      /// What it wants of a container that places it.
      case whole
      /// What it wants of a stack, whatever constraints are in it.
      case layout
      /// What hugging and compression resistance keep; in a stack, also where the view has no size of its own.
      case content(isArranged: Bool)
    }
  }
}
