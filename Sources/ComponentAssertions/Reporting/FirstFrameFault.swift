/// What a finding tells of a component's first frame, which reports have kinds of their own for.
enum FirstFrameFault: Hashable {
  case blank
  /// Something arrived after the frame, told in a clause that names the node.
  case late(words: String)
}
