extension SymbolLibrary {
  /// Devices and controls.
  static let devices = """
    iphone
      lines R 6.4 1.8 11.2 20.4 2.8 M10.6 4.6 H13.4
    iphone.gen1
      body R 6.4 1.8 11.2 20.4 2.4
      shapes O 12 19.4 0.6
    ipad
      lines R 4.2 2 15.6 20 2.4 M10 19.2 H14
    applewatch
      lines R 6.2 6 11.6 12 3 M8.4 5.8 L9.2 2.4 H14.8 L15.6 5.8 M8.4 18.2 L9.2 21.6 H14.8 L15.6 18.2 M20 10 V12.4
    tv
      body R 2 4 20 13 2.2
      lines M8 20.2 H16
    display
      body R 2 3.4 20 13.6 2.2
      lines M9.6 17.2 L9 20.6 M14.4 17.2 L15 20.6 M7.8 20.6 H16.2
    desktopcomputer
      body R 2 3.2 20 13.8 2.2
      details M2.2 13.4 H21.8
      lines M9.6 17.2 L9 20.8 M14.4 17.2 L15 20.8 M7.8 20.8 H16.2
    laptopcomputer
      lines M4.2 16 V6.6 A2 2 0 0 1 6.2 4.6 H17.8 A2 2 0 0 1 19.8 6.6 V16 M1.6 18.6 H22.4
    keyboard
      body R 1.8 5.6 20.4 12.8 2.4
      details M5.4 9 H5.5 M8.8 9 H8.9 M12.2 9 H12.3 M15.6 9 H15.7 M18.6 9 H18.7 M5.4 12 H5.5 M8.8 12 H8.9 M12.2 12
      details H12.3 M15.6 12 H15.7 M18.6 12 H18.7 M8.4 15.2 H15.6
    keyboard.chevron.compact.down
      body R 1.8 2.6 20.4 11.8 2.4
      details M5.4 6 H5.5 M8.8 6 H8.9 M12.2 6 H12.3 M15.6 6 H15.7 M18.6 6 H18.7 M8.4 10.8 H15.6
      lines M8.4 18.6 L12 20.8 L15.6 18.6
    printer
      body M5 8.4 H19 A2.4 2.4 0 0 1 21.4 10.8 V17 H17.4 V14.4 H6.6 V17 H2.6 V10.8 A2.4 2.4 0 0 1 5 8.4 Z
      lines M6.6 8.2 V3.4 H17.4 V8.2 M6.6 14.4 H17.4 V20.8 H6.6 Z
    server.rack
      body R 2.6 3.6 18.8 7.4 1.8 R 2.6 13 18.8 7.4 1.8
      eyes 6.4 7.3 6.4 16.7
    externaldrive
      body M5.4 5 H18.6 L21.8 14 V17 A2 2 0 0 1 19.8 19 H4.2 A2 2 0 0 1 2.2 17 V14 Z
      details M2.4 14 H21.6
      eyes 18 16.5
    internaldrive
      body R 2.2 6.6 19.6 10.8 2.2
      details M5.6 12 H12.4
      eyes 18 12
    opticaldisc
      lines O 12 12 9.35 O 12 12 2.6
    memorychip
      body R 5.6 5.6 12.8 12.8 2
      shapes R 9.4 9.4 5.2 5.2 0.8
      lines M9 2.6 V5 M15 2.6 V5 M9 19 V21.4 M15 19 V21.4 M2.6 9 H5 M2.6 15 H5 M19 9 H21.4 M19 15 H21.4
    cpu
      body R 5.6 5.6 12.8 12.8 2
      shapes R 9.4 9.4 5.2 5.2 0.8
      lines M9 2.6 V5 M12 2.6 V5 M15 2.6 V5 M9 19 V21.4 M12 19 V21.4 M15 19 V21.4 M2.6 9 H5 M2.6 12 H5 M2.6 15 H5 M19
      lines 9 H21.4 M19 12 H21.4 M19 15 H21.4
    battery.100
      lines R 1.6 6.8 18 10.4 2.6 M22.2 10.4 V13.6
      areas R 4.6 9.8 12 4.4 0.6
    battery.75
      lines R 1.6 6.8 18 10.4 2.6 M22.2 10.4 V13.6
      areas R 4.6 9.8 9 4.4 0.6
    battery.50
      lines R 1.6 6.8 18 10.4 2.6 M22.2 10.4 V13.6
      areas R 4.6 9.8 6 4.4 0.6
    battery.25
      lines R 1.6 6.8 18 10.4 2.6 M22.2 10.4 V13.6
      areas R 4.6 9.8 2.6 4.4 0.6
    battery.0
      lines R 1.6 6.8 18 10.4 2.6 M22.2 10.4 V13.6
    simcard
      body M7 2.4 H13.4 L19 8 V19.4 A2.2 2.2 0 0 1 16.8 21.6 H7 A2.2 2.2 0 0 1 4.8 19.4 V4.6 A2.2 2.2 0 0 1 7 2.4 Z
      shapes R 8.4 11.4 7 6.6 1.2
    sdcard
      body M7 2.4 H15 L19.2 7 V19.4 A2.2 2.2 0 0 1 17 21.6 H7 A2.2 2.2 0 0 1 4.8 19.4 V4.6 A2.2 2.2 0 0 1 7 2.4 Z
      details M8.6 5.6 V8.4 M11.6 5.6 V8.4 M14.6 6.6 V8.4
    switch.2
      lines R 3 4 18 7 3.5 R 3 13 18 7 3.5 O 6.5 7.5 1.4
      areas O 17.5 16.5 1.4
    qrcode
      lines R 3.2 3.2 6.6 6.6 0.8 R 14.2 3.2 6.6 6.6 0.8 R 3.2 14.2 6.6 6.6 0.8
      areas R 5.8 5.8 1.4 1.4 0.2 R 16.8 5.8 1.4 1.4 0.2 R 5.8 16.8 1.4 1.4 0.2 R 14 14 1.4 1.4 0.2 R 19.4 14 1.4 1.4
      areas 0.2 R 16.8 16.8 1.4 1.4 0.2 R 14 19.4 1.4 1.4 0.2 R 19.4 19.4 1.4 1.4 0.2
    barcode
      lines M2.6 5 V19 M6 5 V19 M9 5 V19 M13 5 V19 M16 5 V19 M18.6 5 V19 M21.4 5 V19
    terminal
      body R 2 4 20 16 2.8
      details M6 8.6 L10 12 L6 15.4 M12.4 15.4 H17.4
    macwindow
      lines R 2 4 20 16 2.8 M2 8.6 H22 M5 6.3 H5.1 M7.6 6.3 H7.7
    dock.rectangle
      lines R 2 4.6 20 14.8 2.8
      areas R 5.4 14 13.2 2 0.8
    speedometer
      lines O 12 12 9.35 M12 12 L16.4 8.4 M6.2 14.8 H6.4 M17.6 14.8 H17.8 M7 8.6 L7.2 8.8 M12 5.8 V6
      dots 12 12.4
    gauge
      lines O 12 12 9.35 M12 12.6 L9 7.6 M5.8 12 H6 M18 12 H18.2 M15.6 7.4 L15.8 7.2
      dots 12 13
    dial.min
      body O 12 12 9.35
      details M12 12 L7.6 16.4
    fan
      lines O 12 12 1.8 M12 10 C9 7 10 3 13 3 C16 3 16 7 13.2 10.6 M14 12 C17 9 21 10 21 13 C21 16 17 16 13.4 13.2 M12
      lines 14 C15 17 14 21 11 21 C8 21 8 17 10.8 13.4 M10 12 C7 15 3 14 3 11 C3 8 7 8 10.6 10.8
    rays
      lines M12 2.6 V7 M12 17 V21.4 M2.6 12 H7 M17 12 H21.4 M5.4 5.4 L8.4 8.4 M15.6 15.6 L18.6 18.6 M18.6 5.4 L15.6
      lines 8.4 M8.4 15.6 L5.4 18.6
    photo.stack
      body R 2.6 8.4 18.8 12.4 2.4
      lines M5 5.8 H19 M7.4 3.2 H16.6
      details M2.8 18.6 L8 13.8 L12.4 18 L15 15.8 L21 19.6
    play.rectangle
      body R 2 4.6 20 14.8 2.8
      spots M10 8.8 L15.6 12 L10 15.2 Z
    play.square.stack
      body R 4 8 16 13 2.6
      spots M10.4 11.6 L14.8 14.5 L10.4 17.4 Z
      lines M6 5 H18 M8 2.4 H16
    rectangle.and.pencil.and.ellipsis
      lines M13.4 6 H4.6 A2.6 2.6 0 0 0 2 8.6 V15.4 A2.6 2.6 0 0 0 4.6 18 H19.4 A2.6 2.6 0 0 0 22 15.4 V9 M14 11.6
      lines L20.4 5 L21.4 6 L15 12.6 H14 Z
      dots 6.2 12 9.6 12
    ellipsis.rectangle
      body R 2 5.2 20 13.6 2.8
      eyes 7.2 12 12 12 16.8 12
    pip
      lines M21.8 10.4 V6.8 A2.4 2.4 0 0 0 19.4 4.4 H4.6 A2.4 2.4 0 0 0 2.2 6.8 V17.2 A2.4 2.4 0 0 0 4.6 19.6 H10
      areas R 13 13.4 8.6 6 1.2
    personalhotspot
      lines M9.7 13.6 A4.4 4.4 0 0 0 16.2 14 L19.4 10.8 A4.4 4.4 0 0 0 13.2 4.5 L11.4 6.2 M14.3 10.4 A4.4 4.4 0 0 0
      lines 7.8 10 L4.6 13.2 A4.4 4.4 0 0 0 10.8 19.5 L12.6 17.8
    """
}
