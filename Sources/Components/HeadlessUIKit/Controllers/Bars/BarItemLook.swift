import Foundation

/// The backgrounds and symbols of the buttons on navigation bars and toolbars.
struct BarItemLook {
  /// Whether buttons lie on capsules of glass.
  let isOnGlass: Bool
  /// The symbols that items of the system show in place of their titles.
  let symbols: [UIBarButtonItem.SystemItem: String]

  static let iOS18 = BarItemLook(
    isOnGlass: false, symbols: commonSymbols.merging([.close: "xmark.circle.fill"]) { $1 })

  static let iOS26 = BarItemLook(
    isOnGlass: true,
    symbols: commonSymbols.merging([
      .done: "checkmark", .cancel: "xmark", .close: "xmark", .undo: "arrow.uturn.backward",
      .redo: "arrow.uturn.forward",
    ]) { $1 })

  private static let commonSymbols: [UIBarButtonItem.SystemItem: String] = [
    .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up",
    .organize: "folder", .bookmarks: "book", .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark",
    .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill",
    .fastForward: "forward.fill", .pageCurl: "doc", .writingTools: "sparkles",
  ]
}
