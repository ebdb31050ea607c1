#if os(iOS) || os(Linux)
// Exported, so that who imports the controls can load a theme for them.
@_exported public import GradientThemes
#endif
