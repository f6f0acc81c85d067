extension SymbolLibrary {
  /// Computers and what is connected to them.
  static let computers = """
    tv
      body R 1.8 3.8 20.4 13.2 2.6
      lines M8 20.4 H16
    display
      body R 2 3.2 20 13.8 2.6
      lines M9.8 17.2 L9.2 20.8 M14.2 17.2 L14.8 20.8 M7.6 20.9 H16.4
    desktopcomputer
      body R 2 3 20 14 2.6
      details M2.4 13.2 H21.6
      lines M9.8 17.2 L9.2 20.8 M14.2 17.2 L14.8 20.8 M7.6 20.9 H16.4
    laptopcomputer
      body M4 16 V6.8 A2.4 2.4 0 0 1 6.4 4.4 H17.6 A2.4 2.4 0 0 1 20 6.8 V16 Z
      lines M1.6 18.8 H22.4
    keyboard
      body R 1.6 5.2 20.8 13.6 2.8
      spots R 5 8.4 0.5 0.5 0.2 R 8.4 8.4 0.5 0.5 0.2 R 11.8 8.4 0.5 0.5 0.2 R 15.2 8.4 0.5 0.5 0.2 R 18.5 8.4 0.5 0.5
      spots 0.2 R 5 11.7 0.5 0.5 0.2 R 8.4 11.7 0.5 0.5 0.2 R 11.8 11.7 0.5 0.5 0.2 R 15.2 11.7 0.5 0.5 0.2 R 18.5 11.7
      spots 0.5 0.5 0.2 R 5 15.1 0.5 0.5 0.2 R 18.5 15.1 0.5 0.5 0.2
      details M8.8 15.4 H15.2
    keyboard.chevron.compact.down
      use keyboard 12 9.4 0.94
      lines M8.4 19.4 L12 21.4 L15.6 19.4
    printer
      body M17.6 17.4 H18.8 A2.8 2.8 0 0 0 21.6 14.6 V10.8 A2.8 2.8 0 0 0 18.8 8 H5.2 A2.8 2.8 0 0 0 2.4 10.8 V14.6 A2.8
      body 2.8 0 0 0 5.2 17.4 H6.4
      lines M6.4 7.8 V5 A1.8 1.8 0 0 1 8.2 3.2 H15.8 A1.8 1.8 0 0 1 17.6 5 V7.8
      spots O 17.8 11 0.2
      body R 6.4 13.2 11.2 7.8 1.6
    server.rack
      body R 2.4 3.2 19.2 7.4 2 R 2.4 13.4 19.2 7.4 2
      details M11 6.9 H17.6 M11 17.1 H17.6
      eyes 6.4 6.9 6.4 17.1
    externaldrive
      body M6.4 5 H17.6 A2.4 2.4 0 0 1 19.9 6.7 L22 13.6 V16.6 A2.6 2.6 0 0 1 19.4 19.2 H4.6 A2.6 2.6 0 0 1 2 16.6 V13.6
      body L4.1 6.7 A2.4 2.4 0 0 1 6.4 5 Z
      details M2.4 13.4 H21.6
      eyes 18 16.3
    internaldrive
      body R 2 6.4 20 11.2 2.6
      details M5.8 12 H12.6
      eyes 18 12
    memorychip
      body R 5.4 3 13.2 18 2
      shapes R 9.2 8.6 5.6 6.8 0.9
      lines M2.4 6.6 H5 M2.4 10.2 H5 M2.4 13.8 H5 M2.4 17.4 H5 M19 6.6 H21.6 M19 10.2 H21.6 M19 13.8 H21.6 M19 17.4
      lines H21.6
    cpu
      body R 5.4 5.4 13.2 13.2 2.4
      shapes R 9.2 9.2 5.6 5.6 0.9
      lines M8.4 2.4 V5 M12 2.4 V5 M15.6 2.4 V5 M8.4 19 V21.6 M12 19 V21.6 M15.6 19 V21.6 M2.4 8.4 H5 M2.4 12 H5 M2.4
      lines 15.6 H5 M19 8.4 H21.6 M19 12 H21.6 M19 15.6 H21.6
    terminal
      body R 2 3.8 20 16.4 3.2
      details M5.8 8.2 L9.6 11.6 L5.8 15 M12 15.4 H17.4
    macwindow
      body R 2 4 20 16 3
      details M2.2 8.4 H21.8
      eyes 5 6.2 7.6 6.2 10.2 6.2
    dock.rectangle
      body R 2 4.4 20 15.2 3
      spots R 5.6 14.2 12.8 1.8 0.6
    pip
      lines M21.8 10 V7 A2.8 2.8 0 0 0 19 4.2 H5 A2.8 2.8 0 0 0 2.2 7 V17 A2.8 2.8 0 0 0 5 19.8 H9.6
      areas R 13 13.6 8.6 6.2 1.4
    part.desktopcomputer
      body R 2 3.2 20 13.8 2.2
      lines M9.6 17.2 L9 20.8 M14.4 17.2 L15 20.8 M7.8 20.8 H16.2
    opticaldiscdrive
      use internaldrive
      details M8 9.4 H16
    macwindow.on.rectangle
      lines M4.4 15.4 A2.4 2.4 0 0 1 2 13 V6.6 A2.4 2.4 0 0 1 4.4 4.2 H15.4 A2.4 2.4 0 0 1 17.8 6.4
      front
      use macwindow 14.4 14.4 0.76
    macwindow.badge.plus
      use macwindow 11 11 0.92
      front
      lines M18.4 14 V21.6 M14.6 17.8 H22.2
    uiwindow.split.2x1
      lines R 2 4.4 20 15.2 3.2 M12 4.4 V19.6
    pip.enter
      lines M21.8 10 V7 A2.8 2.8 0 0 0 19 4.2 H5 A2.8 2.8 0 0 0 2.2 7 V17 A2.8 2.8 0 0 0 5 19.8 H9.6 M6 8 L10 12 M10.2
      lines 8.4 V12.2 H6.4
      areas R 13 13.6 8.6 6.2 1.4
    pip.exit
      lines M21.8 10 V7 A2.8 2.8 0 0 0 19 4.2 H5 A2.8 2.8 0 0 0 2.2 7 V17 A2.8 2.8 0 0 0 5 19.8 H9.6 M10.2 12.2 L6 8 M6
      lines 11.6 V7.8 H9.8
      areas R 13 13.6 8.6 6.2 1.4
    pip.swap
      use pip
    laptopcomputer.and.iphone
      lines M4 15.6 V6.6 A2.2 2.2 0 0 1 6.2 4.4 H16.8 A2.2 2.2 0 0 1 19 6.6 V7 M1.6 18.6 H13
      use part.iphone 18.8 14.6 0.6
    macbook.and.iphone
      use laptopcomputer.and.iphone
    macbook.and.ipad
      lines M4 15.6 V6.6 A2.2 2.2 0 0 1 6.2 4.4 H16.8 M1.6 18.6 H11
      use part.ipad 18 14 0.68
    desktopcomputer.and.macbook
      use part.desktopcomputer 9.6 10 0.8
      front
      use laptopcomputer 17.4 17 0.5
    macbook
      use laptopcomputer
    macbook.gen1
      use laptopcomputer
    macbook.gen2
      body M4 16 V6.8 A2.4 2.4 0 0 1 6.4 4.4 H17.6 A2.4 2.4 0 0 1 20 6.8 V16 Z
      spots M10.2 4.6 H13.8 V5.6 H10.2 Z
      lines M1.6 18.8 H22.4
    pc
      body R 2 3.4 13 10.6 2 R 17.4 3.4 4.6 17.2 1.4
      lines M8.4 14.2 V18 M5 20.2 H12
      eyes 19.7 6.6
    display.2
      use display 7.6 12 0.66
      use display 16.8 12 0.66
    xserve
      body R 1.8 8.6 20.4 6.8 1.6
      details M11 12 H18
      eyes 5.6 12
    externaldrive.badge.person.crop
      use externaldrive 10.8 11 0.94
      front
      use person 18.6 17 0.5
    externaldrive.connected.to.line.below
      use externaldrive 12 9.4 0.86
      lines M12 16 V20.6 M3.4 20.8 H20.6
    externaldrive.badge.icloud
      use externaldrive 10.8 11 0.94
      front
      use cloud 18.4 18 0.5
    keyboard.chevron.compact.down.fill
      areas M3.8 3.6 H20.2 A2 2 0 0 1 22.2 5.6 V13.4 A2 2 0 0 1 20.2 15.4 H3.8 A2 2 0 0 1 1.8 13.4 V5.6 A2 2 0 0 1 3.8
      areas 3.6 Z
      lines M8.4 19.4 L12 21.4 L15.6 19.4
    printer.dotmatrix
      use printer
    scanner
      body R 2 13.4 20 6.6 2.2
      lines M3.4 12.8 L17.6 4.6
      eyes 18 16.7
    faxmachine
      body R 2 9 20 11.2 2.4
      lines M7 8.8 V4 H17 V8.8
      details M5.8 12.4 V17 M10 12.4 H18.4 M10 16.4 H14
    tv.circle
      use circle
      spots R 6.6 8 10.8 6.8 0.8
      details M9.6 17 H14.4
    tv.and.mediabox
      body R 1.8 3.4 16 10.8 2.4 R 14 17 8.2 3.8 1.2
      lines M5.4 17.4 H10.6
    tv.and.hifispeaker.fill
      areas R 2 4 13.6 9.6 1.8 R 18 4 4 14 1.2
      lines M5.4 17.4 H12
    appletv
      body R 2.4 8 19.2 8 2.6
      eyes 12 12
    appletvremote.gen4
      body R 8 1.8 8 20.4 2.6
      shapes O 12 7.2 2
      eyes 10.6 12.4 13.4 12.4
    av.remote
      body R 7.4 1.8 9.2 20.4 2.6
      shapes O 12 7 2.2
      eyes 10 12 14 12 10 15 14 15 10 18 14 18
    macmini
      body R 2 7.4 20 9.2 2.6
      eyes 18 12.6
    macstudio
      body R 3 6 18 12 2.6
      details M6.4 14.4 H9.4
      eyes 17.4 14.4
    macpro.gen1
      body R 5 4.4 14 15.2 1.8
      lines M7.4 4.2 V2.4 H16.6 V4.2 M7.4 19.8 V21.6 H16.6 V19.8
      eyes 9 8.4 12 8.4 15 8.4 9 12 12 12 15 12 9 15.6 12 15.6 15 15.6
    macpro.gen2
      body M6 4.6 C6 2.4 18 2.4 18 4.6 V19.4 C18 21.6 6 21.6 6 19.4 Z
      details M6.2 5 C8 6.8 16 6.8 17.8 5
    macpro.gen3
      use macpro.gen1
    airport.express
      body R 3 5.6 18 12.8 3
      eyes 12 14.6
    airport.extreme
      body R 6.4 2.4 11.2 19.2 2.6
      eyes 12 17.8
    cable.connector
      body R 8.4 6.6 7.2 10 1.8
      lines M10 6.4 V2.4 H14 V6.4 M12 16.8 V21.8
    cable.connector.horizontal
      use cable.connector 12 12 1 90
    cable.coaxial
      lines O 12 12 9.35 O 12 12 4.4
      areas O 12 12 0.8
    apple.terminal
      use terminal
    applescript
      use scroll
    swift
      body R 2.9 2.9 18.2 18.2 4.8
      spots M6.4 8.4 C9 10.6 11.4 11.6 13.4 11.8 C14 9.6 15.4 8 17.6 7.2 C16.8 9 16.8 10.8 17.4 12.6 C16.2 15.6 13.4
      spots 17.2 9.4 17 C10.6 16.2 11.4 15.4 11.8 14.6 C9.4 13.6 7.4 11.6 6.4 8.4 Z
    computermouse
      body R 6.4 2.4 11.2 19.2 5.6
      details M12 6.4 V9.6
    magicmouse
      body R 6.8 2.4 10.4 19.2 5
      details M12 5.6 V7
    applepencil
      use pencil
    applepencil.gen1
      use pencil
    applepencil.gen2
      use pencil
    arkit
      body M12 2.4 L20.4 7.2 V16.8 L12 21.6 L3.6 16.8 V7.2 Z
      details M12 8 L15.6 10 V14 L12 16 L8.4 14 V10 Z M8.6 10.2 L12 12 L15.4 10.2 M12 12 V15.8
    apple.logo
      use applelogo
    menubar.rectangle
      body R 2 4.4 20 15.2 3
      details M2.2 8.4 H21.8
      eyes 5 6.4
    menubar.dock.rectangle
      use dock.rectangle
      details M2.2 8.4 H21.8
    macpro.gen3.server
      use xserve
    xserve.raid
      use server.rack
    airport.extreme.tower
      use airport.extreme
    appletvremote.gen1
      body R 8.4 1.8 7.2 20.4 2.4
      shapes O 12 6.6 2
      eyes 12 12
    appletvremote.gen2
      use appletvremote.gen1
    appletvremote.gen3
      use appletvremote.gen4
    keyboard.onehanded.left
      body R 1.6 6 14 12 2.4
      eyes 5 9.6 8.6 9.6 12 9.6 5 12.8 8.6 12.8 12 12.8
      lines M22 9 L19 12 L22 15
    keyboard.onehanded.right
      use keyboard.onehanded.left 12 12 -1
    keyboard.chevron.compact.left
      use keyboard 14 12 0.8
      lines M3 9.6 L1.6 12 L3 14.4
    """
}
