print("scrollwork")
