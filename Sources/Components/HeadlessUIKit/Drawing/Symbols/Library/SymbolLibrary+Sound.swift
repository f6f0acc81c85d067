extension SymbolLibrary {
  /// Sound and music.
  static let sound = """
    waveform
      lines M2.6 10.8 V13.2 M6.4 7.6 V16.4 M10.1 3.8 V20.2 M13.9 7 V17 M17.6 9.2 V14.8 M21.4 11 V13
    waveform.path
      lines M2 12.6 H4.4 L7.2 7 L10.2 19.4 L13.4 4.4 L16.6 16.8 L18.8 11.4 H22
    waveform.path.ecg
      lines M2 12.8 H5.8 A1 1 0 0 0 6.7 12.2 L8 9.4 L11 19.4 L14.2 4.4 L16.8 12.8 H22
    mic
      body R 8.6 2.2 6.8 12.2 3.4
      lines M5 11 V11.4 A7 7 0 0 0 19 11.4 V11 M12 18.4 V21.6 M8.4 21.6 H15.6
    speaker
      body M4.6 8.8 H7.6 L12.2 4.9 A1 1 0 0 1 13.8 5.7 V18.3 A1 1 0 0 1 12.2 19.1 L7.6 15.2 H4.6 A1.6 1.6 0 0 1 3 13.6
      body V10.4 A1.6 1.6 0 0 1 4.6 8.8 Z
    speaker.wave.1
      use speaker
      lines M17.2 8.8 A5 5 0 0 1 17.2 15.2
    speaker.wave.2
      use speaker 9.8 12 0.92
      lines M14.6 8.8 A5 5 0 0 1 14.6 15.2 M17.8 6 A9 9 0 0 1 17.8 18
    speaker.wave.3
      use speaker 8.2 12 0.84
      lines M12.8 9.2 A4.6 4.6 0 0 1 12.8 14.8 M15.8 6.8 A8.2 8.2 0 0 1 15.8 17.2 M18.8 4.4 A12 12 0 0 1 18.8 19.6
    music.note
      lines M9.8 17.4 V5.6 A1 1 0 0 1 10.5 4.7 L17.6 2.6 A0.6 0.6 0 0 1 18.4 3.2 V6.4 A1 1 0 0 1 17.7 7.3 L9.8 9.6
      areas M9.6 17.2 C9.6 19.2 8.2 20.6 6.6 20.6 C5.2 20.6 4.4 19.6 4.6 18.4 C4.8 16.8 6.6 16.4 9.6 15.8 Z
    music.note.list
      lines M3 5 H11 M3 10 H11 M3 15 H8 M15.8 17.6 V6.2 A0.8 0.8 0 0 1 16.4 5.4 L20.6 4.2 A0.6 0.6 0 0 1 21.4 4.8 V7.4
      lines L15.8 9
      areas M15.6 17.2 C15.6 19 14.4 20.2 13 20.2 C11.8 20.2 11 19.4 11.2 18.4 C11.4 17 13 16.6 15.6 16 Z
    music.mic
      body O 16.6 7.4 4.9
      lines M12.2 9.4 L3.4 18.8 A1.6 1.6 0 0 0 5.4 20.8 L14.8 12
      cuts M12.6 8.6 L15.4 11.4
    headphones
      lines M3.6 17 V12.4 A8.4 8.4 0 0 1 20.4 12.4 V17
      areas R 3.4 14.4 3 6.2 1.2 R 17.6 14.4 3 6.2 1.2
    speaker.slash
      use speaker 14 12 1
      front
      lines M3.4 3.4 L20.6 20.6
    speaker.plus
      use speaker 9.6 12 0.92
      lines M18.6 8.6 V15.4 M15.2 12 H22
    speaker.minus
      use speaker 9.6 12 0.92
      lines M15.2 12 H22
    speaker.zzz
      use speaker 9.6 13.4 0.92
      lines M15.4 10.4 H18.6 L15.4 14.4 H18.6 M18.6 3.6 H21.8 L18.6 7.6 H21.8
    speaker.badge.exclamationmark
      use speaker 9.6 12 0.92
      lines M19 6.4 V13
      dots 19 17
    speaker.circle
      use circle
      spots M7.4 10.2 H9.2 L12.6 7.4 V16.6 L9.2 13.8 H7.4 Z
    speaker.wave.2.circle
      use circle
      spots M5.8 10.4 H7.4 L10.4 8 V16 L7.4 13.6 H5.8 Z
      details M13 9.8 A3.4 3.4 0 0 1 13 14.2 M15.4 8 A6 6 0 0 1 15.4 16
    hifispeaker
      body R 5.4 2 13.2 20 2.4
      details O 12 14.8 3.8
      spots O 12 6.8 1.2
    hifispeaker.2
      use hifispeaker 6.6 12 0.82
      use hifispeaker 17.4 12 0.82
    music.quarternote.3
      lines M3 15.4 V7 M8 6 V16 M9.4 8 L19.4 5
      areas O 4.4 18 1.6
    music.note.house
      use part.house
      details M10.8 15.6 V9.6 L14.4 8.8 V11
      spots O 9.8 15.6 0.7
    headphones.circle
      use circle
      details M7.4 14.4 V11.8 A4.6 4.6 0 0 1 16.6 11.8 V14.4
      spots R 7.2 13.4 1.2 3 0.4 R 15.6 13.4 1.2 3 0.4
    earbuds
      body M7.6 4 A4 4 0 0 1 10.6 8 A4 4 0 0 1 8.6 11.4 V18.6 A1.6 1.6 0 0 1 5.4 18.6 V11.8 A4 4 0 0 1 2.8 8 A4 4 0 0 1
      body 7.6 4 Z
      body M16.4 4 A4 4 0 0 0 13.4 8 A4 4 0 0 0 15.4 11.4 V18.6 A1.6 1.6 0 0 0 18.6 18.6 V11.8 A4 4 0 0 0 21.2 8 A4 4 0
      body 0 0 16.4 4 Z
    airpods
      use earbuds
    airpodspro
      use earbuds
    airpodsmax
      lines M5 9.4 V7.8 A7 5.4 0 0 1 19 7.8 V9.4
      body R 2.8 9.8 5.4 9.6 2.4 R 15.8 9.8 5.4 9.6 2.4
    airpods.gen3
      use earbuds
    mic.circle
      use circle
      spots R 10.4 6.4 3.2 6.4 1.6
      details M8.2 11.4 A3.8 3.8 0 0 0 15.8 11.4 M12 15.4 V17.2 M10.2 17.4 H13.8
    mic.and.signal.meter
      use mic 8.4 12 0.94
      lines M17.4 19 V14 M21 19 V6
    waveform.circle
      use circle
      details M6.6 11.2 V12.8 M9.3 9 V15 M12 6.8 V17.2 M14.7 9 V15 M17.4 11.2 V12.8
    waveform.path.ecg.rectangle
      body R 2 4.4 20 15.2 3
      details M5.4 12.4 H7.6 L9 9.6 L11 15.6 L13.4 7.6 L15 12.4 H18.6
    waveform.and.mic
      lines M2.6 10.8 V13.2 M6 8 V16 M9.4 5 V19
      use mic 17 12 0.74
    waveform.and.person.filled
      use waveform 8.4 12 0.76
      use person 18.8 13 0.5
    guitars
      body M3 14.4 C4.6 12.8 6.6 13.4 7.8 12.4 L10 13.8 L11.6 16.2 C10.6 17.4 11.2 19.4 9.6 21 C7.6 22.6 4.4 21.8 2.8 20
      body C1.2 18.2 1.2 16 3 14.4 Z
      lines M9.6 14.4 L19.4 4.6 M18 3.2 L20.8 6
      details M5 16.8 L7.2 19
    pianokeys
      body R 2.4 4.4 19.2 15.2 2.4
      details M7.2 12.6 V19.4 M12 12.6 V19.4 M16.8 12.6 V19.4
      spots R 6.4 4.6 1.6 8 0.4 R 11.2 4.6 1.6 8 0.4 R 16 4.6 1.6 8 0.4
    tuningfork
      lines M7.4 2.8 V10 A4.6 4.6 0 0 0 16.6 10 V2.8 M12 14.6 V21.4
    metronome
      body M10 3 H14 A1.4 1.4 0 0 1 15.4 4 L19.6 19.4 A1.4 1.4 0 0 1 18.2 21.2 H5.8 A1.4 1.4 0 0 1 4.4 19.4 L8.6 4 A1.4
      body 1.4 0 0 1 10 3 Z
      details M5.6 16.4 H18.4 M12 16 L20 5.4
    amplifier
      body R 2.4 5 19.2 14 2.4
      details M2.8 9.6 H21.2
      eyes 6 7.4 9 7.4 12 7.4
      shapes O 12 14.2 2.6
    radio
      body R 2.4 8 19.2 12.4 2.4
      lines M5.4 7.6 L18 2.8
      details M14 12 H18.4 M14 16 H18.4
      shapes O 8 14.2 2.8
    airplayaudio
      lines M6.6 18.8 A9 9 0 1 1 17.4 18.8 M8.4 15.4 A5.4 5.4 0 1 1 15.6 15.4
      areas M12 15.2 L17 21.4 H7 Z
    airplayvideo
      lines M6.4 17.4 H5 A3 3 0 0 1 2 14.4 V7 A3 3 0 0 1 5 4 H19 A3 3 0 0 1 22 7 V14.4 A3 3 0 0 1 19 17.4 H17.6
      areas M12 14.6 L17.4 20.8 H6.6 Z
    airplayvideo.circle
      use circle
      details M8.6 14.8 H7.2 V8.4 H16.8 V14.8 H15.4
      spots M12 13.4 L14.8 16.6 H9.2 Z
    airplayaudio.circle
      use circle
      details M8.6 14.8 A5 5 0 1 1 15.4 14.8
      spots M12 13.4 L14.8 17 H9.2 Z
    homepod
      body M12 3.4 C18 3.4 21 7 21 12 C21 17 18 20.6 12 20.6 C6 20.6 3 17 3 12 C3 7 6 3.4 12 3.4 Z
      details M8 6.6 C10 7.6 14 7.6 16 6.6
    homepodmini
      body O 12 12 8.4
      details M8 7 C10 8 14 8 16 7
    homepod.2
      use homepod 7 13 0.66
      use homepod 17 13 0.66
    airpods.chargingcase
      body R 3 5.6 18 13 4.6
      details M3.2 10.4 H20.8
      eyes 12 13.6
    beats.headphones
      use airpodsmax
    speaker.1
      use hifispeaker
    speaker.2
      use hifispeaker.2
    speaker.3
      use hifispeaker.2
    pianokeys.inverse
      use pianokeys
    airpods.chargingcase.wireless
      use airpods.chargingcase
    airpodspro.chargingcase.wireless
      use airpods.chargingcase
    airpods.gen3.chargingcase.wireless
      use airpods.chargingcase
    beats.earphones
      use earbuds
    beats.powerbeats
      use earbuds
    beats.powerbeatspro
      use earbuds
    beats.fit.pro
      use earbuds
    beats.fitpro
      use earbuds
    beats.studiobuds
      use earbuds
    beats.studiobudsplus
      use earbuds
    homepodmini.2
      use homepod.2
    """
}
