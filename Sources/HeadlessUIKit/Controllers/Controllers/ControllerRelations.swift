import Foundation

/// What a controller has to do with presenting, and with the bars of its containers.
struct ControllerRelations {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Where the controller is shown while it is presented.
  var presentation: PresentationView?
  var presentationController: UIPresentationController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  /// What the author adds to the safe area, in points.
  var additionalInsets = UIEdgeInsets.zero
  /// What the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero
}
