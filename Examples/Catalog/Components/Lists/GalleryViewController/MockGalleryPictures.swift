public import Foundation

/// Four small encoded pictures of imaginary landscapes.
public enum MockGalleryPictures {
  public static let gallery = ["Coast", "Hills", "City", "Dunes"].enumerated().map { index, title in
    GalleryImage(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index))), title: title,
      url: URL(fileURLWithPath: "/gallery/\(title.lowercased()).png"))
  }

  /// The encoded picture at an index of the gallery.
  public static func data(at index: Int) -> Data {
    Data(base64Encoded: encoded[index % encoded.count]) ?? Data()
  }

  private static let encoded = [
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAkCAMAAAD4m0k4AAAASFBMVEX/4qr6qnj1qHnwp3rspXznpH3jon/eoYDYn4LOnIXHmofD\
    mIm+l4q6loy1lI2wk46skZCnkJGjjpOejZSajJaTipeJhpsYPFz9wWhaAAAAlElEQVR42u3NxxLCMAwE0IVQQidV//+nOLjImRES\
    unHg3VbeHWPjhK0TGifsnLB3wsGGgMPRhLeSWguSHL/t5wVOBh6k7B6cDTxI+WLJ/Ryvptgv6WZb+hzuTng44emEboU6C/oKLXod\
    BkbJoMGYERsVmCJam2ThBVJdnsQ75oBEc61c8aleL+ojSCN8rw8E/8FvDF6ZDWQJ3aaLKgAAAABJRU5ErkJggg==
    """,
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAkCAMAAAD4m0k4AAAASFBMVEXe7d/Z6+LW6uTT6eXR6ObQ5+bP5+fO5+jM5ujL5unK5enJ\
    5erI5OrH5OvG5OzE4+zD4+3C4u3B4u7A4e6/4e++4fAeUD4UOjABiBQTAAAAtklEQVR42pXL2RKDMAxDUbXs3Vfr//+00ExDTEMG\
    nTd7dPEW4SXCU4SHCHcRbiJcRbiIcBbhJMJRhIMIw4INZeg9M+uL0Hlj0BWhdWzSlqBJfffWlKBOhcDcr6a7kNn7gHQFqplFyXPc\
    MzmrfGBu7wrso2Rv8RkCzitk97EglwV2Pz4Iv7hnnCG/DwX5X2BlPxVkpigEZK5AYBnLAIkte1ds2ifFxn0sNu/XA7JUmBBQ3U+F\
    tucH4EBg4eaBDxsAAAAASUVORK5CYII=
    """,
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAkCAMAAAD4m0k4AAAASFBMVEXweHjrdnjndHjjcnjecXnab3nWbXnSbHrNanrJaHrFZnrA\
    ZXu8Y3u4YXu0YHyvXnyrXHynWnygWH2WVH6ETX9vRIBePYEuIk6awdP1AAAAmElEQVR42t2LSQ4DIRADnX2DgYQl//9pLnHTEgNS\
    X6JR6mSXZcDKzgj2RnAwgqMRnIzgbAQXI7gawW3G+4tSuM/gQSk8ZvCgFJyC+1g4B6/gPhbeY1FwH4tlQVBwH4sQEBXcxyJGPBXc\
    V4QkvBS0K0KS/ZBSYmmBNCHpB4ecM0sfRLTpLw6lFJY+iGjTFg+1VpY+iGjTBg8fz79sYfPyNUIAAAAASUVORK5CYII=
    """,
    """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAkCAMAAAD4m0k4AAAASFBMVEX/8Mj/zYz+y4r9yYn9yIf8xob8xYT7w4P7wYH5vn74u3z4\
    unr3uHn3t3j2tXb1s3X1snP0sHL0r3DzrW/zq23xqGrwpGaWVChW53eBAAAAi0lEQVR42uXLyRKCMBRE0evMKCrD+/8/1cJEUkAI\
    vfbsuqovBxFHEScRZxEXEVcRtwmEK4LM4ytL0IPcwcu36UHh/IJiG6Xn/mUCleeCKoF68rnXSdxFNCIeIp4iXiLaFdbG0S3YqItg\
    9b3R0Idspl8i/l5vGByLG0Kk3vOGPfewwfaTg7ERA7O/DN6r42OphlmFgwAAAABJRU5ErkJggg==
    """,
  ]
}
