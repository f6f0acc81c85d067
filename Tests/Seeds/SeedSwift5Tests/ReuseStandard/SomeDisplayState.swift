struct SomeDisplayState: Equatable {
  var title: String
  var badge: String?
}
