struct XDisplayState: Equatable {
  var text: String
}
