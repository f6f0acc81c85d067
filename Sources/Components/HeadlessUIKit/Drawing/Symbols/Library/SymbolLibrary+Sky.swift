extension SymbolLibrary {
  /// The moon, and light.
  static let sky = """
    star
      body M11.1 2.4 A1 1 0 0 1 12.9 2.4 L15.2 8.2 L21.5 8.6 A1 1 0 0 1 22.1 10.3 L17.3 14.3 L18.9 20.4 A1 1 0 0 1 17.4
      body 21.5 L12 18.1 L6.6 21.5 A1 1 0 0 1 5.1 20.4 L6.7 14.3 L1.9 10.3 A1 1 0 0 1 2.5 8.6 L8.8 8.2 Z
    moon
      body M20.9 14.8 A9.4 9.4 0 1 1 9.6 3 A7.6 7.6 0 0 0 20.9 14.8 Z
    moon.stars
      body M19.6 16 A8.6 8.6 0 1 1 9.2 5 A7 7 0 0 0 19.6 16 Z
      use sparkle 16.4 6.6 0.3
      use sparkle 20.6 11.4 0.2
    moon.zzz
      body M18.8 16.4 A8.4 8.4 0 1 1 8.6 5.6 A6.8 6.8 0 0 0 18.8 16.4 Z
      lines M15 3.4 H20.8 L15 10 H20.8
    bolt
      body M14 2.6 L5 13 A0.8 0.8 0 0 0 5.6 14.4 H11 L8.6 20.8 C8.2 21.8 9.2 22.2 10 21.4 L19 11 A0.8 0.8 0 0 0 18.4 9.6
      body H13 L15.4 3.2 C15.8 2.2 14.8 1.8 14 2.6 Z
    bolt.horizontal
      use bolt 12 12 -1 90
    flame
      body M13.4 2.2 C12.6 2 12 2.6 12.2 3.4 C12.8 6.2 10.6 8.2 8.8 10 C8.4 9.4 8.2 8.6 8 8 C7.8 7.4 7 7.4 6.6 7.8 C5
      body 9.6 4.2 12 4.2 14.2 C4.2 18.6 7.6 21.8 12 21.8 C16.4 21.8 19.8 18.6 19.8 14 C19.8 8.6 17.2 4 13.4 2.2 Z
      details M12 21.4 C9.8 21.4 8.4 20 8.4 18 C8.4 15.6 10.8 14.4 11.8 11.8 C14 13 15.6 15.4 15.6 17.8 C15.6 20 14.2
      details 21.4 12 21.4 Z
    sparkle
      body M11.3 2.8 A0.7 0.7 0 0 1 12.7 2.8 C13.6 8 16 10.4 21.2 11.3 A0.7 0.7 0 0 1 21.2 12.7 C16 13.6 13.6 16 12.7
      body 21.2 A0.7 0.7 0 0 1 11.3 21.2 C10.4 16 8 13.6 2.8 12.7 A0.7 0.7 0 0 1 2.8 11.3 C8 10.4 10.4 8 11.3 2.8 Z
    sparkles
      areas M9.4 6 C10.2 11 12 12.8 17 13.6 C12 14.4 10.2 16.2 9.4 21.2 C8.6 16.2 6.8 14.4 1.8 13.6 C6.8 12.8 8.6 11 9.4
      areas 6 Z
      areas M17.6 2 C18 4.6 18.8 5.4 21.4 5.8 C18.8 6.2 18 7 17.6 9.6 C17.2 7 16.4 6.2 13.8 5.8 C16.4 5.4 17.2 4.6 17.6
      areas 2 Z
      areas M19 15.8 C19.3 17.6 19.9 18.2 21.7 18.5 C19.9 18.8 19.3 19.4 19 21.2 C18.7 19.4 18.1 18.8 16.3 18.5 C18.1
      areas 18.2 18.7 17.6 19 15.8 Z
    lightbulb
      body M8.8 16.4 C8.8 15.4 8.2 14.6 7.6 14 A6.6 6.6 0 1 1 16.4 14 C15.8 14.6 15.2 15.4 15.2 16.4 Z
      lines M9.4 19 H14.6 M10.4 21.6 H13.6
    rays
      lines M12 2.6 V6.6 M12 17.4 V21.4 M2.6 12 H6.6 M17.4 12 H21.4 M5.4 5.4 L8.2 8.2 M15.8 15.8 L18.6 18.6 M18.6 5.4
      lines L15.8 8.2 M8.2 15.8 L5.4 18.6
    burst
      body M12 1.8 L14 7.2 L18.9 4.2 L16.8 9.4 L22.4 10.6 L17.6 13.4 L21 18 L15.6 16.8 L15.4 22.2 L12 18 L8.6 22.2 L8.4
      body 16.8 L3 18 L6.4 13.4 L1.6 10.6 L7.2 9.4 L5.1 4.2 L10 7.2 Z
    burn
      body O 12 12 9.35
      details M8.6 15.8 A4.6 4.6 0 0 0 15.4 15.8 C16.6 12 13 11 12.6 7 C10.4 8.4 10 10.4 10.6 12 C9.4 11.8 9 11 8.8 10.4
      details C7.8 12.4 7.4 14.4 8.6 15.8 Z
    part.star
      areas M12 1.53 L15.29 8.57 L22.95 9.49 L17.3 14.79 L18.8 22.4 L12 18.59 L5.2 22.4 L6.7 14.79 L1.05 9.49 L8.71 8.57
      areas Z
    star.circle
      use circle
      spots M12 6.4 L13.6 10 L17.4 10.4 L14.6 13 L15.4 16.8 L12 14.9 L8.6 16.8 L9.4 13 L6.6 10.4 L10.4 10 Z
    staroflife
      body M10 2.8 H14 V8.5 L19 5.6 L21 9.1 L16 12 L21 14.9 L19 18.4 L14 15.5 V21.2 H10 V15.5 L5 18.4 L3 14.9 L8 12 L3
      body 9.1 L5 5.6 L10 8.5 Z
    bolt.heart
      use heart
      spots M12.8 7 L9.4 12 H11.8 L11.2 16 L14.6 10.8 H12.2 Z
    moon.haze
      body M17.4 13 A6.8 6.8 0 1 1 10.8 2.6 A5.6 5.6 0 0 0 17.9 12 Z
      lines M3.4 17 H20.6 M6 20.6 H18
    moon.dust
      body M18.4 10.4 A6 6 0 1 1 10.8 2.6 A5 5 0 0 0 18.4 10.4 Z
      lines M5 16.6 H5.2 M9.6 16.6 H9.8 M14.2 16.6 H14.4 M18.8 16.6 H19 M7.2 20 H7.4 M11.8 20 H12 M16.4 20 H16.6
    moonrise
      body M15.6 15.8 A5.6 5.6 0 1 1 9.4 8.6 A4.6 4.6 0 0 0 15.6 13.8 Z
      lines M1.8 19 H22.2 M17.6 2.6 V8.8 M15 5.2 L17.6 2.6 L20.2 5.2
    moonset
      body M15.6 15.8 A5.6 5.6 0 1 1 9.4 8.6 A4.6 4.6 0 0 0 15.6 13.8 Z
      lines M1.8 19 H22.2 M17.6 2.6 V8.8 M15 6.2 L17.6 8.8 L20.2 6.2
    moon.circle
      use circle
      spots M16.8 13.4 A5.4 5.4 0 1 1 10.6 7 A4.4 4.4 0 0 0 16.8 13.4 Z
    moonphase.new.moon
      areas O 12 12 9.35
    moonphase.full.moon
      lines O 12 12 9.35
    moonphase.first.quarter
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 0 12 21.35 Z
    moonphase.last.quarter
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 1 12 21.35 Z
    moonphase.waxing.crescent
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 0 12 21.35 A6 9.35 0 0 0 12 2.65 Z
    moonphase.waning.crescent
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 1 12 21.35 A6 9.35 0 0 1 12 2.65 Z
    moonphase.waxing.gibbous
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 0 12 21.35 A6 9.35 0 0 1 12 2.65 Z
    moonphase.waning.gibbous
      lines O 12 12 9.35
      areas M12 2.65 A9.35 9.35 0 0 1 12 21.35 A6 9.35 0 0 0 12 2.65 Z
    flame.circle
      use circle
      spots M12.8 6.4 C13.2 8.6 11.6 9.8 10.4 11 C10.2 10.4 10 10 9.8 9.6 C8.8 10.8 8 12.4 8 13.8 C8 16 9.8 17.6 12 17.6
      spots C14.2 17.6 16 16 16 13.4 C16 10.6 14.8 8 12.8 6.4 Z
    bolt.circle
      use circle
      spots M13.4 6.2 L8.2 12.6 H11.4 L10.6 17.8 L15.8 11.4 H12.6 Z
    bolt.shield
      use shield
      spots M12.8 6.8 L8.6 12.4 H11.2 L10.6 16.8 L15.2 11 H12.4 Z
    bolt.ring.closed
      lines M8 4 A9 9 0 1 0 16 4
      areas M13 2 L8.4 11.4 H11.4 L10.6 17.6 L15.6 9 H12.4 Z
    bolt.trianglebadge.exclamationmark
      use bolt 11 11 0.96
      front
      body M18.4 13 L22.6 20.4 H14.2 Z
      spots O 18.4 18 0.3
    atom
      lines M12 2.4 C14.6 2.4 16.6 6.6 16.6 12 C16.6 17.4 14.6 21.6 12 21.6 C9.4 21.6 7.4 17.4 7.4 12 C7.4 6.6 9.4 2.4
      lines 12 2.4 Z
      lines M20.3 7.2 C21.6 9.4 19 13.3 14.3 16 C9.6 18.7 5 19 3.7 16.8 C2.4 14.6 5 10.7 9.7 8 C14.4 5.3 19 5 20.3 7.2 Z
      lines M3.7 7.2 C5 5 9.6 5.3 14.3 8 C19 10.7 21.6 14.6 20.3 16.8 C19 19 14.4 18.7 9.7 16 C5 13.3 2.4 9.4 3.7 7.2 Z
      areas O 12 12 0.9
    moonphase.new.moon.inverse
      use moonphase.full.moon
    moonphase.full.moon.inverse
      use moonphase.new.moon
    moonphase.first.quarter.inverse
      use moonphase.last.quarter
    moonphase.last.quarter.inverse
      use moonphase.first.quarter
    moonphase.waxing.crescent.inverse
      use moonphase.waning.gibbous
    moonphase.waning.crescent.inverse
      use moonphase.waxing.gibbous
    moonphase.waxing.gibbous.inverse
      use moonphase.waning.crescent
    moonphase.waning.gibbous.inverse
      use moonphase.waxing.crescent
    bolt.car
      use part.car
      spots M12.8 11.8 L9.6 15.2 H11.8 L11.2 18.2 L14.6 14.4 H12.4 Z
    staroflife.shield
      use shield
      details M12 6.6 V16 M8 9 L16 13.6 M16 9 L8 13.6
    light.min
      dots 12 6 17 8.4 18.6 13 16 17.4 12 18.6 8 17.4 5.4 13 7 8.4
    light.max
      use rays
    flashlight.on.fill
      areas M7.4 7 H16.6 V8.6 C16.6 10 14.8 10.6 14.8 12 V20 A1.6 1.6 0 0 1 13.2 21.6 H10.8 A1.6 1.6 0 0 1 9.2 20 V12
      areas C9.2 10.6 7.4 10 7.4 8.6 Z
      lines M7.4 3 H16.6
    flashlight.off.fill
      areas M7.4 7 H16.6 V8.6 C16.6 10 14.8 10.6 14.8 12 V20 A1.6 1.6 0 0 1 13.2 21.6 H10.8 A1.6 1.6 0 0 1 9.2 20 V12
      areas C9.2 10.6 7.4 10 7.4 8.6 Z M7.4 2.6 H16.6 V4 H7.4 Z
    flashlight.slash
      use flashlight.off.fill
      front
      lines M3.4 3.4 L20.6 20.6
    lightbulb.max
      use lightbulb 12 13 0.8
      lines M12 1.6 V2.4 M3.6 5.4 L4.4 6 M20.4 5.4 L19.6 6 M2.4 12 H3.4 M21.6 12 H20.6
    lightbulb.min
      use lightbulb.max
    lightbulb.2
      use lightbulb 7.4 12 0.84
      use lightbulb 16.6 12 0.84
    lightbulb.led
      use lightbulb
    lightbulb.circle
      use circle
      spots M10.4 14 C10.4 12.8 8.8 12.2 8.8 10 A3.2 3.2 0 0 1 15.2 10 C15.2 12.2 13.6 12.8 13.6 14 Z
      details M10.8 16.2 H13.2
    light.recessed
      use lamp.ceiling
    light.strip.2
      lines R 2 6 20 4 1.4 R 2 14 20 4 1.4
    light.beacon.max
      body M7 17 V12 A5 5 0 0 1 17 12 V17 Z
      lines M4.6 20.4 H19.4 M12 2.4 V4 M4 6 L5.4 7.2 M20 6 L18.6 7.2
    light.panel
      lines R 2 6 20 9 2 M6 18.4 L5 21 M12 18.4 V21 M18 18.4 L19 21
    light.recessed.3
      use light.recessed
    light.cylindrical.ceiling
      use lamp.ceiling
    light.ribbon
      use light.strip.2
    lightbulb.led.wide
      use lightbulb
    light.beacon.min
      use light.beacon.max
    light.overhead.right
      use lamp.ceiling
    light.overhead.left
      use lamp.ceiling
    """
}
