"no","parent_code"
"2","PRG"
