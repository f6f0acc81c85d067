import FirstFrameImaging

/// A subclass, since components are subclasses of a toolkit's class.
final class RedDot: Dot {
  override init() {
    super.init()
    color = Color(red: 255, green: 0, blue: 0)
  }
}
