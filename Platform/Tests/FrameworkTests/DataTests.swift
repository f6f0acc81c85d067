import CommonCrypto
import CoreServices
import Foundation
import Security
import Testing
import UniformTypeIdentifiers
import simd

/// Types of files, digests, and vectors.
struct DataTests {
  @Test(arguments: [
    ("jpg", UTType.jpeg, "image/jpeg"), ("JPEG", .jpeg, "image/jpeg"), ("png", .png, "image/png"),
    ("mp4", .mpeg4Movie, "video/mp4"), ("json", .json, "application/json"), ("pdf", .pdf, "application/pdf"),
  ]) func `Types have extensions and MIME types`(_ name: String, _ type: UTType, _ mimeType: String) {
    #expect(UTType(filenameExtension: name) == type)
    #expect(type.preferredMIMEType == mimeType)
    #expect(UTType(mimeType: mimeType) == type)
  }

  @Test func `Types conform to others`() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.conforms(to: .data))
    #expect(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
    #expect(!UTType.jpeg.conforms(to: .movie))
    #expect(UTType("public.png") == .png)
    #expect(UTType("com.example.unknown") == nil)
    #expect(kUTTypeImage as String == UTType.image.identifier)
  }

  /// The examples of FIPS 180-4.
  @Test(arguments: [
    (
      "abc", "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `Digests are those of the standard`(_ message: String, _ sha1: String, _ sha256: String) {
    let bytes = Array(message.utf8)
    var short = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    var long = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA1(bytes, CC_LONG(bytes.count), &short)
    CC_SHA256(bytes, CC_LONG(bytes.count), &long)
    #expect(short.map { String(format: "%02x", $0) }.joined() == sha1)
    #expect(long.map { String(format: "%02x", $0) }.joined() == sha256)
  }

  /// Examples of RFC 1321.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ]) func `Old digests are those of their standard`(_ message: String, _ digest: String) {
    let bytes = Array(message.utf8)
    var result = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5(bytes, CC_LONG(bytes.count), &result)
    #expect(result.map { String(format: "%02x", $0) }.joined() == digest)
  }

  @Test func `Vectors and matrices follow the rules of linear algebra`() {
    #expect(simd_length(simd_float2(3, 4)) == 5)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(simd_mix(simd_double2(0, 2), simd_double2(4, 4), simd_double2(0.5, 0.5)) == simd_double2(2, 3))
    let matrix = double3x3(simd_double3(2, 0, 1), simd_double3(1, 3, 0), simd_double3(0, 1, 4))
    // 2 * (3 * 4 - 1 * 0) - 1 * (0 * 4 - 1 * 1) + 0
    #expect(abs(matrix.determinant - 25) < 1e-12)
    let product = matrix * matrix.inverse
    for column in 0..<3 {
      for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) }
    }
    #expect(matrix.transpose[0] == simd_double3(2, 1, 0))
    #expect(matrix_identity_float4x4 * simd_float4(1, 2, 3, 4) == simd_float4(1, 2, 3, 4))
    #expect(float2x2(0).inverse[0].x.isNaN)
    let quarter = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1)).act(simd_float3(1, 0, 0))
    #expect(simd_distance(quarter, simd_float3(0, 1, 0)) < 1e-6)
  }

  @Test func `There is no keychain`() {
    #expect(SecItemCopyMatching([kSecClass: kSecClassGenericPassword], nil) == errSecItemNotFound)
  }
}
