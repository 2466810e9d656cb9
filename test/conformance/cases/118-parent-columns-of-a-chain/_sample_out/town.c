"id","parent_id"
"3","2"
