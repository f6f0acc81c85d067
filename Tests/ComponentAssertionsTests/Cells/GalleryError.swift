/// Why a picture did not come.
enum GalleryError: Error {
  case offline
}
