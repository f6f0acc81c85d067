public import Foundation

// The filters that components use most, with typed values.

/// A filter with an input image and a radius.
open class CIImageFilter: CIFilter {
  open var inputImage: CIImage? {
    get { keyedValue(forKey: kCIInputImageKey) as? CIImage }
    set { setKeyedValue(newValue, forKey: kCIInputImageKey) }
  }
  open var radius: Float = 10
  open var intensity: Float = 1
  open var saturation: Float = 1
  open var brightness: Float = 0
  open var contrast: Float = 1
}

/// A filter that creates a code.
open class CICodeFilter: CIFilter {
  open var message = Data()
  open var correctionLevel = "M"
}

extension CIFilter {
  public class func gaussianBlur() -> CIImageFilter { CIImageFilter(filter: "CIGaussianBlur") }
  public class func boxBlur() -> CIImageFilter { CIImageFilter(filter: "CIBoxBlur") }
  public class func colorControls() -> CIImageFilter { CIImageFilter(filter: "CIColorControls") }
  public class func sepiaTone() -> CIImageFilter { CIImageFilter(filter: "CISepiaTone") }
  public class func photoEffectMono() -> CIImageFilter { CIImageFilter(filter: "CIPhotoEffectMono") }
  public class func photoEffectNoir() -> CIImageFilter { CIImageFilter(filter: "CIPhotoEffectNoir") }
  public class func colorInvert() -> CIImageFilter { CIImageFilter(filter: "CIColorInvert") }
  public class func qrCodeGenerator() -> CICodeFilter { CICodeFilter(filter: "CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CICodeFilter { CICodeFilter(filter: "CICode128BarcodeGenerator") }
}
