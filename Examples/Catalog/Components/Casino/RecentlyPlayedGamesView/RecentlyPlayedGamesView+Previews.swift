public import HeadlessUIKit

extension RecentlyPlayedGamesView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.phoneWidth
    return [
      preview("several", width: width) { MockRecentlyPlayedGamesViewModel.several },
      preview("one", width: width) { MockRecentlyPlayedGamesViewModel.one },
      preview("none", width: width) { MockRecentlyPlayedGamesViewModel.none },
    ]
  }
}
