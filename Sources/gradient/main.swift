import GradientTool

await Program.run()
