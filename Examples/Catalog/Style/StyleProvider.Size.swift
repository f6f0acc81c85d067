public import Foundation

extension StyleProvider {
  /// Sizes that do not depend on text, in points.
  public enum Size {
    /// The smallest touch target.
    public static let hitTarget: CGFloat = 44
    public static let buttonHeight: CGFloat = 50
    public static let fieldHeight: CGFloat = 54
    public static let line: CGFloat = 1
    public static let emphasizedLine: CGFloat = 2
    public static let smallIcon: CGFloat = 12
    public static let icon: CGFloat = 16
    public static let largeIcon: CGFloat = 20
    public static let hugeIcon: CGFloat = 32
    public static let mark: CGFloat = 8
    public static let smallAvatar: CGFloat = 24
    public static let avatar: CGFloat = 40
    public static let largeAvatar: CGFloat = 64
    public static let progressTrack: CGFloat = 8
    public static let knob: CGFloat = 28
    /// A game's picture in a lobby.
    public static let gameCard: CGFloat = 148
    /// A game's picture in a row of recently played games.
    public static let recentGameCard: CGFloat = 112
    /// The width of a phone's content without the margins.
    public static let phoneWidth: CGFloat = 375
    public static let screenHeight: CGFloat = 812
    public static let cardWidth: CGFloat = 343
  }
}
