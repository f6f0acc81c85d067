extension ReadableScene {
  enum Item {
    case box(ReadableBox)
    case text(ReadableText)
  }
}
