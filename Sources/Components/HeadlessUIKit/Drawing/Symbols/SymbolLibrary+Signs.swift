extension SymbolLibrary {
  /// Signs made of lines and dots.
  static let signs = """
    xmark
      lines M4.7 4.7 L19.3 19.3 M19.3 4.7 L4.7 19.3
    multiply
      lines M5.5 6 L18.5 18 M18.5 6 L5.5 18
    checkmark
      lines M4.6 13.2 L9.7 19.3 L19.4 4.7
    plus
      lines M12 4 V20 M4 12 H20
    minus
      lines M4 12 H20
    equal
      lines M4 9 H20 M4 15 H20
    divide
      lines M4 12 H20
      dots 12 6.2 12 17.8
    plusminus
      lines M12 3.6 V14 M6.8 8.8 H17.2 M6.8 19.6 H17.2
    lessthan
      lines M17.6 5 L6.4 12 L17.6 19
    greaterthan
      lines M6.4 5 L17.6 12 L6.4 19
    slash
      lines M6.6 20.4 L17.4 3.6
    asterisk
      lines M12 4 V20 M5.1 8 L18.9 16 M18.9 8 L5.1 16
    number
      lines M9.8 3.8 L7.4 20.2 M16.6 3.8 L14.2 20.2 M4.6 9 H20 M4 15 H19.4
    ellipsis
      areas O 4.6 12 1.15 O 12 12 1.15 O 19.4 12 1.15
    line.3.horizontal
      lines M3.2 6.4 H20.8 M3.2 12 H20.8 M3.2 17.6 H20.8
    line.3.horizontal.decrease
      lines M3.2 6.4 H20.8 M6.3 12 H17.7 M9.4 17.6 H14.6
    line.horizontal.2.decrease
      lines M4 9.4 H20 M7.4 14.6 H16.6
    line.diagonal
      lines M5 19 L19 5
    list.bullet
      lines M8.6 6.2 H20.8 M8.6 12 H20.8 M8.6 17.8 H20.8
      dots 3.9 6.2 3.9 12 3.9 17.8
    list.dash
      lines M8.6 6.2 H20.8 M8.6 12 H20.8 M8.6 17.8 H20.8 M3.2 6.2 H4.6 M3.2 12 H4.6 M3.2 17.8 H4.6
    list.star
      lines M9.4 6.2 H20.8 M9.4 12 H20.8 M9.4 17.8 H20.8
      areas M4.4 4.6 L4.9 5.8 L6.1 5.9 L5.2 6.8 L5.5 8 L4.4 7.3 L3.3 8 L3.6 6.8 L2.7 5.9 L3.9 5.8 Z
      areas M4.4 10.4 L4.9 11.6 L6.1 11.7 L5.2 12.6 L5.5 13.8 L4.4 13.1 L3.3 13.8 L3.6 12.6 L2.7 11.7 L3.9 11.6 Z
      areas M4.4 16.2 L4.9 17.4 L6.1 17.5 L5.2 18.4 L5.5 19.6 L4.4 18.9 L3.3 19.6 L3.6 18.4 L2.7 17.5 L3.9 17.4 Z
    list.number
      lines M9.6 6.2 H20.8 M9.6 12 H20.8 M9.6 17.8 H20.8 M3.6 5 L4.7 4.2 V8
      lines M3.3 10.8 C3.6 9.9 5.6 9.9 5.4 11.1 C5.3 12 4 12.6 3.3 13.7 H5.6
      lines M3.4 16.3 C4 15.5 5.5 15.7 5.4 16.7 C5.3 17.5 4.5 17.6 4.4 17.6 C5 17.6 5.7 18 5.6 18.8 C5.4 20 3.8 19.9
      lines 3.3 19.1
    checklist
      lines M11.6 6.2 H20.8 M11.6 12 H20.8 M11.6 17.8 H20.8
      lines M3 6.2 L4.7 8 L8 4.2 M3 12 L4.7 13.8 L8 10 M3 17.8 L4.7 19.6 L8 15.8
    slider.horizontal.3
      lines M3 6.2 H6.1 M10.5 6.2 H21 M3 12 H13.5 M17.9 12 H21 M3 17.8 H6.9 M11.3 17.8 H21
      lines O 8.3 6.2 2.2 O 15.7 12 2.2 O 9.1 17.8 2.2
    slider.vertical.3
      lines M6.2 21 V17.9 M6.2 13.5 V3 M12 21 V10.5 M12 6.1 V3 M17.8 21 V17.1 M17.8 12.7 V3
      lines O 6.2 15.7 2.2 O 12 8.3 2.2 O 17.8 14.9 2.2
    exclamationmark
      lines M12 3.8 V14.4
      dots 12 19.6
    exclamationmark.2
      lines M8.6 3.8 V14.4 M15.4 3.8 V14.4
      dots 8.6 19.6 15.4 19.6
    exclamationmark.3
      lines M6 3.8 V14.4 M12 3.8 V14.4 M18 3.8 V14.4
      dots 6 19.6 12 19.6 18 19.6
    questionmark
      lines M7.4 7.8 C7.5 5.2 9.4 3.7 12 3.7 C14.7 3.7 16.6 5.3 16.6 7.6 C16.6 11.2 12.1 11.2 12.1 14.8
      dots 12.1 19.6
    info
      lines M9.6 10.4 H12.3 V19.6 M9.2 19.6 H15.2
      dots 12 5
    infinity
      lines M12 12 C10 9 8.6 7.4 6.4 7.4 C3.9 7.4 2.2 9.4 2.2 12 C2.2 14.6 3.9 16.6 6.4 16.6 C8.6 16.6 10 15 12 12
      lines M12 12 C14 9 15.4 7.4 17.6 7.4 C20.1 7.4 21.8 9.4 21.8 12 C21.8 14.6 20.1 16.6 17.6 16.6 C15.4 16.6 14 15
      lines 12 12
    percent
      lines M18.4 4.4 L5.6 19.6 O 7 7.2 2.9 O 17 16.8 2.9
    command
      lines M8.8 8.8 H15.2 V15.2 H8.8 Z M8.8 8.8 H6.4 A2.4 2.4 0 1 1 8.8 6.4 Z M15.2 8.8 V6.4 A2.4 2.4 0 1 1 17.6 8.8 Z
      lines M15.2 15.2 H17.6 A2.4 2.4 0 1 1 15.2 17.6 Z M8.8 15.2 V17.6 A2.4 2.4 0 1 1 6.4 15.2 Z
    option
      lines M3.4 6 H8.6 L15.4 18.6 H20.6 M14.6 6 H20.6
    control
      lines M5.6 13.4 L12 6.6 L18.4 13.4
    shift
      body M12 3.4 L21 12.6 H16.2 V20 H7.8 V12.6 H3 Z
    return
      lines M20 6 V11.4 A2.4 2.4 0 0 1 17.6 13.8 H4.4 M8.8 9 L4 13.8 L8.8 18.6
    delete.left
      body M8.6 5 H19.4 A2.4 2.4 0 0 1 21.8 7.4 V16.6 A2.4 2.4 0 0 1 19.4 19 H8.6 L2.2 12 Z
      details M11 9 L17 15 M17 9 L11 15
    delete.right
      body M15.4 5 H4.6 A2.4 2.4 0 0 0 2.2 7.4 V16.6 A2.4 2.4 0 0 0 4.6 19 H15.4 L21.8 12 Z
      details M7 9 L13 15 M13 9 L7 15
    power
      lines M12 3 V11.4 M7.4 5.4 A8.2 8.2 0 1 0 16.6 5.4
    text.alignleft
      lines M3.4 5 H20.6 M3.4 9.7 H14.6 M3.4 14.3 H20.6 M3.4 19 H14.6
    text.alignright
      lines M3.4 5 H20.6 M9.4 9.7 H20.6 M3.4 14.3 H20.6 M9.4 19 H20.6
    text.aligncenter
      lines M3.4 5 H20.6 M6.4 9.7 H17.6 M3.4 14.3 H20.6 M6.4 19 H17.6
    text.justify
      lines M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M3.4 19 H20.6
    text.justifyleft
      lines M3.4 5 H20.6 M3.4 9.7 H20.6 M3.4 14.3 H20.6 M3.4 19 H13
    text.quote
      lines M8.4 6 H20.6 M8.4 12 H20.6 M8.4 18 H16 M3.8 5.4 V18.6
    text.magnifyingglass
      lines M3 4.6 H18 M3 9.4 H8.4 M3 14.2 H7.4 M3 19 H9.6 O 15.2 14 4.4 M18.4 17.2 L21.4 20.2
    bold
      lines M7 4 H13 A3.8 3.8 0 0 1 13 11.6 H7 Z M7 11.6 H14 A4.2 4.2 0 0 1 14 20 H7 Z
    italic
      lines M10.4 4 H17.4 M6.6 20 H13.6 M14.2 4 L9.8 20
    underline
      lines M6.6 3.6 V10.4 A5.4 5.4 0 0 0 17.4 10.4 V3.6 M5.4 20.4 H18.6
    strikethrough
      lines M3.4 12 H20.6 M17 7.2 C16.4 5 14.6 3.8 12 3.8 C9.2 3.8 7 5.2 7 7.6 C7 9.6 8.4 10.8 11 11.6
      lines M15.6 13.2 C16.8 13.9 17.4 14.9 17.4 16.2 C17.4 18.7 15.2 20.2 12.2 20.2 C9.2 20.2 7.1 18.8 6.6 16.4
    function
      lines M4 20.4 C7.6 21 8.2 18.6 9 14 L10.4 7 C11 4 12.4 2.8 14.6 3.4 M6.6 9.6 H13.4 M14.4 12 L20.4 19.4 M20.4 12
      lines L14.4 19.4
    scribble
      lines M3.4 14.6 C5 8.4 9.4 3.6 10.6 5.4 C12 7.6 6.4 15.4 8.4 16.6 C10.6 17.8 14 8.4 16 9.6 C17.8 10.8 13.4 17 15
      lines 18.6
      lines M15 18.6 C16.6 20 19.4 16.4 20.8 14
    signature
      lines M2.6 19.4 H21.4 M3 13.8 C6.4 12.6 12.4 6.8 10.8 4.4 C9.4 2.6 6.6 9.6 8.6 12.6 C10 14.6 12 11 13 10.6
      lines M13 10.6 C14.2 10.2 13 13.6 14.4 13.6 C15.8 13.6 16 11.4 17 11.6 C18 11.8 17.8 13.4 20.6 12.6
    circle.grid.2x2
      body O 7.2 7.2 3.4 O 16.8 7.2 3.4 O 7.2 16.8 3.4 O 16.8 16.8 3.4
    circle.grid.3x3
      body O 5 5 2 O 12 5 2 O 19 5 2 O 5 12 2 O 12 12 2 O 19 12 2 O 5 19 2 O 12 19 2 O 19 19 2
    grid
      lines M9 3.4 V20.6 M15 3.4 V20.6 M3.4 9 H20.6 M3.4 15 H20.6
    waveform
      lines M2.8 10.8 V13.2 M6.5 8 V16 M10.2 4 V20 M13.9 7.4 V16.6 M17.6 9.4 V14.6 M21.2 11 V13
    waveform.path
      lines M2.4 12.6 H4.6 L7.2 7 L10 19.2 L13.2 4.4 L16.4 16.6 L18.6 11.4 H21.6
    waveform.path.ecg
      lines M2.2 13 H6 L8 9.4 L11 18.8 L14.4 4.6 L17 13 H21.8
    dot.radiowaves.left.and.right
      areas O 12 12 1.3
      lines M8.3 15.7 A5.2 5.2 0 0 1 8.3 8.3 M15.7 8.3 A5.2 5.2 0 0 1 15.7 15.7
      lines M5.2 18.8 A9.6 9.6 0 0 1 5.2 5.2 M18.8 5.2 A9.6 9.6 0 0 1 18.8 18.8
    dot.radiowaves.right
      areas O 6 12 1.3
      lines M9.7 8.3 A5.2 5.2 0 0 1 9.7 15.7 M12.8 5.2 A9.6 9.6 0 0 1 12.8 18.8
    antenna.radiowaves.left.and.right
      areas O 12 8.6 1.3
      lines M12 11 V20.4 M8.8 12 A4.6 4.6 0 0 1 8.8 5.2 M15.2 5.2 A4.6 4.6 0 0 1 15.2 12
      lines M5.6 14.6 A8.6 8.6 0 0 1 5.6 2.6 M18.4 2.6 A8.6 8.6 0 0 1 18.4 14.6
    wave.3.right
      lines M5.6 9 A4.6 4.6 0 0 1 5.6 15 M9.8 6.2 A9 9 0 0 1 9.8 17.8 M14 3.6 A13 13 0 0 1 14 20.4
    wave.3.left
      lines M18.4 9 A4.6 4.6 0 0 0 18.4 15 M14.2 6.2 A9 9 0 0 0 14.2 17.8 M10 3.6 A13 13 0 0 0 10 20.4
    wifi
      lines M2.2 9.4 A13.6 13.6 0 0 1 21.8 9.4 M5.5 13 A9 9 0 0 1 18.5 13 M8.8 16.5 A4.5 4.5 0 0 1 15.2 16.5
      dots 12 19.4
    cellularbars
      areas R 3 16 2 4 0.6 R 8 12 2 8 0.6 R 13 8 2 12 0.6 R 18 4 2 16 0.6
    viewfinder
      lines M3 8 V5.6 A2.6 2.6 0 0 1 5.6 3 H8 M16 3 H18.4 A2.6 2.6 0 0 1 21 5.6 V8
      lines M21 16 V18.4 A2.6 2.6 0 0 1 18.4 21 H16 M8 21 H5.6 A2.6 2.6 0 0 1 3 18.4 V16
    qrcode.viewfinder
      lines M3 7 V5.4 A2.4 2.4 0 0 1 5.4 3 H7 M17 3 H18.6 A2.4 2.4 0 0 1 21 5.4 V7
      lines M21 17 V18.6 A2.4 2.4 0 0 1 18.6 21 H17 M7 21 H5.4 A2.4 2.4 0 0 1 3 18.6 V17
      lines R 7.2 7.2 3.2 3.2 0.5 R 13.6 7.2 3.2 3.2 0.5 R 7.2 13.6 3.2 3.2 0.5
      areas R 13.4 13.4 0.8 0.8 0.2 R 16.2 13.4 0.8 0.8 0.2 R 13.4 16.2 0.8 0.8 0.2 R 16.2 16.2 0.8 0.8 0.2
    barcode.viewfinder
      lines M3 7 V5.4 A2.4 2.4 0 0 1 5.4 3 H7 M17 3 H18.6 A2.4 2.4 0 0 1 21 5.4 V7
      lines M21 17 V18.6 A2.4 2.4 0 0 1 18.6 21 H17 M7 21 H5.4 A2.4 2.4 0 0 1 3 18.6 V17
      lines M7.6 8 V16 M10.6 8 V16 M13.4 8 V16 M16.4 8 V16
    faceid
      lines M3 7.6 V5.6 A2.6 2.6 0 0 1 5.6 3 H7.6 M16.4 3 H18.4 A2.6 2.6 0 0 1 21 5.6 V7.6
      lines M21 16.4 V18.4 A2.6 2.6 0 0 1 18.4 21 H16.4 M7.6 21 H5.6 A2.6 2.6 0 0 1 3 18.4 V16.4
      lines M8 8.4 V10 M16 8.4 V10 M12.4 8.4 V12.2 A0.9 0.9 0 0 1 11.5 13.1 M8.4 15.8 A5 5 0 0 0 15.6 15.8
    touchid
      lines M6 19.4 C7.2 17.4 7.6 15 7.6 12 A4.4 4.4 0 0 1 16.4 12 C16.4 14 16.3 15.6 16 17.2 M12 12 C12 15.6 11.4
      lines 18.6 9.8 21
      lines M3.8 15.8 C4.3 14.4 4.4 13.4 4.4 12 A7.6 7.6 0 0 1 16 5.6 M18.4 7.8 C19.2 9 19.6 10.4 19.6 12 C19.6 14.2
      lines 19.4 16 19 17.6
      lines M14.8 20.4 C15 19.9 15.2 19.5 15.3 19
    """
}
