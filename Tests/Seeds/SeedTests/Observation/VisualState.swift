enum VisualState {
  case loading, display
}
