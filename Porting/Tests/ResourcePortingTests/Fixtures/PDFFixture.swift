import Foundation

/// Returns a PDF file with a page of 20 by 10 points.
///
/// - Parameters:
///   - resources: The entries of the page's resource dictionary.
///   - objects: Further objects, whose numbers begin with 5.
func pdf(_ content: String, resources: String = "", objects: String = "") -> Data {
  Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
    4 0 obj << /Length \(content.utf8.count) >>
    stream
    \(content)
    endstream
    endobj
    \(objects)
    trailer << /Root 1 0 R >>
    """.utf8)
}
