extension SymbolLibrary {
  /// Weather.
  static let weather = """
    sun.max
      body O 12 12 4.3
      lines M12 1.8 V4 M12 20 V22.2 M1.8 12 H4 M20 12 H22.2 M4.8 4.8 L6.35 6.35 M17.65 17.65 L19.2 19.2 M19.2 4.8 L17.65
      lines 6.35 M6.35 17.65 L4.8 19.2
    sun.min
      body O 12 12 4.3
      lines M12 4.2 V4.6 M12 19.4 V19.8 M4.2 12 H4.6 M19.4 12 H19.8 M6.5 6.5 L6.7 6.7 M17.3 17.3 L17.5 17.5 M17.5 6.5
      lines L17.3 6.7 M6.7 17.3 L6.5 17.5
    sunrise
      lines M1.8 17.6 H22.2 M5 21.2 H19 M12 2.2 V8.4 M9.4 4.8 L12 2.2 L14.6 4.8 M3.4 10.4 L5 12 M20.6 10.4 L19 12
      body M6.8 17.6 A5.2 5.2 0 0 1 17.2 17.6 Z
    sunset
      lines M1.8 17.6 H22.2 M5 21.2 H19 M12 2.2 V8.4 M9.4 5.8 L12 8.4 L14.6 5.8 M3.4 10.4 L5 12 M20.6 10.4 L19 12
      body M6.8 17.6 A5.2 5.2 0 0 1 17.2 17.6 Z
    cloud
      body M6.8 18.8 A4.8 4.8 0 0 1 6.1 9.25 A6.6 6.6 0 0 1 18.5 8.7 A5.1 5.1 0 0 1 17.7 18.8 Z
    cloud.sun
      body O 15.4 8.6 3.6
      lines M15.4 1.4 V2.6 M20.5 3.5 L19.7 4.3 M22.6 8.6 H21.4 M10.3 3.5 L11.1 4.3 M20.5 13.7 L19.7 12.9
      front
      body M5.6 20.6 A3.9 3.9 0 0 1 5.1 12.85 A5.3 5.3 0 0 1 15 12.5 A4.1 4.1 0 0 1 14.4 20.6 Z
    cloud.rain
      use part.cloud.high
      lines M7.4 18 L6.2 21.2 M12 18 L10.8 21.2 M16.6 18 L15.4 21.2
    cloud.snow
      use part.cloud.high
      dots 7 18 12 18 17 18 9.5 21.2 14.5 21.2
    cloud.bolt
      use part.cloud.high
      front
      areas M12.8 13.4 L8.8 18.4 H11.6 L10.8 22.4 L15 17 H12.2 Z
    snowflake
      lines M12 2 V22 M3.3 7 L20.7 17 M20.7 7 L3.3 17 M9.2 3.2 L12 6 L14.8 3.2 M9.2 20.8 L12 18 L14.8 20.8 M3 10.6 L6.8
      lines 9 L6.2 5 M21 13.4 L17.2 15 L17.8 19 M21 10.6 L17.2 9 L17.8 5 M3 13.4 L6.8 15 L6.2 19
    wind
      lines M2.8 9.2 H14.2 A3.1 3.1 0 1 0 11.3 5 M2.8 12.8 H18.4 A2.9 2.9 0 1 1 15.7 16.6 M2.8 16.4 H9.4 A2.6 2.6 0 1 1
      lines 7 20
    umbrella
      body M2.4 12 A9.6 9.6 0 0 1 21.6 12 C19.8 10.4 17.4 10.4 15.6 12 C13.6 10.4 10.4 10.4 8.4 12 C6.6 10.4 4.2 10.4
      body 2.4 12 Z
      lines M12 11 V18.8 A2.3 2.3 0 0 1 7.4 18.8 M12 2.4 V1.6
    thermometer
      use thermometer.medium
    part.cloud.high
      body M7 14.8 A4.4 4.4 0 0 1 6.4 6.05 A6 6 0 0 1 17.8 5.6 A4.65 4.65 0 0 1 17.2 14.8 Z
    cloud.heavyrain
      use part.cloud.high
      lines M6.6 17.6 L5 21.8 M10.2 17.6 L8.6 21.8 M13.8 17.6 L12.2 21.8 M17.4 17.6 L15.8 21.8
    cloud.drizzle
      use part.cloud.high
      lines M7.4 17.8 L7 18.8 M12 17.8 L11.6 18.8 M16.6 17.8 L16.2 18.8 M9.2 21 L8.8 22 M13.8 21 L13.4 22
    cloud.sleet
      use part.cloud.high
      lines M7.4 17.8 L6.6 20 M16.6 17.8 L15.8 20
      dots 12 18.2 9.4 21.4 14.4 21.4
    cloud.hail
      use part.cloud.high
      lines M7.4 17.6 L6.8 19.2 M12 17.6 L11.4 19.2 M16.6 17.6 L16 19.2
      dots 5.9 21.6 10.6 21.6 15.2 21.6
    cloud.fog
      use part.cloud.high
      lines M4.6 18 H19.4 M6.6 21.4 H17.4
    cloud.bolt.rain
      use part.cloud.high
      lines M6.6 18 L5.4 21.2 M18 18 L16.8 21.2
      front
      areas M12.8 13.4 L8.8 18.4 H11.6 L10.8 22.4 L15 17 H12.2 Z
    cloud.sun.rain
      body O 16 6.8 3
      lines M16 0.8 V1.6 M20.4 2.4 L19.8 3 M22 6.8 H21.2 M11.6 2.4 L12.2 3
      front
      body M6 16.4 A3.5 3.5 0 0 1 5.5 9.45 A4.8 4.8 0 0 1 14.4 9.1 A3.7 3.7 0 0 1 13.8 16.4 Z
      lines M6.4 19.2 L5.4 21.8 M10.2 19.2 L9.2 21.8 M14 19.2 L13 21.8
    cloud.sun.bolt
      body O 16 6.8 3
      lines M16 0.8 V1.6 M20.4 2.4 L19.8 3 M22 6.8 H21.2 M11.6 2.4 L12.2 3
      front
      body M6 16.4 A3.5 3.5 0 0 1 5.5 9.45 A4.8 4.8 0 0 1 14.4 9.1 A3.7 3.7 0 0 1 13.8 16.4 Z
      front
      areas M10.4 14.4 L7 18.8 H9.4 L8.8 22.4 L12.4 17.6 H9.8 Z
    cloud.moon
      use moon 16.4 8 0.62
      front
      body M5.6 20.6 A3.9 3.9 0 0 1 5.1 12.85 A5.3 5.3 0 0 1 15 12.5 A4.1 4.1 0 0 1 14.4 20.6 Z
    cloud.moon.rain
      use moon 16.8 6.4 0.52
      front
      body M6 16.4 A3.5 3.5 0 0 1 5.5 9.45 A4.8 4.8 0 0 1 14.4 9.1 A3.7 3.7 0 0 1 13.8 16.4 Z
      lines M6.4 19.2 L5.4 21.8 M10.2 19.2 L9.2 21.8 M14 19.2 L13 21.8
    cloud.moon.bolt
      use moon 16.8 6.4 0.52
      front
      body M6 16.4 A3.5 3.5 0 0 1 5.5 9.45 A4.8 4.8 0 0 1 14.4 9.1 A3.7 3.7 0 0 1 13.8 16.4 Z
      front
      areas M10.4 14.4 L7 18.8 H9.4 L8.8 22.4 L12.4 17.6 H9.8 Z
    cloud.rainbow.half
      lines M9 6 A9 9 0 0 1 21.4 15 M9.4 9.4 A6 6 0 0 1 18 15
      front
      body M5.6 20.6 A3.5 3.5 0 0 1 5.1 13.65 A4.6 4.6 0 0 1 13.8 13.3 A3.7 3.7 0 0 1 13.2 20.6 Z
    carbon.dioxide.cloud
      use cloud
      details M9.6 12 A2 2 0 1 0 9.6 15 M16.4 11.4 A1.8 2.1 0 0 0 13.4 14.6 A1.8 2.1 0 0 0 16.4 11.4 Z
    carbon.monoxide.cloud
      use carbon.dioxide.cloud
    smoke
      body M6.8 14.8 A4.4 4.4 0 0 1 6.2 6.05 A6 6 0 0 1 17.6 5.6 A4.65 4.65 0 0 1 17 14.8 Z
      lines M5.4 18 C7 19.4 8.4 19.4 10 18 C11.6 16.6 13 16.6 14.6 18 C16.2 19.4 17.2 19.2 18.6 18 M8.4 21.6 C9.6 22.4
      lines 10.8 22.4 12 21.6 C13.2 20.8 14.4 20.8 15.6 21.6
    wind.snow
      lines M2.8 8.6 H13 A2.9 2.9 0 1 0 10.3 4.8 M2.8 12 H18.4 A2.9 2.9 0 1 1 15.7 15.8
      dots 4 16 8.4 16 6.2 19.4 10.8 19.4 18.6 6
    tornado
      lines M3.4 4 H20.6 M5.6 8 H19 M8.4 12 H17.4 M10.4 16 H15 M11.4 20 H13
    hurricane
      body O 12 12 3
      lines M20 5.4 C17 3.8 13.4 4 10.6 5.2 C7 6.8 5.4 10 5.4 12 C5.4 15.6 8.4 18.6 12 18.6 M4 18.6 C7 20.2 10.6 20 13.4
      lines 18.8 C17 17.2 18.6 14 18.6 12 C18.6 8.4 15.6 5.4 12 5.4
    tropicalstorm
      use hurricane
    snow
      use snowflake
    sun.max.circle
      use circle
      spots O 12 12 2
      details M12 6 V6.6 M12 17.4 V18 M6 12 H6.6 M17.4 12 H18 M7.8 7.8 L8.2 8.2 M15.8 15.8 L16.2 16.2 M16.2 7.8 L15.8
      details 8.2 M8.2 15.8 L7.8 16.2
    sun.horizon
      lines M1.8 17.6 H22.2 M5 21.2 H19 M12 4.6 V7.4 M4.2 8.6 L6 10.6 M19.8 8.6 L18 10.6
      body M6.8 17.6 A5.2 5.2 0 0 1 17.2 17.6 Z
    sun.and.horizon
      use sun.horizon
    sun.dust
      body O 12 8.4 3.6
      lines M12 1 V1.8 M5 8.4 H5.8 M18.2 8.4 H19 M7 3.4 L7.6 4 M17 3.4 L16.4 4 M4 15.6 H4.2 M8 15.6 H8.2 M12 15.6 H12.2
      lines M16 15.6 H16.2 M20 15.6 H20.2 M6 19 H6.2 M10 19 H10.2 M14 19 H14.2 M18 19 H18.2
    sun.haze
      body M8 13 A4.6 4.6 0 1 1 16 13 Z
      lines M12 2 V3.6 M4.4 10.4 H3 M21 10.4 H19.6 M5.8 4.4 L6.8 5.4 M18.2 4.4 L17.2 5.4 M3.4 16.4 H20.6 M6 20 H18
    sun.rain
      body O 12 8.4 3.6
      lines M12 1 V1.8 M5 8.4 H5.8 M18.2 8.4 H19 M7 3.4 L7.6 4 M17 3.4 L16.4 4 M7.6 16.6 L6.4 20.4 M12 16.6 L10.8 20.4
      lines M16.4 16.6 L15.2 20.4
    sun.snow
      body O 12 8.4 3.6
      lines M12 1 V1.8 M5 8.4 H5.8 M18.2 8.4 H19 M7 3.4 L7.6 4 M17 3.4 L16.4 4
      dots 7 17 12 17 17 17 9.5 20.6 14.5 20.6
    rainbow
      lines M2.4 18 A9.6 9.6 0 0 1 21.6 18 M6 18 A6 6 0 0 1 18 18 M9.6 18 A2.4 2.4 0 0 1 14.4 18
    humidity
      use drop 9.6 12 0.94
      lines M17.6 10.4 H22 M18.4 14 H22 M18 17.6 H22
    water.waves
      lines M2.4 6.6 C4.2 5 6 5 7.8 6.6 C9.6 8.2 11.4 8.2 13.2 6.6 C15 5 16.8 5 18.6 6.6 L21.6 7.8 M2.4 12 C4.2 10.4 6
      lines 10.4 7.8 12 C9.6 13.6 11.4 13.6 13.2 12 C15 10.4 16.8 10.4 18.6 12 L21.6 13.2 M2.4 17.4 C4.2 15.8 6 15.8 7.8
      lines 17.4 C9.6 19 11.4 19 13.2 17.4 C15 15.8 16.8 15.8 18.6 17.4 L21.6 18.6
    aqi.low
      dots 12 12 8.6 12 15.4 12 12 8.6 12 15.4
      lines O 12 12 7.4
    aqi.medium
      dots 12 12 8 12 16 12 12 8 12 16 9.2 9.2 14.8 9.2 9.2 14.8 14.8 14.8 4.4 12 19.6 12 12 4.4 12 19.6
    aqi.high
      dots 12 12 8 12 16 12 12 8 12 16 9.2 9.2 14.8 9.2 9.2 14.8 14.8 14.8 4.4 12 19.6 12 12 4.4 12 19.6 5.8 7 18.2 7
      dots 5.8 17 18.2 17 8.2 4.8 15.8 4.8 8.2 19.2 15.8 19.2
    thermometer.medium
      body M14.8 13.4 V5 A2.8 2.8 0 0 0 9.2 5 V13.4 A5 5 0 1 0 14.8 13.4 Z
      details M12 8.4 V15
      spots O 12 17.4 1.5
    thermometer.high
      body M14.8 13.4 V5 A2.8 2.8 0 0 0 9.2 5 V13.4 A5 5 0 1 0 14.8 13.4 Z
      details M12 5.4 V15
      spots O 12 17.4 1.5
    thermometer.low
      body M14.8 13.4 V5 A2.8 2.8 0 0 0 9.2 5 V13.4 A5 5 0 1 0 14.8 13.4 Z
      details M12 12.4 V15
      spots O 12 17.4 1.5
    thermometer.sun
      use thermometer.medium 7.6 12 0.96
      body O 17 10 2.2
      lines M17 4.6 V5.4 M22.4 10 H21.6 M20.8 6.2 L20.2 6.8 M20.8 13.8 L20.2 13.2 M17 15.4 V14.6
    thermometer.snowflake
      use thermometer.medium 7.6 12 0.96
      use snowflake 18 10 0.4
    thermometer.variable.and.figure
      use thermometer.medium 7 12 0.96
      use figure.arms.open 17.6 13 0.76
    barometer
      lines O 12 12 9.35 M12 12 L15.4 7.4 M6.4 12 H7 M17 12 H17.6 M12 6.4 V7 M8 8 L8.4 8.4 M9 17 H15
      areas O 12 12 1
    beach.umbrella
      use part.umbrella 10.4 10 0.9 -24
      lines M12.4 13 L16.4 20.6 M2.4 21 H21.6
    part.umbrella
      body M2.4 12 A9.6 9.6 0 0 1 21.6 12 C19.8 10.4 17.4 10.4 15.6 12 C13.6 10.4 10.4 10.4 8.4 12 C6.6 10.4 4.2 10.4
      body 2.4 12 Z
    water.waves.and.arrow.up
      lines M12 11 V2.4 M9 5.4 L12 2.4 L15 5.4 M2.4 16 C4.2 14.4 6 14.4 7.8 16 C9.6 17.6 11.4 17.6 13.2 16 C15 14.4 16.8
      lines 14.4 18.6 16 L21.6 17.2 M2.4 20.6 C4.2 19 6 19 7.8 20.6 C9.6 22.2 11.4 22.2 13.2 20.6 C15 19 16.8 19 18.6
      lines 20.6 L21.6 21.8
    water.waves.and.arrow.down
      lines M12 2.4 V11 M9 8 L12 11 L15 8 M2.4 16 C4.2 14.4 6 14.4 7.8 16 C9.6 17.6 11.4 17.6 13.2 16 C15 14.4 16.8 14.4
      lines 18.6 16 L21.6 17.2 M2.4 20.6 C4.2 19 6 19 7.8 20.6 C9.6 22.2 11.4 22.2 13.2 20.6 C15 19 16.8 19 18.6 20.6
      lines L21.6 21.8
    icloud
      use cloud
    """
}
