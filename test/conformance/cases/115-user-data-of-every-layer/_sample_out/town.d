"no","job_parent_id","parent_code"
"1","c1","PRG"
