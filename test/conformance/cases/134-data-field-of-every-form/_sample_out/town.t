"data"
"1"
