import CoreData
import CoreLocation
import UIKit
import XCTest

@testable import MenuUI

/// Code that uses Apple's other frameworks.
final class VenueTests: XCTestCase {
  func testViewsShowPlaceholders() {
    let view = VenueView(frame: CGRect(x: 0, y: 0, width: 300, height: 720))
    view.configure(
      center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37),
      trailer: URL(string: "https://example.com/trailer.mp4")!, site: URL(string: "https://example.com")!)
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    XCTAssertEqual(picture.size, view.bounds.size)
    XCTAssertEqual(view.subviews.count, 8)
    XCTAssertEqual(view.layer.sublayers?.count, 9)
  }

  func testValues() {
    XCTAssertEqual(VenueDigest.digest(of: "abc"), "ba7816bf")
    XCTAssertEqual(VenueDigest.kind(ofFile: "menu.pdf"), "application/pdf")
    XCTAssertFalse(VenueDigest.isStored("guest"))
    XCTAssertEqual(VenueDigest.middle(of: [.init(0, 0), .init(2, 4)]), .init(1, 2))
    XCTAssertEqual(VenueDigest.opening(2).seconds, 7200)
    XCTAssertEqual(VenueDigest.since(7200), "2 hours ago")
    XCTAssertEqual(VenueDigest.images, ["public.image", "public.movie"])
    XCTAssertNil(VenueActions().mail())
  }

  func testStoredObjects() {
    let context = NSPersistentContainer(name: "Venues").viewContext
    let venue = Venue(context: context)
    venue.title = "Bistro"
    venue.seats += 4
    venue.addToTables(Venue(context: context))
    XCTAssertEqual(venue.title, "Bistro")
    XCTAssertEqual(venue.seats, 4)
    XCTAssertEqual(venue.tables?.count, 1)
  }
}
