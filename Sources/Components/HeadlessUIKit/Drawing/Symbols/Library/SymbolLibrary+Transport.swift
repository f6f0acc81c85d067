extension SymbolLibrary {
  /// Vehicles and roads.
  static let transport = """
    airplane
      body M20.6 10.2 A1.9 1.9 0 0 1 20.6 13.8 H15.2 L9.6 21.2 H7.4 L10 13.8 H5.8 L4 16.4 H2.2 L3.2 12 L2.2 7.6 H4 L5.8
      body 10.2 H10 L7.4 2.8 H9.6 L15.2 10.2 Z
    car
      body M6.4 5.9 A2.6 2.6 0 0 1 8.8 4.2 H15.2 A2.6 2.6 0 0 1 17.6 5.9 L19.2 10 A3 3 0 0 1 21.2 12.8 V18.6 A1.2 1.2 0
      body 0 1 20 19.8 H18.6 A1.2 1.2 0 0 1 17.4 18.6 V17.6 H6.6 V18.6 A1.2 1.2 0 0 1 5.4 19.8 H4 A1.2 1.2 0 0 1 2.8
      body 18.6 V12.8 A3 3 0 0 1 4.8 10 Z
      details M5.4 9.8 H18.6
      spots O 6.8 13.6 0.5 O 17.2 13.6 0.5
    bus
      body M7 2.6 H17 A3 3 0 0 1 20 5.6 V18 A1.4 1.4 0 0 1 18.6 19.4 H5.4 A1.4 1.4 0 0 1 4 18 V5.6 A3 3 0 0 1 7 2.6 Z
      details M4.2 6.4 H19.8 M4.2 13.2 H19.8
      spots O 7.6 16.2 0.4 O 16.4 16.2 0.4
      lines M6.4 19.6 V21.4 M17.6 19.6 V21.4
    tram
      body M8 4.6 H16 A3 3 0 0 1 19 7.6 V15.4 A3.2 3.2 0 0 1 15.8 18.6 H8.2 A3.2 3.2 0 0 1 5 15.4 V7.6 A3 3 0 0 1 8 4.6
      body Z
      details M5.2 12.4 H18.8 M9.6 7.6 H14.4
      spots O 8.6 15.4 0.4 O 15.4 15.4 0.4
      lines M8.4 1.8 H15.6 M12 2 V4.4 M8.2 18.8 L6 22 M15.8 18.8 L18 22
    bicycle
      lines O 5 15.6 4 O 19 15.6 4 M5 15.6 L8.6 8.8 H15.8 M19 15.6 L15.4 6.2 H18 M12 15.6 L8.6 8.8 M12 15.6 L16 8.8 M5
      lines 15.6 H12 M6.8 6.4 H10
    fuelpump
      body M5.2 3 H12.4 A2.2 2.2 0 0 1 14.6 5.2 V20.8 H3 V5.2 A2.2 2.2 0 0 1 5.2 3 Z
      shapes R 6 6.2 5.6 4.2 0.8
      lines M1.6 21 H16 M14.8 12.2 H15.8 A2 2 0 0 1 17.8 14.2 V16.6 A1.9 1.9 0 0 0 21.6 16.6 V9.4 A2.4 2.4 0 0 0 20.9
      lines 7.7 L17.6 4.4
    part.car
      body M5.4 10.4 L6.8 6.4 A2.4 2.4 0 0 1 9 4.8 H15 A2.4 2.4 0 0 1 17.2 6.4 L18.6 10.4 A2.4 2.4 0 0 1 21.2 12.8 V19
      body H2.8 V12.8 A2.4 2.4 0 0 1 5.4 10.4 Z
      details M5.6 10.4 H18.4
    airplane.circle
      use circle
      spots M16.6 11.2 A0.9 0.9 0 0 1 16.6 12.8 H13.6 L10.6 17 H9.6 L11 12.8 H8.6 L7.6 14.2 H6.8 L7.4 12 L6.8 9.8 H7.6
      spots L8.6 11.2 H11 L9.6 7 H10.6 L13.6 11.2 Z
    airplane.departure
      lines M2.6 20.6 H21.4
      body M3 12.6 L5 12 L7.2 13.8 L11.4 12.4 L6.8 7 L9 6.2 L15.6 10.8 L19.4 9.4 C21 8.8 22 10 21.6 11 C21.4 11.8 20.6
      body 12.2 19.8 12.6 L6.4 17.2 Z
    airplane.arrival
      lines M2.6 20.6 H21.4
      body M3 4.8 L4.8 5.2 L6 7.8 L10.2 9 L9.6 2.4 L11.8 3 L15.2 10.4 L19 11.6 C20.6 12 21.2 13.4 20.6 14.4 C20.2 15.2
      body 19.2 15 18.4 14.8 L4.4 10.6 Z
    car.circle
      use circle
      spots M8.6 8.4 A1.2 1.2 0 0 1 9.7 7.6 H14.3 A1.2 1.2 0 0 1 15.4 8.4 L16.4 11 A1.6 1.6 0 0 1 17.2 12.4 V15.8 H15.8
      spots V14.8 H8.2 V15.8 H6.8 V12.4 A1.6 1.6 0 0 1 7.6 11 Z
    car.rear
      use car
      details M9 13.6 H15
    car.2
      use car 17 10 0.56
      front
      use car 8.4 13.4 0.74
    car.side
      body M2 14.6 V12.4 A2.4 2.4 0 0 1 4 10 L6.2 9.6 L9 6.6 A2.6 2.6 0 0 1 10.9 5.8 H14.2 A3 3 0 0 1 16.6 7 L18.4 9.6
      body L20 9.9 A2.4 2.4 0 0 1 22 12.4 V14.6 A1.6 1.6 0 0 1 20.4 16.2 H3.6 A1.6 1.6 0 0 1 2 14.6 Z
      details M6.6 9.8 H18 M12.2 6 V9.6
      front
      body O 6.8 16.4 2.2 O 17.2 16.4 2.2
    suv.side
      use car.side
    truck.pickup.side
      body M2 14.6 V10.8 H11 V6.2 H15 A2.4 2.4 0 0 1 17.2 7.6 L19 10.6 A3 3 0 0 1 22 13.4 V14.6 A1.6 1.6 0 0 1 20.4 16.2
      body H3.6 A1.6 1.6 0 0 1 2 14.6 Z
      details M11.2 10.6 H18.6
      front
      body O 6.6 16.4 2.2 O 17.2 16.4 2.2
    convertible.side
      use car.side
    bus.doubledecker
      body M7 1.8 H17 A2.6 2.6 0 0 1 19.6 4.4 V18.6 A1.4 1.4 0 0 1 18.2 20 H5.8 A1.4 1.4 0 0 1 4.4 18.6 V4.4 A2.6 2.6 0
      body 0 1 7 1.8 Z
      details M4.6 8.2 H19.4 M4.6 14.4 H19.4
      spots O 7.6 17.2 0.4 O 16.4 17.2 0.4
      lines M6.6 20 V21.8 M17.4 20 V21.8
    tram.circle
      use circle
      spots M9.6 7 H14.4 A1.4 1.4 0 0 1 15.8 8.4 V13.4 A1.6 1.6 0 0 1 14.2 15 H9.8 A1.6 1.6 0 0 1 8.2 13.4 V8.4 A1.4 1.4
      spots 0 0 1 9.6 7 Z
      details M9.8 15.6 L8.8 17.2 M14.2 15.6 L15.2 17.2
    lightrail
      use tram
    train.side.front.car
      body M2 6 H13 C18 6 21.6 10.4 21.6 14 A2.4 2.4 0 0 1 19.2 16.4 H2
      lines M2 19.6 H21.6
      details M13.6 10.4 H18 M4 10.4 H10
    train.side.rear.car
      use train.side.front.car 12 12 -1
    train.side.middle.car
      body M2 6 H22 V16.4 H2 Z
      lines M2 19.6 H22
      details M4.6 10.4 H8 M10.6 10.4 H13.6 M16 10.4 H19.4
    cablecar
      body R 4.4 9 15.2 11.4 2.6
      lines M2.4 4.4 L21.6 2 M12 3.4 V9
      details M4.8 14.4 H19.2 M12 9 V14.2
    ferry
      body M2.6 13.4 L12 9.6 L21.4 13.4 L18.8 18.6 C16.6 20 14 19.6 12 18.4 C10 19.6 7.4 20 5.2 18.6 Z
      lines M6 11.6 V7 A1.6 1.6 0 0 1 7.6 5.4 H16.4 A1.6 1.6 0 0 1 18 7 V11.6 M9.6 5.2 V2.4 H14.4 V5.2 M2.4 21.8 C5 22.4
      lines 6.6 21.2 8 21.2 C10 21.2 10.4 22.2 12 22.2 C13.6 22.2 14 21.2 16 21.2 C17.4 21.2 19 22.4 21.6 21.8
    sailboat
      body M11 2.6 V15 H3.4 Z M13.4 6 L20.6 15 H13.4 Z M2 17.4 H22 L20 20.4 A2.4 2.4 0 0 1 18 21.4 H6 A2.4 2.4 0 0 1 4
      body 20.4 Z
    bicycle.circle
      use circle
      details O 8 13.6 2.4 O 16 13.6 2.4 M8 13.6 L9.8 9.8 H13.8 L16 13.6 M12 13.6 L13.8 9.8 M13.4 8.2 H14.8
    scooter
      lines O 4.8 18.4 2.4 O 19.2 18.4 2.4 M7.2 18.4 H14 L18 9 L16.4 3.4 H13.4
    moped
      use scooter
    box.truck
      body R 1.6 5.4 12.6 11.6 1.8 M14.2 8.6 H18 A2 2 0 0 1 19.6 9.4 L21.8 12 A2 2 0 0 1 22.4 13.4 V15.4 A1.6 1.6 0 0 1
      body 20.8 17 H14.2 Z
      front
      body O 6 17.4 2.2 O 17.8 17.4 2.2
    truck.box
      use box.truck
    fuelpump.circle
      use circle
      spots M8.6 6.8 H12.4 A0.8 0.8 0 0 1 13.2 7.6 V17 H7.8 V7.6 A0.8 0.8 0 0 1 8.6 6.8 Z
      details M14.4 11.4 H14.8 A0.8 0.8 0 0 1 15.6 12.2 V14.4 A0.8 0.8 0 0 0 17.2 14.4 V9.6 L15.6 8
    ev.charger
      body M5.2 3 H12.4 A2.2 2.2 0 0 1 14.6 5.2 V20.8 H3 V5.2 A2.2 2.2 0 0 1 5.2 3 Z
      spots M9.6 6.4 L6.2 11.6 H8.6 L8 15.4 L11.6 10 H9.2 Z
      lines M1.6 21 H16 M14.8 12.2 H15.8 A2 2 0 0 1 17.8 14.2 V16.6 A1.9 1.9 0 0 0 21.6 16.6 V9.4 A2.4 2.4 0 0 0 20.9
      lines 7.7 L17.6 4.4
    engine.combustion
      body M7 7.4 H14.6 L17.4 10 H19 V17.4 H16.6 L14.6 19.4 H8.4 L6 17 V14.6 H4.6 V10 H7 Z
      lines M8.4 4.4 H13.6 M11 4.4 V7.2 M2.4 9 V15.6 M21.6 10.4 V17
    steeringwheel
      lines O 12 12 9.35 O 12 12 2.4 M2.8 10.6 C7 9.4 8.4 10 9.8 11.2 M21.2 10.6 C17 9.4 15.6 10 14.2 11.2 M12 14.4
      lines V21.2
    road.lanes
      lines M7 3.4 L3 20.6 M17 3.4 L21 20.6 M12 4 V6.4 M12 10.8 V13.2 M12 17.6 V20
    parkingsign
      lines M8 20.6 V3.4 H13.4 A5 5 0 0 1 13.4 13.4 H8
    parkingsign.circle
      use circle
      details M9.6 17.2 V6.8 H12.8 A3 3 0 0 1 12.8 12.8 H9.6
    tram.fill.tunnel
      use tram 12 14 0.66
      lines M2.8 21.4 V12 A9.2 9.2 0 0 1 21.2 12 V21.4
    """
}
