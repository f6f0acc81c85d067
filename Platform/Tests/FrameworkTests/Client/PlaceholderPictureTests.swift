import AVKit
import AuthenticationServices
import ContactsUI
import EventKitUI
import LinkPresentation
import MapKit
import MediaPlayer
import MessageUI
import PDFKit
import PhotosUI
import QuickLook
import SafariServices
import SceneKit
import SnapshotTesting
import SpriteKit
import StoreKit
import WebKit
import XCTest

/// A view whose layer shows a video, as players of apps are written.
private final class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}

/// What is drawn in place of the content of Apple's frameworks.
final class PlaceholderPictureTests: XCTestCase {
  private func views() -> [UIView] {
    let web = WKWebView()
    web.load(URLRequest(url: URL(string: "https://example.com/menu")!))
    let map = MKMapView()
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48.2082, longitude: 16.3738), latitudinalMeters: 500,
        longitudinalMeters: 500), animated: false)
    let player = PlayerView()
    player.playerLayer.player = AVPlayer(url: URL(string: "https://example.com/kitchen.mp4")!)
    let link = LPLinkView(url: URL(string: "https://example.com/a-page-with-a-long-address")!)
    return [web, map, player, link, SKView(), SCNView(), PDFView(), AVRoutePickerView(), MPVolumeView()]
  }

  private func sheet() -> UIView {
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 560))
    sheet.backgroundColor = .systemBackground
    let frames = [
      CGRect(x: 12, y: 12, width: 366, height: 150), CGRect(x: 12, y: 174, width: 177, height: 110),
      CGRect(x: 201, y: 174, width: 177, height: 110), CGRect(x: 12, y: 296, width: 366, height: 64),
      CGRect(x: 12, y: 372, width: 112, height: 84), CGRect(x: 136, y: 372, width: 112, height: 84),
      CGRect(x: 260, y: 372, width: 118, height: 40), CGRect(x: 12, y: 468, width: 44, height: 44),
      CGRect(x: 68, y: 480, width: 180, height: 24),
    ]
    for (view, frame) in zip(views(), frames) {
      view.frame = frame
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
      sheet.addSubview(view)
    }
    let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
    button.frame = CGRect(x: 260, y: 468, width: 118, height: 44)
    sheet.addSubview(button)
    let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    marker.glyphText = "3"
    marker.frame.origin = CGPoint(x: 12, y: 522)
    sheet.addSubview(marker)
    return sheet
  }

  func testViewsInLight() {
    assertSnapshot(of: sheet(), as: .image(traits: UITraitCollection(userInterfaceStyle: .light)), named: "sheet")
  }

  func testViewsInDark() {
    assertSnapshot(of: sheet(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "sheet")
  }

  func testControllers() {
    let safari = SFSafariViewController(url: URL(string: "https://example.com")!)
    let mail = MFMailComposeViewController()
    mail.setSubject("Your order")
    let player = AVPlayerViewController()
    player.player = AVPlayer(url: URL(string: "https://example.com/kitchen.mp4")!)
    let controllers: [UIViewController] = [
      safari, mail, player, PHPickerViewController(configuration: PHPickerConfiguration()),
      CNContactPickerViewController(),
      EKEventEditViewController(), SKStoreProductViewController(), QLPreviewController(),
      MFMessageComposeViewController(),
    ]
    for controller in controllers {
      let text = String(describing: type(of: controller))
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      XCTAssertNotNil(controller.viewIfLoaded, text)
    }
    assertSnapshot(of: safari, as: .image(on: .iPhone8), named: "safari")
    assertSnapshot(of: mail, as: .image(on: .iPhone8), named: "mail")
  }

  func testALayerFollowsTheSizeOfItsView() {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    view.frame.size = CGSize(width: 200, height: 100)
    assertSnapshot(of: view, as: .image, named: "resized")
  }
}
