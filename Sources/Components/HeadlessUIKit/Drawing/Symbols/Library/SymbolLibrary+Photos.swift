extension SymbolLibrary {
  /// Photos, cameras and films.
  static let photos = """
    ticket
      use part.ticket 12 12 0.96 -45
    theatermasks
      use part.mask 16.4 14 0.62
      front
      use part.mask 8 9.6 0.72
    photo.stack
      use photo 12 14.6 0.9
      lines M5.2 5 H18.8 M7.8 2.2 H16.2
    film
      body R 2.4 4 19.2 16 2.8
      details M7.2 4.2 V19.8 M16.8 4.2 V19.8 M7.4 12 H16.6 M2.8 8.2 H7 M2.8 12 H7 M2.8 15.8 H7 M17 8.2 H21.2 M17 12
      details H21.2 M17 15.8 H21.2
    video
      body R 1.4 5.8 14.2 12.4 3
      body M18.2 10.4 L21.4 7.9 A0.8 0.8 0 0 1 22.7 8.5 V15.5 A0.8 0.8 0 0 1 21.4 16.1 L18.2 13.6 Z
    camera
      body M4.6 6.6 H6.4 C7.2 6.6 7.6 6.3 8 5.6 L8.6 4.6 A2 2 0 0 1 10.3 3.6 H13.7 A2 2 0 0 1 15.4 4.6 L16 5.6 C16.4 6.3
      body 16.8 6.6 17.6 6.6 H19.4 A2.6 2.6 0 0 1 22 9.2 V17.2 A2.6 2.6 0 0 1 19.4 19.8 H4.6 A2.6 2.6 0 0 1 2 17.2 V9.2
      body A2.6 2.6 0 0 1 4.6 6.6 Z
      details O 12 12.9 4
      spots O 18.2 10 0.2
    photo
      body R 2 4 20 16 3
      solids M3 17.6 L7.6 12.8 A1.4 1.4 0 0 1 9.5 12.7 L12.4 15.4 L15.8 11.8 A1.4 1.4 0 0 1 17.8 11.8 L21.2 15.4 V17
      solids A2.2 2.2 0 0 1 19 19.2 H5 A2.2 2.2 0 0 1 3 17.6 Z
      cuts M2 18.4 L7.4 12.9 A1.4 1.4 0 0 1 9.4 12.8 L12.3 15.6 L15.8 11.8 A1.4 1.4 0 0 1 17.8 11.8 L22 16.2
      spots O 7.6 8.8 1
    photo.on.rectangle
      lines M4.4 15.6 A2.6 2.6 0 0 1 1.9 13 V6 A2.8 2.8 0 0 1 4.7 3.2 H15.6 A2.8 2.8 0 0 1 18.3 5.4
      front
      use photo 14 14 0.82
    camera.metering.none
      lines R 2 5 20 14 2.8
    camera.metering.spot
      lines R 2 5 20 14 2.8
      areas O 12 12 1.3
    camera.metering.partial
      lines R 2 5 20 14 2.8 O 12 12 3.4
    camera.metering.center.weighted
      lines R 2 5 20 14 2.8 O 12 12 3.4
      areas O 12 12 0.8
    camera.metering.matrix
      lines R 2 5 20 14 2.8 M2 9.7 H22 M2 14.3 H22 M8.7 5 V19 M15.3 5 V19
    photo.on.rectangle.angled
      use photo.on.rectangle
    photo.circle
      use circle
      spots M6 15.6 L9.4 12 L12 14.4 L14.8 11 L18.2 15 A7.4 7.4 0 0 1 6 15.6 Z O 9 8.6 0.8
    photo.artframe
      lines R 2.6 3 18.8 18 1.4 R 6 6.4 12 11.2 0.6
      areas M6.6 16.8 L9.8 13 L12 15 L14 12.6 L17.4 16.8 Z O 9.4 9.6 0.5
    livephoto
      areas O 12 12 1.6
      lines O 12 12 5.2
      use circle.dotted
    livephoto.play
      areas M10.4 8.6 L15.6 12 L10.4 15.4 Z
      use circle.dotted
    camera.circle
      use circle
      spots M7.6 9.2 H9.2 L10 7.8 H14 L14.8 9.2 H16.4 A1 1 0 0 1 17.4 10.2 V15 A1 1 0 0 1 16.4 16 H7.6 A1 1 0 0 1 6.6 15
      spots V10.2 A1 1 0 0 1 7.6 9.2 Z
    camera.on.rectangle
      lines M4.4 15.6 A2.6 2.6 0 0 1 1.9 13 V6 A2.8 2.8 0 0 1 4.7 3.2 H15.6 A2.8 2.8 0 0 1 18.3 5.4
      front
      use camera 14 14 0.8
    camera.rotate
      use part.camera
      details M8.2 13.6 A3.9 3.9 0 0 1 15 11 M15.8 12.4 A3.9 3.9 0 0 1 9 15 M15.2 8.8 V11.2 H12.8 M8.8 17.2 V14.8 H11.2
    arrow.triangle.2.circlepath.camera
      use camera.rotate
    part.camera
      body M4.6 6.6 H6.4 C7.2 6.6 7.6 6.3 8 5.6 L8.6 4.6 A2 2 0 0 1 10.3 3.6 H13.7 A2 2 0 0 1 15.4 4.6 L16 5.6 C16.4 6.3
      body 16.8 6.6 17.6 6.6 H19.4 A2.6 2.6 0 0 1 22 9.2 V17.2 A2.6 2.6 0 0 1 19.4 19.8 H4.6 A2.6 2.6 0 0 1 2 17.2 V9.2
      body A2.6 2.6 0 0 1 4.6 6.6 Z
    camera.macro
      lines M12 20.8 V13.6 M12 20.8 C9 20.8 7 19.4 6 17 C9 16.4 11 17.6 12 20.8 C13 17.6 15 16.4 18 17 C17 19.4 15 20.8
      lines 12 20.8
      areas O 12 8.2 1.4
      lines O 12 4.6 2.2 O 15.4 7 2.2 O 14.2 11 2.2 O 9.8 11 2.2 O 8.6 7 2.2
    camera.filters
      lines O 12 8.4 5.6 O 8.4 14.8 5.6 O 15.6 14.8 5.6
    camera.aperture
      lines O 12 12 9.35 M12 2.65 L16.6 12.4 M20.1 7.3 L13.6 15.6 M20.1 16.7 L9.4 15.2 M12 21.35 L7.4 11.6 M3.9 16.7
      lines L10.4 8.4 M3.9 7.3 L14.6 8.8
    camera.shutter.button
      body R 4 9.4 16 10.4 2.6
      lines M8 9 V6.6 A1.6 1.6 0 0 1 9.6 5 H14.4 A1.6 1.6 0 0 1 16 6.6 V9
    web.camera
      body O 12 9 6.4
      shapes O 12 9 2.4
      lines M8.4 14.8 L6.4 20.6 H17.6 L15.6 14.8
    video.circle
      use circle
      spots R 6.2 8.8 8 6.4 1.4 M15.6 11 L18 9.2 V14.8 L15.6 13 Z
    video.square
      use square
      spots R 6.4 8.8 7.6 6.4 1.4 M15.4 11 L17.6 9.2 V14.8 L15.4 13 Z
    arrow.up.right.video
      use video
      details M6 14.6 L10.8 9.8 M7 9.4 H11.2 V13.6
    arrow.down.left.video
      use video
      details M10.8 9.6 L6 14.4 M10 14.8 H5.8 V10.6
    questionmark.video
      use video
      details M6.6 10 C6.8 8.6 7.6 8 8.6 8 C9.8 8 10.6 8.8 10.6 9.8 C10.6 11.4 8.6 11.4 8.6 13
      eyes 8.6 15.6
    video.doorbell
      body R 7 2.4 10 19.2 4
      details O 12 8 2.2
      spots O 12 16 1.2
    film.stack
      use film 12 14.4 0.86
      lines M5.4 4.8 H18.6 M7.8 2 H16.2
    movieclapper
      body R 2.4 9.4 19.2 11.2 2.4
      body M2.4 8.8 L2 6.6 A1.6 1.6 0 0 1 3.3 4.7 L18.6 2.2 A1.6 1.6 0 0 1 20.4 3.5 L20.8 5.6 Z
      details M7.6 4.4 L9.8 7.2 M12.6 3.6 L14.8 6.4 M7 9.8 L5.4 12.8 M12.4 9.8 L10.8 12.8 M17.8 9.8 L16.2 12.8
    popcorn
      body M5.4 9.6 A3 3 0 0 1 6.6 5 A3.4 3.4 0 0 1 12 3.6 A3.4 3.4 0 0 1 17.4 5 A3 3 0 0 1 18.6 9.6 L17.2 20 A1.8 1.8 0
      body 0 1 15.4 21.6 H8.6 A1.8 1.8 0 0 1 6.8 20 Z
      details M5.6 10 H18.4 M9.8 10.4 L10.4 21.2 M14.2 10.4 L13.6 21.2
    part.mask
      body M3 5.4 C9 3.6 15 3.6 21 5.4 V11.4 C21 17.4 17.4 21.6 12 21.6 C6.6 21.6 3 17.4 3 11.4 Z
      details M6.6 10 H9.4 M14.6 10 H17.4 M8 14.8 A5 5 0 0 0 16 14.8
    theatermask.and.paintbrush
      use part.mask 8.6 10 0.76
      front
      use paintbrush 18 16.4 0.56
    part.ticket
      body M4 5.6 H20 A1.8 1.8 0 0 1 21.8 7.4 V9.4 A2.7 2.7 0 0 0 21.8 14.6 V16.6 A1.8 1.8 0 0 1 20 18.4 H4 A1.8 1.8 0 0
      body 1 2.2 16.6 V14.6 A2.7 2.7 0 0 0 2.2 9.4 V7.4 A1.8 1.8 0 0 1 4 5.6 Z
      details M8 6.4 V8.2 M8 11 V13 M8 15.8 V17.6
    """
}
