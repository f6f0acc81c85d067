import HeadlessUIKit

// ThemeSwitcherView.swift - BAD: it compiles, but the other types cannot be found by file name.
enum AllInOneFile {
  enum ThemeMode { case light, dark }  // Should be in ThemeMode.swift
  class ThemeSwitcherView: UIView {  // Belongs here
    fileprivate let segments = [ThemeSegmentView(), ThemeSegmentView()]
  }
  fileprivate class ThemeSegmentView: UIView {}  // Should be in ThemeSegmentView.swift
}
