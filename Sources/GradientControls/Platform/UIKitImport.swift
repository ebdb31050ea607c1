// The one place that says which UIKit: Apple's, or the test double where there is none. Exported, so
// that every file of this module sees it. Other systems have a UIKit too, or a part of it, but not
// the touch-driven one that these controls are for; there the module is empty but for a hint.
#if os(iOS)
@_exported public import UIKit
#elseif os(Linux)
@_exported public import HeadlessUIKit
#endif
