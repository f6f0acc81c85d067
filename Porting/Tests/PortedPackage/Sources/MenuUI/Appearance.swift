import UIKit

/// The look of bars and badges.
public enum Appearance {
  public static func apply() {
    BadgeView.appearance().fillColor = .systemGreen
    UILabel.appearance(whenContainedInInstancesOf: [RatingControl.self]).textColor = .systemOrange
    UISearchBar.appearance().barTintColor = .systemGray
  }

  public static func style(_ bar: UINavigationBar) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(resource: .brand)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)]
    appearance.largeTitleTextAttributes[.foregroundColor] = UIColor.white
    appearance.shadowColor = nil
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.compactAppearance = appearance.copy() as? UINavigationBarAppearance
    bar.tintColor = .white
  }

  public static func style(_ bar: UITabBar) {
    let appearance = UITabBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.stackedLayoutAppearance.selected.iconColor = .brand
    bar.standardAppearance = appearance
  }
}
