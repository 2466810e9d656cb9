"data"
"x"
