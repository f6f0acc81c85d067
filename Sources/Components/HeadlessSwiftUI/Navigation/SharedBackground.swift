extension ToolbarContent {
  /// Shows or hides the glass that the items share with their neighbors, since iOS 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ChangedToolbarContent(entries: allEntries.sharingBackground(visibility))
  }
}

extension CustomizableToolbarContent {
  /// Shows or hides the glass that the items share with their neighbors, since iOS 26.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    ChangedToolbarContent(entries: allEntries.sharingBackground(visibility))
  }
}

/// Items of other content with changes.
private struct ChangedToolbarContent: CustomizableToolbarContent, ToolbarEntries {
  typealias Body = Never

  let entries: [ToolbarEntry]
}

extension [ToolbarEntry] {
  @MainActor
  fileprivate func sharingBackground(_ visibility: Visibility) -> [ToolbarEntry] {
    map { entry in
      var entry = entry
      entry.hidesSharedBackground = visibility == .hidden
      return entry
    }
  }
}
