import Foundation

@testable import HeadlessUIKit

/// The controllers that settle.
extension SettlingTests {
  nonisolated static let containers: [String: @MainActor @Sendable () -> UIView] = [
    "UIViewController": { ControllerPreviewView(screen("Alone")) },
    "UINavigationController": {
      let controller = UINavigationController(rootViewController: screen("Root"))
      controller.navigationBar.prefersLargeTitles = true
      controller.pushViewController(TableController(style: .grouped), animated: false)
      return ControllerPreviewView(controller)
    },
    "UITabBarController": {
      let controller = UITabBarController()
      controller.viewControllers = [UINavigationController(rootViewController: screen("One")), screen("Two")]
      return ControllerPreviewView(controller)
    },
    "UIPageViewController": {
      let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      controller.setViewControllers([screen("Page")], direction: .forward, animated: false)
      return ControllerPreviewView(controller)
    },
    "UIAlertController": {
      let alert = UIAlertController(title: "Title", message: "A message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addTextField { $0.placeholder = "Name" }
      let controller = screen("Behind")
      controller.present(alert, animated: false)
      return ControllerPreviewView(controller)
    },
    "UISplitViewController": {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: screen("Primary")), for: .primary)
      split.setViewController(UINavigationController(rootViewController: screen("Secondary")), for: .secondary)
      return ControllerPreviewView(split)
    },
    "UISearchController": {
      let content = screen("Searched")
      content.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return ControllerPreviewView(UINavigationController(rootViewController: content))
    },
    "UIActivityViewController": {
      ControllerPreviewView(UIActivityViewController(activityItems: ["A text"], applicationActivities: nil))
    },
    "UIDocumentPickerViewController": {
      ControllerPreviewView(UIDocumentPickerViewController(documentTypes: ["public.image"], in: .import))
    },
    "UIImagePickerController": { ControllerPreviewView(UIImagePickerController()) },
    "UIColorPickerViewController": { ControllerPreviewView(UIColorPickerViewController()) },
    "UIFontPickerViewController": {
      let controller = UIFontPickerViewController(configuration: UIFontPickerViewController.Configuration())
      controller.view.addSubview(label("Fonts"))
      return ControllerPreviewView(controller)
    },
    "UIReferenceLibraryViewController": {
      let controller = UIReferenceLibraryViewController(term: "word")
      controller.view.addSubview(label("Definition"))
      return ControllerPreviewView(controller)
    },
    "UIInputViewController": {
      let controller = UIInputViewController()
      controller.view.addSubview(label("Keys"))
      return ControllerPreviewView(controller)
    },
  ]
}
