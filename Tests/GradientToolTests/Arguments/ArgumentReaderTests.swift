import Testing

@testable import GradientTool
