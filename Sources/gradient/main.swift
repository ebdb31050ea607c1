import GradientTool

Program.run()
