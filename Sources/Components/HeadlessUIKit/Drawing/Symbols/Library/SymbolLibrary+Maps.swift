extension SymbolLibrary {
  /// Maps and places.
  static let maps = """
    flag
      body M5 4.6 C8.6 2.6 12 6.4 19 4.2 A0.8 0.8 0 0 1 20 5 V13.6 A1 1 0 0 1 19.3 14.5 C12.4 16.6 8.8 12.8 5 14.6 Z
      lines M5 21.8 V3.2
    flag.checkered
      lines M5 21.8 V3.2 M5 4.6 C8.6 2.6 12 6.4 20 4 V14.2 C12.4 16.6 8.8 12.8 5 14.6
      areas M5.4 5 C7 4.2 8.4 4.4 9.8 4.8 V9.2 C8.4 8.8 7 8.8 5.4 9.6 Z M9.8 9.2 C11.4 9.6 13 10 14.8 9.8 V14.2 C13 14.4
      areas 11.4 14 9.8 13.6 Z M14.8 5.2 C16.4 5.2 18 4.8 19.4 4.4 V9 C18 9.4 16.4 9.8 14.8 9.8 Z
    map
      body M2.2 6.4 A1.2 1.2 0 0 1 3 5.3 L8.2 3.4 A1.6 1.6 0 0 1 9.4 3.4 L14.8 5.8 L20.2 3.6 A1.2 1.2 0 0 1 21.8 4.7
      body V17.4 A1.2 1.2 0 0 1 21 18.5 L15.4 20.6 A1.6 1.6 0 0 1 14.3 20.6 L8.8 18.2 L3.8 20.2 A1.2 1.2 0 0 1 2.2 19.1
      body Z
      details M8.8 3.6 V18 M15 6 V20.4
    mappin
      body O 12 6.4 4.4
      lines M12 10.8 V21.8
      cuts M10.4 5.8 A2 2 0 0 1 11.6 4.6
    mappin.and.ellipse
      body O 12 6.6 4.4
      lines M12 11 V17.4 M8.6 14.4 C5.2 15 2.6 16.2 2.6 17.8 C2.6 19.8 6.8 21.4 12 21.4 C17.2 21.4 21.4 19.8 21.4 17.8
      lines C21.4 16.2 18.8 15 15.4 14.4
    mappin.circle
      use circle
      spots O 12 8.6 2
      details M12 11.4 V17.6
    location
      body M20.9 4.2 L14.2 20.6 C13.8 21.5 12.6 21.4 12.4 20.4 L11 14.2 A1.6 1.6 0 0 0 9.8 13 L3.6 11.6 C2.6 11.4 2.5
      body 10.2 3.4 9.8 L19.8 3.1 C20.5 2.8 21.2 3.5 20.9 4.2 Z
    location.north
      body M12.9 2.8 L19.9 20.2 C20.2 21 19.4 21.7 18.6 21.3 L12.6 18 A1.2 1.2 0 0 0 11.4 18 L5.4 21.3 C4.6 21.7 3.8 21
      body 4.1 20.2 L11.1 2.8 A1 1 0 0 1 12.9 2.8 Z
    location.circle
      use circle
      spots M16.8 7.6 L13.2 16.6 L11.6 12.4 L7.4 10.8 L16.4 7.2 Z
    safari
      body O 12 12 9.35
      spots M16.6 7.4 L13.4 13.4 L10.6 10.6 Z
      details M10.6 10.6 L13.4 13.4 L7.4 16.6 Z
    lifepreserver
      body O 12 12 9.35
      shapes O 12 12 3.8
      details M5.6 5.6 L9.4 9.4 M18.4 5.6 L14.6 9.4 M5.6 18.4 L9.4 14.6 M18.4 18.4 L14.6 14.6
    signpost.right
      body M5.6 4 H17 L21 7.6 L17 11.2 H5.6 A1.4 1.4 0 0 1 4.2 9.8 V5.4 A1.4 1.4 0 0 1 5.6 4 Z
      lines M12 2 V3.6 M12 11.4 V21.8
    signpost.left
      use signpost.right 12 12 -1
    signpost.right.and.left
      body M5.6 3.4 H17.4 L20.6 6.2 L17.4 9 H5.6 A1.2 1.2 0 0 1 4.4 7.8 V4.6 A1.2 1.2 0 0 1 5.6 3.4 Z M18.4 11.4 H6.6
      body L3.4 14.2 L6.6 17 H18.4 A1.2 1.2 0 0 0 19.6 15.8 V12.6 A1.2 1.2 0 0 0 18.4 11.4 Z
      lines M12 1.8 V3 M12 9.2 V11.2 M12 17.2 V22
    signpost.and.arrowtriangle.up
      body R 4.4 10.4 15.2 6 1.2
      lines M12 16.6 V22 M12 8.2 V10.2
      areas M12 2.6 L15.4 7.6 H8.6 Z
    tent
      body M12 4 L22 20 H2 Z
      details M12 10 L16 19.8 H8 Z
      lines M12 4 L10.8 2.2 M12 4 L13.2 2.2
    tent.2
      use tent 16.4 13 0.6
      front
      use tent 9 12 0.8
    tent.circle
      use circle
      spots M12 7 L17.4 16 H6.6 Z
    mappin.slash
      use mappin
      front
      lines M4.4 4.4 L19.6 19.6
    map.circle
      use circle
      spots M6.8 9 L9.4 8 V15.4 L6.8 16.4 Z M10.8 8 L13.4 9 V16.4 L10.8 15.4 Z M14.8 9 L17.2 8 V15.2 L14.8 16.2 Z
    location.north.line
      use location.north 12 9.6 0.78
      lines M12 18.6 V22
    location.north.circle
      use circle
      spots M12 6 L16.4 16.6 L12 14.6 L7.6 16.6 Z
    compass.drawing
      lines M12 2.4 V4 M10.8 8 L5.4 20.8 M13.2 8 L18.6 20.8 M4.4 14.4 A11 11 0 0 0 19.6 14.4
      body O 12 6 2.1
    flag.circle
      use circle
      spots M8.6 7.6 C11 6.4 13 8.6 16.6 7.4 V12.6 C13 13.8 11 11.6 8.6 12.8 Z
      details M8.4 7.4 V17.2
    flag.checkered.2.crossed
      use flag.checkered 15.6 12 0.8
      use flag.checkered 8.4 12 -0.8
    flag.2.crossed
      lines M4 21.4 L15 9 M20 21.4 L9 9
      body M2 7.6 L6.6 2.6 C8 4.4 9.6 4.4 11.2 5.6 L6.8 11.4 C5.2 10.2 3.4 9.8 2 7.6 Z M22 7.6 L17.4 2.6 C16 4.4 14.4
      body 4.4 12.8 5.6 L17.2 11.4 C18.8 10.2 20.6 9.8 22 7.6 Z
    """
}
