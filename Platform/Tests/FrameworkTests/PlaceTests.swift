import CoreLocation
import MapKit
import Testing

/// Places, distances and maps.
struct PlaceTests {
  /// One degree of a great circle on a sphere with a radius of 6,371,008.8 m.
  static let degree = 111_195.08

  @Test func `Distances are lengths of great circles`() {
    let origin = CLLocation(latitude: 0, longitude: 0)
    for place in [CLLocation(latitude: 1, longitude: 0), CLLocation(latitude: 0, longitude: -1)] {
      #expect(abs(origin.distance(from: place) - Self.degree) < 0.1)
    }
    // At 60 degrees, a degree of longitude is half as long, and the great circle is a little shorter.
    let north = CLLocation(latitude: 60, longitude: 0)
    #expect(abs(north.distance(from: CLLocation(latitude: 60, longitude: 1)) - Self.degree / 2) < 3)
    #expect(abs(origin.distance(from: CLLocation(latitude: 0, longitude: 180)) - Self.degree * 180) < 10)
    #expect(origin.distance(from: origin) == 0)
  }

  @Test func `Regions have their size in meters`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 25), latitudinalMeters: Self.degree,
      longitudinalMeters: Self.degree)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-6)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-5)
  }

  @Test func `The projection covers the world and can be reversed`() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - MKMapSize.world.width / 2) < 1e-3)
    #expect(abs(middle.y - MKMapSize.world.height / 2) < 1e-3)
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      let coordinate = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 2)).coordinate
      #expect(abs(coordinate.latitude - latitude) < 1e-6)
      #expect(abs(coordinate.longitude - latitude * 2) < 1e-6)
    }
  }

  @Test @MainActor func `A map keeps its annotations and converts points`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let places = [(10.0, 20.0), (11.0, 22.0)].map { latitude, longitude in
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }
    map.showAnnotations(places, animated: false)
    #expect(map.annotations.count == 2)
    #expect(abs(map.centerCoordinate.longitude - 21) < 1e-6)
    let corner = map.convert(CLLocationCoordinate2D(latitude: 11, longitude: 20), toPointTo: map)
    #expect(abs(corner.x) < 0.01)
    #expect(abs(map.convert(CGPoint(x: 200, y: 50), toCoordinateFrom: map).longitude - 22) < 1e-6)
    map.removeAnnotation(places[0])
    #expect(map.annotations.count == 1)
  }

  @Test(arguments: [(0.4, "0 m"), (999, "999 m"), (1234, "1.2 km"), (45_678, "46 km")])
  func `Distances are written in metric units`(_ meters: Double, _ text: String) {
    let formatter = MKDistanceFormatter()
    formatter.units = .metric
    #expect(formatter.string(fromDistance: meters) == text)
  }
}
