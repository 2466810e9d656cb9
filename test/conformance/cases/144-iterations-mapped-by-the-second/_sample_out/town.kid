"n","streets_pk"
