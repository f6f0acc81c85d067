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
      lines M12 3.4 V14 M6.7 8.7 H17.3 M6.7 19.6 H17.3
    lessthan
      lines M17.6 5 L6.4 12 L17.6 19
    greaterthan
      lines M6.4 5 L17.6 12 L6.4 19
    part.slash
      lines M6.6 20.4 L17.4 3.6
    asterisk
      lines M12 4 V20 M5.1 8 L18.9 16 M18.9 8 L5.1 16
    ellipsis
      areas O 4.6 12 1.15 O 12 12 1.15 O 19.4 12 1.15
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
    command
      lines M8.8 8.8 H15.2 V15.2 H8.8 Z M8.8 8.8 H6.4 A2.4 2.4 0 1 1 8.8 6.4 Z M15.2 8.8 V6.4 A2.4 2.4 0 1 1 17.6 8.8 Z
      lines M15.2 15.2 H17.6 A2.4 2.4 0 1 1 15.2 17.6 Z M8.8 15.2 V17.6 A2.4 2.4 0 1 1 6.4 15.2 Z
    option
      lines M3.4 6 H8.6 L15.4 18.6 H20.6 M14.6 6 H20.6
    shift
      body M12 3.4 L21 12.6 H16.2 V20 H7.8 V12.6 H3 Z
    delete.left
      body M8.6 5 H19.4 A2.4 2.4 0 0 1 21.8 7.4 V16.6 A2.4 2.4 0 0 1 19.4 19 H8.6 L2.2 12 Z
      details M11 9 L17 15 M17 9 L11 15
    delete.right
      body M15.4 5 H4.6 A2.4 2.4 0 0 0 2.2 7.4 V16.6 A2.4 2.4 0 0 0 4.6 19 H15.4 L21.8 12 Z
      details M7 9 L13 15 M13 9 L7 15
    smiley
      body O 12 12 9.35
      spots M7.6 13.2 H16.4 A4.4 4.4 0 0 1 7.6 13.2 Z
      eyes 8.8 9 15.2 9
    nosign
      lines O 12 12 9.35 M5.4 5.4 L18.6 18.6
    sos
      lines M6.6 9 C6.2 7.8 5.4 7.2 4.2 7.2 C2.8 7.2 1.8 8.1 1.8 9.4 C1.8 10.8 3 11.4 4.3 11.8 C5.6 12.2 6.8 12.8 6.8
      lines 14.4 C6.8 15.9 5.8 16.8 4.3 16.8 C2.8 16.8 1.8 16.1 1.5 14.8
      lines M12 7.2 C14.2 7.2 15 9.4 15 12 C15 14.6 14.2 16.8 12 16.8 C9.8 16.8 9 14.6 9 12 C9 9.4 9.8 7.2 12 7.2 Z
      lines M22 9 C21.6 7.8 20.8 7.2 19.6 7.2 C18.2 7.2 17.2 8.1 17.2 9.4 C17.2 10.8 18.4 11.4 19.7 11.8 C21 12.2 22.2
      lines 12.8 22.2 14.4 C22.2 15.9 21.2 16.8 19.7 16.8 C18.2 16.8 17.2 16.1 16.9 14.8
    clear
      body M8.6 5 H19.4 A2.4 2.4 0 0 1 21.8 7.4 V16.6 A2.4 2.4 0 0 1 19.4 19 H8.6 L2.2 12 Z
      details M11 9 L17 15 M17 9 L11 15
    projective
      lines M4 20 L9 4 H15 L20 20 Z M6.4 12.4 H17.6 M12 4 V20
    capslock
      body M12 2.4 L20.4 11 H16 V15.6 H8 V11 H3.6 Z R 8 18.4 8 3 0.8
    alt
      lines M3.4 6 H8.6 L15.4 18.6 H20.6 M14.6 6 H20.6
    space
      lines M3.4 9.6 V14.4 A1.6 1.6 0 0 0 5 16 H19 A1.6 1.6 0 0 0 20.6 14.4 V9.6
    plus.forwardslash.minus
      lines M7 3.6 V10.8 M3.4 7.2 H10.6 M13.6 17 H20.8 M18.6 3.8 L5.4 20.2
    checkmark.applewatch
      use applewatch
      details M9.4 12 L11.4 14.2 L14.6 9.8
    perspective
      body M4 8 L20 4 V20 L4 16 Z
      details M12 6 V18 M4 12 H20
    skew
      body M8 4.6 H21.4 L16 19.4 H2.6 Z
    flip.horizontal
      lines M12 3.4 V20.6
      body M9 6.4 V17.6 H2.4 Z M15 6.4 V17.6 H21.6 Z
    directcurrent
      lines M3 9 H21 M3 15 H7 M10 15 H14 M17 15 H21
    bitcoinsign
      lines M8 4.4 H13.4 A3.7 3.7 0 0 1 13.4 11.8 H8 Z M8 11.8 H14.2 A3.9 3.9 0 0 1 14.2 19.6 H8 Z M10 2 V4.2 M13 2 V4.2
      lines M10 19.8 V22 M13 19.8 V22 M6 4.4 H8 M6 19.6 H8
    rublesign
      lines M8.6 20.6 V3.8 H13.6 A4.7 4.7 0 0 1 13.6 13.2 H6 M6 16.8 H14
    indianrupeesign
      lines M6 4 H18 M6 8.4 H18 M6 4 H10 A4.4 4.4 0 0 1 10 12.8 H6.4 L14.6 20.4
    wonsign
      lines M3.6 4 L8 20 L12 7 L16 20 L20.4 4 M2.6 10.4 H21.4
    turkishlirasign
      lines M9 3.6 V20 C14.6 20 17.6 17 17.6 12.6 M5 12 L15 8 M5 15.6 L15 11.6
    lirasign
      lines M16.4 7.4 A4.4 4.4 0 0 0 8.2 7.6 V16 C8.2 18 7.6 19.2 6 20.2 H17.4 M5.4 10.6 H13.4 M5.4 14 H13.4
    pesosign
      lines M7.6 20.6 V3.6 H12.8 A4.4 4.4 0 0 1 12.8 12.6 H7.6 M4.6 6.6 H19.4 M4.6 9.6 H19.4
    pesetasign
      lines M6.6 20.6 V3.6 H11.8 A4.4 4.4 0 0 1 11.8 12.6 H6.6 M16 3.6 V17.4 A2.6 2.6 0 0 0 18.8 20 M13.6 7.4 H19.4
    francsign
      lines M8.4 20.6 V3.8 H17.6 M8.4 11.2 H16 M5.4 16 H12.6
    florinsign
      lines M4.6 20.2 C8.4 21.4 9.4 19 10.4 14.4 L12 7 C12.8 3.8 14.6 2.6 18 3.8 M7.4 10.4 H15.6
    bahtsign
      lines M8 4.4 H13.4 A3.7 3.7 0 0 1 13.4 11.8 H8 Z M8 11.8 H14.2 A3.9 3.9 0 0 1 14.2 19.6 H8 Z M11.6 2 V22
    australsign
      lines M4.6 20 L12 4 L19.4 20 M3.4 12.4 H20.6 M3.4 15.6 H20.6
    chineseyuanrenminbisign
      lines M6 4 H18 M3.6 10 H20.4 M9 10.2 C9 15 7.6 18.4 4 20.4 M14.6 10.2 V18 A2.2 2.2 0 0 0 16.8 20.2 H18.2 A2 2 0 0
      lines 0 20.2 18.2 V17
    cruzeirosign
      lines M18.4 7.6 A7.6 7.6 0 1 0 18.4 16.6 M11 9.6 V17 M11 13 C11.8 11.2 13 10.6 14.6 10.8
    guaranisign
      lines M17.8 7.4 A7.2 7.2 0 1 0 18.8 13 H12.4 M12 2 V22
    kipsign
      lines M8 3.8 V20.2 M18 3.8 L8 13 M11.6 10 L18.6 20.2 M4.6 12 H19.4
    larisign
      lines M5.4 14 C5.4 8.4 8.2 5.4 12 5.4 C15.8 5.4 18.6 8.4 18.6 12.6 M9.8 2.4 V12 M14.2 2.4 V12 M5.4 14 C5.4 17.6 8
      lines 20 11.6 20 M5.4 20.2 H18.6
    manatsign
      lines M4 20.2 V14.4 A8 8 0 0 1 20 14.4 V20.2 M12 3.4 V20.2
    millsign
      lines M4 19 V9 M4 11.4 C5.4 8.6 9.6 8.2 10.4 11.4 V19 M10.4 11.4 C12 8.6 16.4 8.2 17.4 11.4 V19 M16 3.6 L8 22
    nairasign
      lines M6.4 20.2 V3.8 L17.6 20.2 V3.8 M3.6 10 H20.4 M3.6 14 H20.4
    rupeesign
      lines M4 20 V4 H8.6 A4 4 0 0 1 8.6 12 H4 M8 12 L12.6 20 M20.2 12.4 C19 10.6 15.4 10.8 15.6 13.2 C15.8 15.8 20.4
      lines 14.8 20.4 17.6 C20.4 20.4 16 20.4 15 18.2
    shekelsign
      lines M5 19.6 V5 H11.4 A3.4 3.4 0 0 1 14.8 8.4 V15 M9.4 9 V19.6 H15.6 A3.8 3.8 0 0 0 19.4 15.8 V5
    tengesign
      lines M4.6 4 H19.4 M4.6 8.8 H19.4 M12 9 V20.4
    tugriksign
      lines M4.6 4 H19.4 M12 4.2 V20.4 M8 12.6 L16 9.6 M8 16.6 L16 13.6
    hryvniasign
      lines M6.6 7 C8 3.2 16.6 2.6 16.8 7.4 C17 11.4 7.2 12.4 7 16.8 C7 21.2 15.6 21.2 17.4 17 M4.4 10.2 H19.6 M4.4 13.8
      lines H19.6
    cedisign
      lines M17.8 7.6 A7.2 7.2 0 1 0 17.8 16.6 M12 2 V22
    coloncurrencysign
      lines M17.8 7.6 A7.2 7.2 0 1 0 17.8 16.6 M13.4 2.4 L8.4 21.6 M17 2.4 L12 21.6
    dongsign
      lines O 11 13.4 4.6 M15.6 3.4 V18 M12.4 6.4 H18.6 M6.4 21 H16.4
    parentheses
      lines M8 3.6 A15 15 0 0 0 8 20.4 M16 3.6 A15 15 0 0 1 16 20.4
    paragraph
      lines M12.4 4 H9.2 A4.4 4.4 0 0 0 9.2 12.8 H12.4 M12.4 20.4 V4 H18.6 M16.6 4 V20.4
    fleuron
      use leaf
    numbersign
      use number
    placeholdertext.fill
      use text.redaction
    f.cursive
      lines M5 20.4 C8.8 21.4 9.6 18.4 10.4 14.4 L12 7 C12.8 3.6 14.4 2.4 18 3.4 M7 10 H15.4
    plus.slash.minus
      use plus.forwardslash.minus
    minus.slash.plus
      use plus.forwardslash.minus 12 12 -1
    minus.forwardslash.plus
      lines M13.4 7.2 H20.6 M3.4 17 H10.6 M7 13.4 V20.6 M18.6 3.8 L5.4 20.2
    firewall
      body R 2.4 4 19.2 16 2
      details M2.6 9.4 H21.4 M2.6 14.6 H21.4 M12 4.2 V9.4 M7 9.4 V14.6 M17 9.4 V14.6 M12 14.6 V19.8
    flowchart
      body R 8 2.6 8 5 1.2 R 2 16.4 8 5 1.2 R 14 16.4 8 5 1.2
      lines M12 7.6 V12 M6 16.4 V12 H18 V16.4
    peacesign
      lines O 12 12 9.35 M12 2.8 V21.2 M12 12 L5.6 18.6 M12 12 L18.4 18.6
    mosaic
      body R 2.6 2.6 11 7.4 1.4 R 2.6 13 6 8.4 1.4 R 11.6 13 9.8 8.4 1.4 R 16.6 2.6 4.8 7.4 1.4
    pano
      body M2.4 6.4 C8.6 8 15.4 8 21.6 6.4 V17.6 C15.4 16 8.6 16 2.4 17.6 Z
      spots M5.4 14.4 L9 11 L12 13.6 L14.6 11.4 L18.8 14.4 Z
    stroller
      body M12 4 A8.4 8.4 0 0 1 20.4 12.4 H12 Z
      lines M3 4.4 H5.4 L8 12.4 H20.4 M8.4 12.6 L17 18 M17.4 12.6 L9.6 18
      dots 8 20 18.4 20
    swatchpalette
      body M3 4.6 A2 2 0 0 1 5 2.6 H9 A2 2 0 0 1 11 4.6 V17.4 A4 4 0 0 1 3 17.4 Z M11 10 L16 5.4 A1.6 1.6 0 0 1 18.2 5.4
      body L21 8.4 A1.6 1.6 0 0 1 21 10.6 L11 20 Z M14.6 16.8 H19.6 A1.8 1.8 0 0 1 21.4 18.6 A2.8 2.8 0 0 1 18.6 21.4 H8
      eyes 7 17.4
    videoprojector
      body R 2 6.6 20 9.8 2.4
      shapes O 15.4 11.5 2.4
      eyes 6 11.5 9.2 11.5
      lines M5 16.6 V18.8 M19 16.6 V18.8
    warninglight
      body M6.6 16 V11.4 A5.4 5.4 0 0 1 17.4 11.4 V16 Z
      lines M3.6 19.6 H20.4 M12 2 V3.4 M3.6 7 L5 7.8 M20.4 7 L19 7.8
    yieldsign
      body M2.4 4.4 H21.6 L12 20.8 Z
      details M6.8 7 H17.2 L12 15.8 Z
    wrongwaysign
      body O 12 12 9.35
      details M6.4 12 H17.6
    fanblades
      use fan
    shadow
      lines O 12 12 9.35 M12 4 V20 M14.6 6 H17 M14.6 9 H19 M14.6 12 H20 M14.6 15 H19 M14.6 18 H17
    ipodtouch
      use iphone.gen1
    ipodtouch.landscape
      use iphone.gen1 12 12 1 -90
    ipodshuffle.gen4
      body R 5 5 14 14 2.6
      details O 12 12 4
    flipphone
      body R 6.6 2 10.8 9.4 2 R 6.6 12.6 10.8 9.4 2
      eyes 9.6 16 12 16 14.4 16 9.6 19 12 19 14.4 19
    airpod.left
      body M14.4 3.4 A5 5 0 0 1 14 13 V19.6 A1.9 1.9 0 0 1 10.2 19.6 V12.4 A5 5 0 0 1 14.4 3.4 Z
    airpod.right
      use airpod.left 12 12 -1
    airpodpro.left
      use airpod.left
    airpodpro.right
      use airpod.right
    airpod.gen3.left
      use airpod.left
    airpod.gen3.right
      use airpod.right
    earpods
      use earbuds
    hifireceiver
      body R 1.8 6.6 20.4 9 2
      shapes O 17 11.1 1.8
      details M5.4 9.6 H11 M5.4 12.6 H9
      lines M5 15.8 V17.8 M19 15.8 V17.8
    mediastick
      body R 2.4 8.6 14 6.8 2
      lines M16.6 10.4 H21.4 V13.6 H16.6
    brakesignal
      lines O 12 12 6.4 M3.6 5.6 A10.6 10.6 0 0 0 3.6 18.4 M20.4 5.6 A10.6 10.6 0 0 1 20.4 18.4 M12 8.4 V12.6
      dots 12 15.4
    carseat.left
      body M7 2.6 H10.4 A1.6 1.6 0 0 1 12 4 L13 13 H17.6 A2 2 0 0 1 19.6 15 V16.6 H9.6 A2 2 0 0 1 7.6 14.8 L5.4 4.6 A1.6
      body 1.6 0 0 1 7 2.6 Z
      lines M10 19.6 H18.6
    carseat.right
      use carseat.left 12 12 -1
    headlight.high.beam
      body M13 5 C19 5 21.6 8.4 21.6 12 C21.6 15.6 19 19 13 19 C11.6 15 11.6 9 13 5 Z
      lines M2.4 6 H9 M2.4 10 H8.4 M2.4 14 H8.4 M2.4 18 H9
    headlight.low.beam
      body M13 5 C19 5 21.6 8.4 21.6 12 C21.6 15.6 19 19 13 19 C11.6 15 11.6 9 13 5 Z
      lines M2.4 8 L9 6 M2.4 12 L8.4 10 M2.4 16 L8.4 14 M2.4 20 L9 18
    headlight.fog
      use headlight.low.beam
    taillight.fog
      use headlight.high.beam 12 12 -1
    parkinglight
      use headlight.high.beam
    windshield.front.and.wiper
      body M2.4 7.4 C8 5.4 16 5.4 21.6 7.4 L19.6 17.4 C14.6 16 9.4 16 4.4 17.4 Z
      details M12 15.8 L8 8.6
    windshield.rear.and.wiper
      body R 2.6 5.4 18.8 11.6 3
      details M12 15.8 L8 8.6
    tirepressure
      lines M5 19.6 C2.6 14 3.4 8 6.4 3.6 M19 19.6 C21.4 14 20.6 8 17.6 3.6 M12 6 V13.4 M4.6 19.8 H19.4
      dots 12 17
    oilcan
      body M3 11 H13 L16.6 13 L21.4 9.4 L22.4 11 L16.4 18 H6 A3 3 0 0 1 3 15 Z
      lines M7 10.8 V8 H11 M9 8 V10.8 M22 14.6 V15
    horn
      body M3 9.6 H8 L19.6 5 V19 L8 14.4 H3 Z
      lines M6 14.6 V17.6 H10.4
    horn.blast
      use horn 9.6 12 0.84
      lines M19.4 9 L21.4 7.6 M19.8 12 H22.4 M19.4 15 L21.4 16.4
    helm
      lines O 12 12 6.6 O 12 12 1.8 M12 1.8 V10.2 M12 13.8 V22.2 M1.8 12 H10.2 M13.8 12 H22.2 M4.8 4.8 L10.7 10.7 M13.3
      lines 13.3 L19.2 19.2 M19.2 4.8 L13.3 10.7 M10.7 13.3 L4.8 19.2
    gyroscope
      lines O 12 12 9.35 M12 2.8 C15.6 2.8 15.6 21.2 12 21.2 C8.4 21.2 8.4 2.8 12 2.8 Z M2.8 12 C2.8 8.4 21.2 8.4 21.2
      lines 12 C21.2 15.6 2.8 15.6 2.8 12 Z
      areas O 12 12 0.8
    pedal.brake
      body R 5 13 14 7 2
      lines M12 3 V12.8
    pedal.clutch
      use pedal.brake
    pedal.accelerator
      body R 8.4 8 7.2 13 2
      lines M12 2.4 V7.8
    transmission
      lines M4 4.6 V19.4 M12 4.6 V19.4 M20 4.6 V12 H4
      dots 4 3.4 12 3.4 20 3.4 4 20.6 12 20.6
    licenseplate
      body R 1.8 6 20.4 12 2.4
      details M6 12 H18
      eyes 5.6 9 18.4 9
    gym.bag
      body R 2 9.6 20 9.6 3
      lines M7 9.4 V8.6 A5 4 0 0 1 17 8.6 V9.4
      details M7 9.8 V19 M17 9.8 V19
    shoeprints.fill
      areas M6 3.4 C9.4 3.4 9.6 7.4 8.8 11.4 H4.2 C3 8 3 3.4 6 3.4 Z M4.8 13.4 H8.4 C8.4 16.4 5 16.4 4.8 13.4 Z M18 7.4
      areas C14.6 7.4 14.4 11.4 15.2 15.4 H19.8 C21 12 21 7.4 18 7.4 Z M19.2 17.4 H15.6 C15.6 20.4 19 20.4 19.2 17.4 Z
    greetingcard
      body R 3 4.4 18 15.2 2.2
      details M12 4.6 V19.4
    lanyardcard
      body R 5 7 14 14.6 2.4
      lines M9 6.8 L6.6 2.4 M15 6.8 L17.4 2.4
      spots O 12 12 1.6 M8.6 18 C8.8 16 10.2 15.4 12 15.4 C13.8 15.4 15.2 16 15.4 18 Z
    homekit
      use part.house
      details M8 12.4 L12 9 L16 12.4 V16.6 H8 Z
    opticid
      use eye
    hearingdevice.ear
      use ear
    heat.waves
      lines M6 4 C3.6 8 8.4 16 6 20 M12 4 C9.6 8 14.4 16 12 20 M18 4 C15.6 8 20.4 16 18 20
    laser.burst
      lines M12 2 V7 M12 17 V22 M2 12 H7 M17 12 H22 M5 5 L8.4 8.4 M15.6 15.6 L19 19 M19 5 L15.6 8.4 M8.4 15.6 L5 19
      areas O 12 12 1.4
    oar.2.crossed
      lines M5 19 L16.4 7.6 M19 19 L7.6 7.6
      body M16 8 C15.4 5.4 17 3.4 20.6 3.4 C20.6 7 18.6 8.6 16 8 Z M8 8 C8.6 5.4 7 3.4 3.4 3.4 C3.4 7 5.4 8.6 8 8 Z
    lines.measurement.horizontal
      lines M2.6 8 V16 M21.4 8 V16 M2.8 12 H21.2 M7.4 10 V14 M12 9 V15 M16.6 10 V14
    lines.measurement.vertical
      use lines.measurement.horizontal 12 12 1 90
    lightspectrum.horizontal
      lines M3 8 V16 M6 8 V16 M9 8 V16 M12 8 V16 M15 8 V16 M18 8 V16 M21 8 V16
    field.of.view.wide
      body M12 19.6 L3 6.4 C8 3.4 16 3.4 21 6.4 Z
    field.of.view.ultrawide
      body M12 18.6 L1.8 8.4 C7 3 17 3 22.2 8.4 Z
    digitalcrown.press
      body R 6 5.6 10 12.8 3
      lines M22 12 H18.6 M20 10 L18 12 L20 14
    digitalcrown.arrow.clockwise
      body R 4 5.6 10 12.8 3
      lines M17.4 7 C20.4 9.4 20.4 14.6 17.4 17 M20 17.2 H17.2 V14.4
    digitalcrown.arrow.counterclockwise
      body R 4 5.6 10 12.8 3
      lines M17.4 7 C20.4 9.4 20.4 14.6 17.4 17 M20 6.8 H17.2 V9.6
    """
}
