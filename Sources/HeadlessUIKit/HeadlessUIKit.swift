// Whoever imports Apple's UIKit gets Foundation with it, and sources are shared between the two.
@_exported public import Foundation
