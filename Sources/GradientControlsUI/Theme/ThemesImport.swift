// Exported, so that who imports the styles can load a theme for them.
@_exported public import GradientThemes
