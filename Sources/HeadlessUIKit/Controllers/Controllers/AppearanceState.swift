/// How far a controller's view has come on its way to the screen.
enum AppearanceState: Sendable {
  case disappeared, appearing, appeared
}
