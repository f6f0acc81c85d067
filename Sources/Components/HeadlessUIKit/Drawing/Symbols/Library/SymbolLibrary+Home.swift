extension SymbolLibrary {
  /// Houses and furniture.
  static let home = """
    house
      body M4.6 10.4 L11 4.6 A1.5 1.5 0 0 1 13 4.6 L19.4 10.4 V18.4 A2.2 2.2 0 0 1 17.2 20.6 H6.8 A2.2 2.2 0 0 1 4.6
      body 18.4 Z
      lines M1.8 12.4 L4.6 10 M22.2 12.4 L19.4 10
      details M9.6 20.4 V15.2 A1 1 0 0 1 10.6 14.2 H13.4 A1 1 0 0 1 14.4 15.2 V20.4
    house.fill
      lines M2 11.6 L10.9 3.4 A1.6 1.6 0 0 1 13.1 3.4 L22 11.6
      areas M5 12.6 L12 6.2 L19 12.6 V18.4 A2 2 0 0 1 17 20.4 H15.2 V15.4 A1.6 1.6 0 0 0 13.6 13.8 H10.4 A1.6 1.6 0 0 0
      areas 8.8 15.4 V20.4 H7 A2 2 0 0 1 5 18.4 Z
    part.house
      body M10.6 3.9 A2.1 2.1 0 0 1 13.4 3.9 L19.9 9.6 A2 2 0 0 1 20.6 11.1 V18.2 A2.4 2.4 0 0 1 18.2 20.6 H5.8 A2.4 2.4
      body 0 0 1 3.4 18.2 V11.1 A2 2 0 0 1 4.1 9.6 Z
    house.circle
      use circle
      spots M12 6.8 L17.6 11.8 H16.2 V15.6 A1 1 0 0 1 15.2 16.6 H13.4 V13.8 H10.6 V16.6 H8.8 A1 1 0 0 1 7.8 15.6 V11.8
      spots H6.4 Z
    house.lodge
      use house
    house.and.flag
      body M3.4 12.4 L11 6.6 A1.5 1.5 0 0 1 13 6.6 L20.6 12.4 V19 A2 2 0 0 1 18.6 21 H5.4 A2 2 0 0 1 3.4 19 Z
      lines M12 6.2 V1.8 C14 1.4 15.4 3 17.6 2.2 V5 C15.4 5.8 14 4.2 12 4.6
      details M10 20.6 V15 H14 V20.6
    door.left.hand.closed
      body M5.4 21 V4.6 A1.8 1.8 0 0 1 7.2 2.8 H16.8 A1.8 1.8 0 0 1 18.6 4.6 V21 Z
      lines M2.6 21 H21.4
      eyes 15 12.4
    door.right.hand.closed
      use door.left.hand.closed 12 12 -1
    door.left.hand.open
      lines M2.6 21 H21.4 M18.6 21 V4.6 A1.8 1.8 0 0 0 16.8 2.8 H7.2 A1.8 1.8 0 0 0 5.4 4.6 V21
      body M5.4 4 L13.4 6.6 V19 L5.4 21 Z
      eyes 11 12.8
    door.right.hand.open
      use door.left.hand.open 12 12 -1
    door.sliding.left.hand.closed
      lines R 3 3 18 18 2 M12 3 V21
    door.garage.closed
      lines M2.6 21 V8 L12 3 L21.4 8 V21 M6 21 V11 H18 V21 M6 14.4 H18 M6 17.8 H18
    door.garage.open
      lines M2.6 21 V8 L12 3 L21.4 8 V21 M6 21 V11 H18 V21 M6 14 H18
    window.casement
      lines R 3.4 3.4 17.2 17.2 2 M12 3.4 V20.6 M5.8 12 H9.6 M14.4 12 H18.2
    window.vertical.closed
      lines R 3.4 3.4 17.2 17.2 2 M3.4 12 H20.6
    window.horizontal
      lines R 3.4 3.4 17.2 17.2 2 M12 3.4 V20.6
    window.ceiling
      lines M3 20 L8 4 H16 L21 20 Z M5.6 12 H18.4
    window.awning
      lines R 4 6 16 14 1.6 M3 6 H21 M4 13 H20
    window.shade.closed
      lines M2.6 3.4 H21.4 M5 3.6 V20.6 H19 V3.6 M5 8 H19 M5 12 H19 M5 16 H19
    window.shade.open
      lines M2.6 3.4 H21.4 M5 3.6 V20.6 H19 V3.6 M5 7.4 H19
    blinds.vertical.closed
      lines M2.6 3.4 H21.4 M5 3.6 V20.6 M9.7 3.6 V20.6 M14.3 3.6 V20.6 M19 3.6 V20.6
    blinds.horizontal.closed
      use window.shade.closed
    roller.shade.closed
      use window.shade.closed
    roman.shade.closed
      use window.shade.closed
    curtains.closed
      lines M2.4 3.4 H21.6 M4 3.6 V20.6 H11.6 V3.6 M12.4 3.6 V20.6 H20 V3.6 M7.8 3.6 V20.4 M16.2 3.6 V20.4
    curtains.open
      lines M2.4 3.4 H21.6 M4 3.6 V20.6 H7 C7 15 10 9 10.4 3.6 M20 3.6 V20.6 H17 C17 15 14 9 13.6 3.6
    lamp.desk
      body M8.2 3 L14.8 9.6 L9.8 13 C7.4 13.4 4 10 5 7.4 Z
      lines M12.4 5.4 L16.4 8.4 L17.4 18.4 M12.4 20.6 H20.6
    lamp.table
      body M8.6 3.4 H15.4 L19 13 H5 Z
      lines M12 13.2 V20.6 M7.8 20.8 H16.2
    lamp.floor
      body M8.6 2.4 H15.4 L18 9 H6 Z
      lines M12 9.2 V21.2 M7.8 21.4 H16.2
    lamp.ceiling
      lines M12 2 V7.6
      body M4 17 A8 9.4 0 0 1 20 17 Z
      areas O 12 19.8 0.9
    chandelier
      lines M12 2 V20 M12 8 C8 9 4.4 11 4.4 14.4 M12 8 C16 9 19.6 11 19.6 14.4 M12 17.6 C9 17.6 8 16.4 8 14.8 M12 17.6
      lines C15 17.6 16 16.4 16 14.8
      areas O 4.4 16.4 1.2 O 19.6 16.4 1.2 O 12 20.8 1
    sofa
      body M5.4 10 V7 A2.8 2.8 0 0 1 8.2 4.2 H15.8 A2.8 2.8 0 0 1 18.6 7 V10 M3.8 10 A2 2 0 0 1 5.8 12 V14.2 H18.2 V12
      body A2 2 0 0 1 22.2 12 V16.6 A1.8 1.8 0 0 1 20.4 18.4 H3.6 A1.8 1.8 0 0 1 1.8 16.6 V12 A2 2 0 0 1 3.8 10 Z
      lines M5 18.6 V20.4 M19 18.6 V20.4
    chair.lounge
      use sofa
    chair
      lines M6 2.6 V13 H18 V2.6 M6 13 L5 21.4 M18 13 L19 21.4 M6 6 H18 M6 9.4 H18
    studentdesk
      body R 2 6 20 4 1.2
      lines M4.4 10.2 V20 M19.6 10.2 V20 M4.4 14.6 H19.6
    cabinet
      body R 4 2.6 16 17 2.2
      details M4.2 11 H19.8 M10.4 6.8 H13.6 M10.4 15.2 H13.6
      lines M6.6 19.8 V21.6 M17.4 19.8 V21.6
    fireplace
      body R 2.6 4 18.8 16.4 1.6
      details M2.8 8 H21.2 M7 20.2 V12 H17 V20.2
      use flame 12 16.2 0.3
    stairs
      lines M3 20 H7.6 V15.6 H12 V11.2 H16.4 V6.8 H21
    pedestrian.gate.closed
      lines M3 21 V5 M21 21 V5 M3 8 H21 M3 17 H21 M7.4 6 V19.4 M12 6 V19.4 M16.6 6 V19.4
    window.casement.closed
      use window.casement
    window.vertical.open
      use window.vertical.closed
    window.horizontal.closed
      use window.horizontal
    window.ceiling.closed
      use window.ceiling
    window.awning.closed
      use window.awning
    roller.shade.open
      use window.shade.open
    roman.shade.open
      use window.shade.open
    blinds.horizontal.open
      use window.shade.open
    blinds.vertical.open
      lines M2.6 3.4 H21.4 M5 3.6 V20.6 M8 3.6 V20.6 M19 3.6 V20.6 M16 3.6 V20.6
    door.french.closed
      lines R 3 3 18 18 2 M12 3 V21 M6 6.4 H9 V16 H6 Z M15 6.4 H18 V16 H15 Z
    door.french.open
      use door.french.closed
    door.sliding.right.hand.closed
      use door.sliding.left.hand.closed
    door.sliding.left.hand.open
      lines M12 3 H5 A2 2 0 0 0 3 5 V19 A2 2 0 0 0 5 21 H12 Z M17 3 H19 A2 2 0 0 1 21 5 V19 A2 2 0 0 1 19 21 H17
    door.sliding.right.hand.open
      use door.sliding.left.hand.open 12 12 -1
    door.garage.double.bay.closed
      lines M2 21 V8 L12 3 L22 8 V21 M4.6 21 V12 H11 V21 M13 21 V12 H19.4 V21 M4.6 15 H11 M4.6 18 H11 M13 15 H19.4 M13
      lines 18 H19.4
    door.garage.double.bay.open
      lines M2 21 V8 L12 3 L22 8 V21 M4.6 21 V12 H11 V21 M13 21 V12 H19.4 V21 M4.6 14.6 H11 M13 14.6 H19.4
    pedestrian.gate.open
      lines M3 21 V5 M21 21 V5 M3 8 H9 M3 17 H9 M7.4 6 V19.4 M21 8 H15 M21 17 H15 M16.6 6 V19.4
    """
}
