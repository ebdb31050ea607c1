import GradientTool

PreviewProgram.run()
