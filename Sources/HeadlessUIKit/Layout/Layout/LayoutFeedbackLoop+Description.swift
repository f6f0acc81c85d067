extension LayoutFeedbackLoop: CustomStringConvertible {
  /// The loop as a clause, with each class named once.
  public var description: String {
    let classes = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let names = classes.joined(separator: ", ")
    let verb = classes.count == 1 ? "asks" : "ask"
    return "the layout did not settle: after \(passes) passes, \(names) still \(verb) for another; "
      + "something that runs in each pass, such as 'layoutSubviews()', changes what it reads or asks for layout again"
  }
}
