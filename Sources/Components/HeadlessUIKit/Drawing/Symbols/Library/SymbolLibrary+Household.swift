extension SymbolLibrary {
  /// Appliances, clothes and tableware.
  static let household = """
    cup.and.saucer
      body M4 5.2 H17 V11.4 A6 6 0 0 1 11 17.4 H10 A6 6 0 0 1 4 11.4 Z
      lines M17 6.8 H18.2 A3 3 0 0 1 18.2 12.8 H16.8 M2.4 20.6 H18.6
    fork.knife
      lines M4 2.4 V7.6 A3.2 3.2 0 0 0 10.4 7.6 V2.4 M7.2 2.4 V21.6 M17 14 V21.6
      areas M17.4 2.6 V14.6 H15.6 A1.4 1.4 0 0 1 14.2 13.2 C14.2 8 15.4 3.6 17.4 2.6 Z
    eyeglasses
      lines O 6.4 13.6 4 O 17.6 13.6 4 M10.4 13 C11.2 12.2 12.8 12.2 13.6 13 M2.4 12.6 L4.4 6.4 A1.8 1.8 0 0 1 6.1 5.2
      lines M21.6 12.6 L19.6 6.4 A1.8 1.8 0 0 0 17.9 5.2
    fan
      body M12 10.4 C9.4 8 9 2.6 12.6 2.6 C16.4 2.6 16 7.6 13.4 11 Z M13.6 12 C16 9.4 21.4 9 21.4 12.6 C21.4 16.4 16.4
      body 16 13 13.4 Z M12 13.6 C14.6 16 15 21.4 11.4 21.4 C7.6 21.4 8 16.4 10.6 13 Z M10.4 12 C8 14.6 2.6 15 2.6 11.4
      body C2.6 7.6 7.6 8 11 10.6 Z
    fan.desk
      use fan 12 9.4 0.74
      lines M12 17 V20.6 M7.4 21 H16.6
    fan.floor
      use fan.desk
    fan.ceiling
      lines M12 2 V8 M3 10.6 L11 11.4 M21 10.6 L13 11.4
      body O 12 12 2.4 M2.4 9 H9 V13 H2.4 Z M15 9 H21.6 V13 H15 Z
    refrigerator
      body R 5.4 2 13.2 20 2.6
      details M5.6 9.4 H18.4 M8.6 5.4 V6.6 M8.6 12.4 V15
    oven
      body R 3.4 3 17.2 18 2.6
      details M3.6 8 H20.4 R 7 11 10 6.8 1
      eyes 7 5.6 17 5.6
    stove
      body R 3.4 6 17.2 15 2.6
      details M3.6 10.6 H20.4 R 7 13.4 10 4.6 1
      lines M6 3 H10 M14 3 H18
      eyes 7.4 8.4 12 8.4 16.6 8.4
    cooktop
      lines R 2.6 4.4 18.8 15.2 2.6 O 7.8 9.2 1.8 O 16.2 9.2 1.8 O 7.8 15 1.6 O 16.2 15 1.6
    microwave
      body R 1.8 5.4 20.4 13 2.6
      details R 5 8.6 9 6.6 1 M17 8.4 H19 M17 11.4 H19
    washer
      body R 3.6 2.4 16.8 19.2 2.8
      details O 12 13.4 4.8
      eyes 7 6 10 6
    dryer
      use washer
    dishwasher
      body R 3.6 2.4 16.8 19.2 2.8
      details M3.8 7.6 H20.2 M8.4 13.4 C9.6 12 10.8 12 12 13.4 C13.2 14.8 14.4 14.8 15.6 13.4
      eyes 7 5
    toilet
      body M5 3.4 H10 V10.4 H19.4 C19.4 14 17.4 16.6 14.6 17.4 L15.4 21.4 H7.8 L7.4 14.4 L5 10.4 Z
      lines M4 10.4 H20.4
    shower
      lines M4 21.6 V7.4 A4.6 4.6 0 0 1 12.6 5.2 M9 10.4 L16.4 5.6 M12.4 12.4 L13 14 M16 10.4 L17 12.4 M19.4 8.2 L20.4
      lines 10 M14.4 17 L15 18.6 M18.4 15 L19.4 17
    shower.handheld
      use shower
    bathtub
      body M2.4 12.6 H21.6 V14 A5.2 5.2 0 0 1 16.4 19.2 H7.6 A5.2 5.2 0 0 1 2.4 14 Z
      lines M4.6 12.4 V5.4 A2.6 2.6 0 0 1 9.4 4.2 M7 7.4 L11.4 4.4 M7 19.4 L6 21.4 M17 19.4 L18 21.4
    sink
      body M3 12.4 H21 V14 A5 5 0 0 1 16 19 H8 A5 5 0 0 1 3 14 Z
      lines M12 12.2 V7 A2.4 2.4 0 0 1 16.8 7 M9.4 9.8 H12
    spigot
      body M3 9 H12 V8 H15 V9 H17 A4 4 0 0 1 21 13 V16 H16.6 V14.4 H3 Z
      lines M10 4.6 H17 M13.5 4.8 V7.8 M18.8 18.8 V21
    sprinkler
      lines M12 21.4 V11 M9 21.4 H15 M8 10.8 H16 M4 4 L6 6 M20 4 L18 6 M12 2.4 V5.4 M8 3 L8.8 5.4 M16 3 L15.2 5.4 M2.4 8
      lines L4.8 8.6 M21.6 8 L19.2 8.6
    air.conditioner.horizontal
      body R 2 5 20 8 2
      details M5.4 9.8 H18.6
      lines M7 16 C7 18 5.6 18 5.6 20 M12 16 V20 M17 16 C17 18 18.4 18 18.4 20
    air.purifier
      body R 6 2.4 12 19.2 3
      details M9 6 H15 M9 9 H15
      shapes O 12 15.4 2.4
    heater.vertical
      body R 5 3 14 17 2
      details M9 6.4 V16.6 M12 6.4 V16.6 M15 6.4 V16.6
      lines M7.4 20.2 V21.8 M16.6 20.2 V21.8
    humidifier
      body R 6 9 12 12.4 3
      lines M9 6 C8 4.6 10 3.6 9 2.2 M12.6 6 C11.6 4.6 13.6 3.6 12.6 2.2 M16 6 C15 4.6 17 3.6 16 2.2
    dehumidifier
      use humidifier
    hanger
      lines M12 8.6 C12 7 14.4 7 14.4 5 A2.4 2.4 0 0 0 9.6 5 M12 8.6 L21.4 15.6 A1.4 1.4 0 0 1 20.6 18.2 H3.4 A1.4 1.4 0
      lines 0 1 2.6 15.6 Z
    tshirt
      body M8.4 3.4 C9 6 15 6 15.6 3.4 L18 4.2 L22.4 9 L18.8 12 L17.4 10.6 V19.4 A1.4 1.4 0 0 1 16 20.8 H8 A1.4 1.4 0 0
      body 1 6.6 19.4 V10.6 L5.2 12 L1.6 9 L6 4.2 Z
    shoe
      body M2.6 7.4 C5 8.4 7 8.4 8.6 6.4 L14 11.4 C16 13 21.4 12.6 21.4 17.4 H4.6 A2.4 2.4 0 0 1 2.2 15 Z
      details M9.4 10.4 L11 8.8 M11.8 12.6 L13.4 11
      cuts M2.4 15.4 H21
    shoe.2
      use shoe
    comb
      body R 2.4 5 19.2 5 1.4
      lines M4.6 10 V18.4 M8.2 10 V18.4 M11.8 10 V18.4 M15.4 10 V18.4 M19 10 V18.4
    sunglasses
      body M2.4 9.6 H10.4 C10.4 13.8 9 16.4 6.4 16.4 C3.8 16.4 2.4 13.8 2.4 9.6 Z M13.6 9.6 H21.6 C21.6 13.8 20.2 16.4
      body 17.6 16.4 C15 16.4 13.6 13.8 13.6 9.6 Z
      lines M10.4 10 C11.2 9.2 12.8 9.2 13.6 10 M2.4 9.8 V8 A2 2 0 0 1 4.4 6 M21.6 9.8 V8 A2 2 0 0 0 19.6 6
    birthday.cake
      body M3 20.6 V13.6 A2.4 2.4 0 0 1 5.4 11.2 H18.6 A2.4 2.4 0 0 1 21 13.6 V20.6 Z
      details M3.2 15.4 C5 17.4 7 17.4 8.9 15.4 C10.6 17.4 13.4 17.4 15.1 15.4 C17 17.4 19 17.4 20.8 15.4
      lines M7 8.2 V11 M12 8.2 V11 M17 8.2 V11 M1.8 20.8 H22.2 M7 4.6 V5 M12 4.6 V5 M17 4.6 V5
    mug
      body M4 4 H16.6 V18 A2.8 2.8 0 0 1 13.8 20.8 H6.8 A2.8 2.8 0 0 1 4 18 Z
      lines M16.6 7.4 H18.2 A2.8 2.8 0 0 1 21 10.2 V13.2 A2.8 2.8 0 0 1 18.2 16 H16.6
    fork.knife.circle
      use circle
      details M7.8 7 V9.6 A1.5 1.5 0 0 0 10.8 9.6 V7 M9.3 7 V17 M15.2 12.8 V17
      spots M15.4 7 V13 H14 C14 10 14.4 8 15.4 7 Z
    wineglass
      body M6.4 2.8 H17.6 L18 8.4 A6 6 0 0 1 6 8.4 Z
      details M6.4 8 H17.6
      lines M12 14.4 V21 M7.6 21.2 H16.4
    waterbottle
      body M9 6 H15 C15 8 17.6 8.6 17.6 11.4 V19 A2.6 2.6 0 0 1 15 21.6 H9 A2.6 2.6 0 0 1 6.4 19 V11.4 C6.4 8.6 9 8 9 6
      body Z
      lines M9 3 H15 V5.6
      details M6.6 14 H17.4
    takeoutbag.and.cup.and.straw
      body M2.6 8 H12.6 L13.6 20.6 H2.4 Z M15.4 11.6 H21.4 L20.6 20.6 H16.2 Z
      lines M18.4 11.4 L19.4 6.4 H21.4 M5.6 8 V5 H9.8 V8
    frying.pan
      body O 9 14 6.8
      lines M14 9.2 L21.4 2.6
      details O 9 14 3.2
    fan.oscillation
      use fan.desk
    fan.and.light.ceiling
      use fan.ceiling
    """
}
