"q","note_u0","env"
"v_f4a2c5e09c343ca390c03afeff43599b","run-1","dev"
