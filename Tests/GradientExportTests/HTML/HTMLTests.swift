import Foundation
import GradientExport
import GradientModel
import Testing

/// The frame that pages share.
@Suite struct HTMLTests {
  @Test func `text and attributes from outside stay text`() {
    var writer = HTMLWriter()
    let hostile = "</p><script>alert(1)</script>\" onload='x' &amp;\u{0}"
    writer.element("p", [("title", hostile), ("hidden", nil), ("data-a", "")]) {
      $0.text(hostile)
    }
    let escaped =
      "&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp;amp;\u{FFFD}"
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<p title=\"\(escaped)\" data-a>\(escaped)</p>")
  }

  @Test(arguments: NastyNames.names)
  func `a name makes no markup`(name: String) {
    var writer = HTMLWriter()
    writer.name(name)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<bdi>") && text.hasSuffix("</bdi>"))
    #expect(!text.dropFirst(5).dropLast(6).contains { "<>\"'".contains($0) })
  }

  // RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `bytes become the standard's text`(bytes: String, text: String) {
    #expect(Base64.text(Array(bytes.utf8)) == Array(text.utf8))
  }

  @Test func `all 64 characters are Foundation's`() {
    let bytes = (0..<768).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 7) }
    #expect(Base64.text(bytes) == Array(Data(bytes).base64EncodedString().utf8))
  }

  // FIPS 180-4 by NIST's published examples: one block, two blocks, a million letters.
  @Test(arguments: [
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("aaaaaaaaaa", 100_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `a hash is the standard's`(text: String, count: Int, hash: String) {
    let bytes = Array(String(repeating: text, count: count).utf8)
    let hex = SHA256.hash(bytes).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(hex.joined() == hash)
  }

  @Test func `a page's policy lets in its own style sheets and script alone`() {
    var page = HTMLPage(title: "<b>&")
    page.script = "document.title = 'x';"
    let text = String(decoding: page.text, as: UTF8.self)
    #expect(text.contains("<title>&lt;b&gt;&amp;</title>"))
    #expect(
      text.contains("content=\"default-src &#39;none&#39;; img-src data:; style-src &#39;sha256-"))
    #expect(text.contains("base-uri &#39;none&#39;; form-action &#39;none&#39;"))
    #expect(!text.contains("unsafe-"))
  }

  @Test func `an equal picture stands on a page once`() {
    func picture(_ byte: UInt8) -> HTMLPictures.Picture {
      HTMLPictures.Picture(
        width: 4, height: 2, left: 1, top: 0, boundsWidth: 2, boundsHeight: 2,
        images: [HTMLPictures.Image(scale: 2, png: [byte])])
    }
    var pictures = HTMLPictures()
    #expect(pictures.add(picture(0)) == 1)
    #expect(pictures.add(picture(1)) == 2)
    #expect(pictures.add(picture(0)) == 1)
    #expect(
      String(decoding: pictures.sheet.bytes, as: UTF8.self) == """

        .k1{--w:4px;--h:2px;--x:-1px;--y:0;--bw:2px;--bh:2px;\
        --p2:url(data:image/png;base64,AA==);--all:image-set(var(--p2) 2x)}
        .k2{--w:4px;--h:2px;--x:-1px;--y:0;--bw:2px;--bh:2px;\
        --p2:url(data:image/png;base64,AQ==);--all:image-set(var(--p2) 2x)}
        """)
  }
}
