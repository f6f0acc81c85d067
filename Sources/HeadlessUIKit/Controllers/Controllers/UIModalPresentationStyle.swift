/// How a controller is presented: over all of its presenter, or as a sheet that leaves some of it to be seen.
///
/// A style of an author's own, `custom`, is drawn as `overFullScreen` is.
public enum UIModalPresentationStyle: Int, CaseIterable, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}
