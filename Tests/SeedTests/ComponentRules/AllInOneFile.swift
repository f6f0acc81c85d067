import HeadlessUIKit

// ThemeSwitcherView.swift - BAD: it compiles, and nobody finds the others by their file.
enum AllInOneFile {
  enum ThemeMode { case light, dark }  // Should be in ThemeMode.swift
  class ThemeSwitcherView: UIView {  // Belongs here
    fileprivate let segments = [ThemeSegmentView(), ThemeSegmentView()]
  }
  fileprivate class ThemeSegmentView: UIView {}  // Should be in ThemeSegmentView.swift
}
