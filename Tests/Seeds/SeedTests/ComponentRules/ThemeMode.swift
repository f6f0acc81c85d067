enum ThemeMode: CaseIterable {
  case light, dark
}
