extension SymbolLibrary {
  /// Magnifying glasses, codes and viewfinders.
  static let search = """
    text.magnifyingglass
      lines M3 4.6 H19 M3 9.4 H9 M3 14.2 H8 M3 19 H10.4 O 15.4 13.8 4.4 M18.7 17.1 L21.8 20.2
    viewfinder
      lines M3 8 V6 A3 3 0 0 1 6 3 H8 M16 3 H18 A3 3 0 0 1 21 6 V8 M21 16 V18 A3 3 0 0 1 18 21 H16 M8 21 H6 A3 3 0 0 1 3
      lines 18 V16
    qrcode.viewfinder
      use viewfinder
      lines R 7.2 7.2 3.4 3.4 0.5 R 13.4 7.2 3.4 3.4 0.5 R 7.2 13.4 3.4 3.4 0.5
      areas R 13.4 13.4 0.6 0.6 0.1 R 16.2 13.4 0.6 0.6 0.1 R 13.4 16.2 0.6 0.6 0.1 R 16.2 16.2 0.6 0.6 0.1
    barcode.viewfinder
      use viewfinder
      lines M7.4 8 V16 M10.4 8 V16 M13.4 8 V16 M16.6 8 V16
    scope
      lines O 12 12 7.4 M12 1.8 V7.6 M12 16.4 V22.2 M1.8 12 H7.6 M16.4 12 H22.2
    magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4
    plus.magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4 M10.2 7 V13.4 M7 10.2 H13.4
    minus.magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4 M7 10.2 H13.4
    qrcode
      lines R 3.2 3.2 6.8 6.8 1 R 14 3.2 6.8 6.8 1 R 3.2 14 6.8 6.8 1
      areas R 6 6 1.2 1.2 0.1 R 16.8 6 1.2 1.2 0.1 R 6 16.8 1.2 1.2 0.1 R 14 14 1.2 1.2 0.1 R 19.4 14 1.2 1.2 0.1 R 16.7
      areas 16.7 1.2 1.2 0.1 R 14 19.4 1.2 1.2 0.1 R 19.4 19.4 1.2 1.2 0.1
    barcode
      lines M2.4 5 V19 M5.4 5 V19 M9 5 V19 M9.6 5 V19 M13 5 V19 M16 5 V19 M18.6 5 V19 M21.6 5 V19
    camera.viewfinder
      use viewfinder
      lines M7.6 9.2 H9.2 L10.2 7.8 H13.8 L14.8 9.2 H16.4 A1 1 0 0 1 17.4 10.2 V15 A1 1 0 0 1 16.4 16 H7.6 A1 1 0 0 1
      lines 6.6 15 V10.2 A1 1 0 0 1 7.6 9.2 Z
      areas O 12 12.4 1.2
    text.viewfinder
      use viewfinder
      lines M7.4 8.6 H16.6 M7.4 12 H13.6 M7.4 15.4 H16.6
    loupe
      lines O 12 12 8 O 12 12 3.2
    rectangle.and.text.magnifyingglass
      body R 2 4.6 18.4 14 2.6
      details M6 9.4 H13 M6 13.4 H10.4
      front
      lines O 16.6 15.4 3.4 M19.2 18 L21.8 20.6
    1.magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4 M9 8.4 L10.8 7.2 V13.4
    arrow.up.left.and.down.right.magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4 M8 12.4 L12.4 8 M7.8 10 V12.6 H10.4 M12.6 10.4 V7.8 H10
    sparkle.magnifyingglass
      lines O 10.2 10.2 7.2 M15.5 15.5 L21.4 21.4
      areas M10.2 6.4 C10.6 9 11.4 9.8 14 10.2 C11.4 10.6 10.6 11.4 10.2 14 C9.8 11.4 9 10.6 6.4 10.2 C9 9.8 9.8 9 10.2
      areas 6.4 Z
    waveform.and.magnifyingglass
      lines M2.6 10 V13 M6 6 V17 M9.4 8.6 V14 M12.8 6 V10
      front
      use magnifyingglass 17.6 16.6 0.5
    viewfinder.circle
      use circle
      details M7.8 10.4 V9.4 A1.6 1.6 0 0 1 9.4 7.8 H10.4 M13.6 7.8 H14.6 A1.6 1.6 0 0 1 16.2 9.4 V10.4 M16.2 13.6 V14.6
      details A1.6 1.6 0 0 1 14.6 16.2 H13.6 M10.4 16.2 H9.4 A1.6 1.6 0 0 1 7.8 14.6 V13.6
    viewfinder.rectangular
      lines M2 9 V7.6 A2.6 2.6 0 0 1 4.6 5 H6.4 M17.6 5 H19.4 A2.6 2.6 0 0 1 22 7.6 V9 M22 15 V16.4 A2.6 2.6 0 0 1 19.4
      lines 19 H17.6 M6.4 19 H4.6 A2.6 2.6 0 0 1 2 16.4 V15
    dot.viewfinder
      use viewfinder
      areas O 12 12 2
    plus.viewfinder
      use viewfinder
      lines M12 7.6 V16.4 M7.6 12 H16.4
    location.viewfinder
      use viewfinder
      areas M16 8 L12.8 16 L11.4 12.4 L7.8 11 Z
    location.magnifyingglass
      use magnifyingglass
      areas M13 7.4 L10.6 13.2 L9.6 10.6 L7 9.6 Z
    binoculars
      body M7 5 A1.8 1.8 0 0 1 10.4 5.6 V16.6 A4.2 4.2 0 1 1 2.4 15 Z M17 5 A1.8 1.8 0 0 0 13.6 5.6 V16.6 A4.2 4.2 0 1 0
      body 21.6 15 Z
      lines M10.6 9 H13.4 M10.6 13 H13.4
      details M3.6 13 C5.6 12 8.4 12.4 10.2 14 M20.4 13 C18.4 12 15.6 12.4 13.8 14
    key.viewfinder
      use viewfinder
      use key 12 12 0.5
    ellipsis.viewfinder
      use viewfinder
      areas O 7.6 12 0.6 O 12 12 0.6 O 16.4 12 0.6
    magnifyingglass.circle
      use circle
      details O 11 11 3.9 M14 14 L17 17
    dot.circle.viewfinder
      use viewfinder
      lines O 12 12 4
      areas O 12 12 0.8
    """
}
