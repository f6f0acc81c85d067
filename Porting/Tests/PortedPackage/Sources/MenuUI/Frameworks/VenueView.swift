import AVFoundation
import AVKit
import AuthenticationServices
import CoreLocation
import MapKit
import MediaPlayer
import PDFKit
import PhotosUI
import SceneKit
import SpriteKit
import UIKit
import WebKit

/// A venue with its map, its video, its menu and its page.
public final class VenueView: UIView, MKMapViewDelegate, WKNavigationDelegate {
  private let map = MKMapView()
  private let video = AVPlayerLayer()
  private let menu = PDFView()
  private lazy var page: WKWebView = {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    let page = WKWebView(frame: .zero, configuration: configuration)
    page.navigationDelegate = self
    return page
  }()
  private let game = SKView()
  private let model = SCNView()
  private let volume = MPVolumeView()
  private let moment = PHLivePhotoView()
  private let signIn = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
  private var progress: NSKeyValueObservation?
  private var endObserver: NSObjectProtocol?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    map.delegate = self
    layer.addSublayer(video)
    for view in [map, menu, page, game, model, volume, moment, signIn] as [UIView] { addSubview(view) }
    progress = page.observe(\.estimatedProgress, options: .new) { [weak self] page, _ in
      self?.alpha = page.estimatedProgress < 1 ? 0.5 : 1
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public func configure(center: CLLocationCoordinate2D, trailer: URL, site: URL) {
    map.setRegion(
      MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)),
      animated: false)
    let pin = MKPointAnnotation()
    pin.coordinate = center
    pin.title = "Bistro"
    map.addAnnotation(pin)
    let item = AVPlayerItem(url: trailer)
    let player = AVPlayer(playerItem: item)
    video.player = player
    video.videoGravity = .resizeAspectFill
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600), toleranceBefore: .zero, toleranceAfter: .zero)
    endObserver = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: .main
    ) { _ in }
    page.load(URLRequest(url: site))
    game.presentScene(SteamScene(size: CGSize(width: 100, height: 100)))
    let scene = SCNScene()
    scene.rootNode.addChildNode(SCNNode(geometry: SCNSphere(radius: 1)))
    model.scene = scene
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let views = [map, menu, page, game, model, volume, moment, signIn] as [UIView]
    let height = bounds.height / CGFloat(views.count + 1)
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
    let rest = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    video.frame = AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: rest)
  }

  public func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "venue")
    marker.markerTintColor = .systemOrange
    return marker
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow)
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

/// Steam above a plate.
final class SteamScene: SKScene {
  override func didMove(to view: SKView) {
    let puff = SKShapeNode(circleOfRadius: 8)
    puff.fillColor = .white
    puff.run(.repeatForever(.sequence([.fadeOut(withDuration: 1), .fadeIn(withDuration: 1)])))
    addChild(puff)
  }
}
