// Apple's names, signatures and isolation stay as they are, so this folder's format rules leave out
// documentation of public names and their case. Package names are our own.
//
// What is not obvious carries its source in brackets:
//
// AD     Apple's documentation pages
// ADF    Apple's developer forums
// GQ     gnustep/libs-quartzcore: tests that its continuous integration runs against Apple's QuartzCore
// SS     a re-implementation of CALayer whose comments give measurements on macOS
// O2     madsmtm/objc2-generated, made from Apple's SDK
// XM     xamarin-macios, whose tests run on iOS
// FK     flowkey/UIKit-cross-platform, whose tests also compile for iOS
// CH, WO BigZaphod/Chameleon and microsoft/WinObjC: re-implementations, plausible but no proof
// RN     facebook/react-native
// SO     a question-and-answer page or an article, named in place
// memory known from use, not looked up
// OPEN   nobody in public material settles it; no test of ours may depend on the choice

// Whoever imports Apple's UIKit gets Foundation with it, and sources are shared between the two.
@_exported public import Foundation
