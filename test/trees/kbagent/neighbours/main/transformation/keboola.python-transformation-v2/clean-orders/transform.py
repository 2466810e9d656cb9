# ===== BLOCK: Block =====

# ===== CODE: Code =====
import csv
rows = "{{ shop.rows }}"
print(f"{{rows}}")
