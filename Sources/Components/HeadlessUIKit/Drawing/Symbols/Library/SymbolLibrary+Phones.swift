extension SymbolLibrary {
  /// Phones, tablets and watches.
  static let phones = """
    iphone
      body R 6 1.8 12 20.4 3
      details M10.9 4.7 H13.1 M9.6 19.7 H14.4
    iphone.gen1
      body R 6 1.8 12 20.4 2.6
      details O 12 18.8 0.9
    ipad
      body R 4 2 16 20 2.6
      details M9.4 19.4 H14.6
    applewatch
      body R 5.8 5.6 12.4 12.8 3.4
      lines M8.2 5.4 L9 2.8 A1.2 1.2 0 0 1 10.2 2 H13.8 A1.2 1.2 0 0 1 15 2.8 L15.8 5.4 M8.2 18.6 L9 21.2 A1.2 1.2 0 0 0
      lines 10.2 22 H13.8 A1.2 1.2 0 0 0 15 21.2 L15.8 18.6 M20.2 9.8 V12.4
    simcard
      body M7.2 2.2 H13 A2.2 2.2 0 0 1 14.6 2.9 L18.4 6.7 A2.2 2.2 0 0 1 19 8.3 V19.2 A2.6 2.6 0 0 1 16.4 21.8 H7.6 A2.6
      body 2.6 0 0 1 5 19.2 V4.4 A2.2 2.2 0 0 1 7.2 2.2 Z
      details R 8.4 11 7.2 7.2 1.4 M12 11 V18.2 M8.4 14.6 H15.6
    sdcard
      body M7.2 2.2 H14.6 A2.2 2.2 0 0 1 16.2 2.9 L18.4 5.1 A2.2 2.2 0 0 1 19 6.7 V19.2 A2.6 2.6 0 0 1 16.4 21.8 H7.6
      body A2.6 2.6 0 0 1 5 19.2 V4.4 A2.2 2.2 0 0 1 7.2 2.2 Z
      details M8.8 5.6 V8.4 M12 5.6 V8.4 M15.2 6.4 V8.4
    part.iphone
      body R 6 1.8 12 20.4 3
      details M10.9 4.7 H13.1
    part.ipad
      body R 4 2 16 20 2.6
    iphone.gen2
      body R 6 1.8 12 20.4 3
      spots M9.4 2.2 H14.6 V2.8 A1 1 0 0 1 13.6 3.6 H10.4 A1 1 0 0 1 9.4 2.8 Z
    iphone.gen3
      body R 6 1.8 12 20.4 3
      details M10.9 4.7 H13.1
    iphone.circle
      use circle
      details R 9 6.4 6 11.2 1.4 M11.4 8.4 H12.6
    iphone.landscape
      use iphone 12 12 1 -90
    iphone.radiowaves.left.and.right
      use part.iphone 12 12 0.8
      lines M3.6 8 A8 8 0 0 0 3.6 16 M20.4 8 A8 8 0 0 1 20.4 16
    iphone.radiowaves.left.and.right.circle
      use circle
      details R 10 7.4 4 9.2 1 M7 10 A4 4 0 0 0 7 14 M17 10 A4 4 0 0 1 17 14
    iphone.and.arrow.forward
      lines M13 6.6 V4.6 A2.6 2.6 0 0 0 10.4 2 H6.6 A2.6 2.6 0 0 0 4 4.6 V19.4 A2.6 2.6 0 0 0 6.6 22 H10.4 A2.6 2.6 0 0
      lines 0 13 19.4 V17.4 M8.4 12 H21.4 M18 8.4 L21.6 12 L18 15.6
    iphone.homebutton
      use iphone.gen1
    iphone.homebutton.radiowaves.left.and.right
      use iphone.radiowaves.left.and.right
    iphone.gen1.radiowaves.left.and.right
      use iphone.radiowaves.left.and.right
    iphone.gen2.radiowaves.left.and.right
      use iphone.radiowaves.left.and.right
    iphone.gen3.radiowaves.left.and.right
      use iphone.radiowaves.left.and.right
    platter.filled.bottom.iphone
      use part.iphone
      spots R 8 15.4 8 4 1.4
    platter.filled.top.iphone
      use part.iphone
      spots R 8 7.4 8 4 1.4
    apps.iphone
      use part.iphone
      spots R 8.8 7 1.6 1.6 0.3 R 13.6 7 1.6 1.6 0.3 R 8.8 11.6 1.6 1.6 0.3 R 13.6 11.6 1.6 1.6 0.3 R 8.8 16.2 1.6 1.6
      spots 0.3 R 13.6 16.2 1.6 1.6 0.3
    ipad.gen1
      body R 4 2 16 20 2.6
      spots O 12 19.2 0.3
    ipad.gen2
      use ipad
    ipad.homebutton
      use ipad.gen1
    ipad.landscape
      use ipad 12 12 1 -90
    ipad.gen2.landscape
      use ipad.landscape
    ipad.gen1.landscape
      use ipad.gen1 12 12 1 -90
    ipad.homebutton.landscape
      use ipad.gen1.landscape
    ipad.and.iphone
      use part.ipad 9.4 11 0.86
      front
      use part.iphone 18.6 15 0.62
    ipad.and.arrow.forward
      lines M14 6.6 V4.6 A2.6 2.6 0 0 0 11.4 2 H4.6 A2.6 2.6 0 0 0 2 4.6 V19.4 A2.6 2.6 0 0 0 4.6 22 H11.4 A2.6 2.6 0 0
      lines 0 14 19.4 V17.4 M8.4 12 H21.8 M18.4 8.4 L22 12 L18.4 15.6
    esim
      use simcard
    ipod
      body R 5.4 1.8 13.2 20.4 2.6
      details R 8.2 4.8 7.6 5.8 0.6
      shapes O 12 15.8 3
    applewatch.watchface
      use applewatch
      details M12 8.8 V12.2 L14 13.6
    applewatch.radiowaves.left.and.right
      use applewatch 12 12 0.84
      lines M3 8 A8 8 0 0 0 3 16 M21 8 A8 8 0 0 1 21 16
    visionpro
      body M4.4 6.6 C9 5.4 15 5.4 19.6 6.6 C21.4 7.2 22.4 9 22.4 11.6 C22.4 15.4 20.6 17.8 17.8 17.8 C15.2 17.8 14.4
      body 15.6 12 15.6 C9.6 15.6 8.8 17.8 6.2 17.8 C3.4 17.8 1.6 15.4 1.6 11.6 C1.6 9 2.6 7.2 4.4 6.6 Z
    airtag
      body O 12 12 9.35
      details O 12 12 5.4
    applelogo
      body M12 7.4 C9.6 5.4 4.6 6 4 11.4 C3.6 15.6 6.4 20.8 9.4 21.2 C10.4 21.3 11.2 20.7 12 20.7 C12.8 20.7 13.6 21.3
      body 14.6 21.2 C17.6 20.8 20.4 15.6 20 11.4 C19.4 6 14.4 5.4 12 7.4 Z
      areas M12.4 5 C12.4 3 14 1.6 16 1.6 C16 3.6 14.4 5 12.4 5 Z
    simcard.2
      use simcard 15.4 13.4 0.78
      use simcard 8 10.4 0.78
    platter.2.filled.iphone
      use part.iphone
      spots R 8 6.8 8 4 1.2 R 8 13.6 8 4 1.2
    platter.2.filled.ipad
      use part.ipad
      spots R 6.6 5.6 10.8 5 1.2 R 6.6 13.4 10.8 5 1.2
    apps.ipad
      use part.ipad
      spots R 7.4 6.6 2 2 0.4 R 14.6 6.6 2 2 0.4 R 7.4 11 2 2 0.4 R 14.6 11 2 2 0.4 R 7.4 15.4 2 2 0.4 R 14.6 15.4 2 2
      spots 0.4
    apps.ipad.landscape
      use apps.ipad 12 12 1 -90
    apps.iphone.landscape
      use apps.iphone 12 12 1 -90
    iphone.gen1.landscape
      use iphone.gen1 12 12 1 -90
    iphone.homebutton.landscape
      use iphone.gen1 12 12 1 -90
    iphone.gen2.landscape
      use iphone.gen2 12 12 1 -90
    iphone.gen3.landscape
      use iphone.gen3 12 12 1 -90
    iphone.rear.camera
      use part.iphone
      shapes O 10 6.4 1 O 13.4 8.4 1
    ipad.rear.camera
      use part.ipad
      shapes O 8.4 6.4 1.2
    iphone.case
      body R 5.4 1.8 13.2 20.4 3.4
      details R 8 4.6 4.6 4.6 1.2
    ipad.case
      body R 3.4 2 17.2 20 3
      details R 6 4.6 4 4 1
    """
}
