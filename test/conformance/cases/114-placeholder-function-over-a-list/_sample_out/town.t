"n","parent_tags"
"1","a-b"
