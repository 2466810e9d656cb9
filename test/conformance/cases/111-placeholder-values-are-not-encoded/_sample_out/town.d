"n","parent_v"
"1","x/y?z=1&q=a b"
"2","part#frag"
"3","ž|{q}"
