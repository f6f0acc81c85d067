import AppTrackingTransparency
import AudioToolbox
import Contacts
import ContactsUI
import CoreHaptics
import EventKit
import EventKitUI
import LinkPresentation
import LocalAuthentication
import MessageUI
import Photos
import QuickLook
import SafariServices
import StoreKit
import UIKit
import UserNotifications

/// What a guest can do at a venue.
public final class VenueActions: NSObject, MFMailComposeViewControllerDelegate, SFSafariViewControllerDelegate,
  PHPhotoLibraryChangeObserver, UNUserNotificationCenterDelegate, QLPreviewControllerDataSource
{
  private let table = NSHashTable<AnyObject>.weakObjects()
  private let store = EKEventStore()

  @objc public func openSite(from presenter: UIViewController) {
    let safari = SFSafariViewController(url: URL(string: "https://example.com")!)
    safari.delegate = self
    presenter.present(safari, animated: true)
    AudioServicesPlaySystemSound(1104)
    table.add(safari)
  }

  public func mail() -> UIViewController? {
    guard MFMailComposeViewController.canSendMail() else { return nil }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("Reservation")
    return mail
  }

  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  public func reserve(at date: Date, completion: @escaping (Bool) -> Void) {
    let event = EKEvent(eventStore: store)
    event.title = "Dinner"
    event.startDate = date
    event.endDate = date.addingTimeInterval(2 * 3600)
    try? store.save(event, span: .thisEvent)
    let content = UNMutableNotificationContent()
    content.title = "Dinner"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "dinner", content: content, trigger: trigger))
    let context = LAContext()
    var error: NSError?
    completion(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error == nil)
  }

  public func photoLibraryDidChange(_ changeInstance: PHChange) {}
  public func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  public func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
    URL(fileURLWithPath: "/menu.pdf") as NSURL
  }

  public func guest() -> UIViewController {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555"))
    ]
    return CNContactViewController(for: contact)
  }

  public func editor() -> EKEventEditViewController { EKEventEditViewController() }
  public func preview(of url: URL) -> UIView { LPLinkView(url: url) }
  public func canPay() -> Bool { SKPaymentQueue.canMakePayments() }
  public func tap() throws {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
    try CHHapticEngine().start()
  }
  public func track() {
    ATTrackingManager.requestTrackingAuthorization { status in
      guard status == .authorized else { return }
    }
  }
}
