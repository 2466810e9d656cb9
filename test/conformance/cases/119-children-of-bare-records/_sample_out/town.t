"n","parent"
"3","b"
