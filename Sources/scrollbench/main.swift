print("scrollbench")
