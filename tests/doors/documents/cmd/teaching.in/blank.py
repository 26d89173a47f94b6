# blank.py: Manhattan distance, with a mistake
import sys

for line in sys.stdin:
    rows = [[int(tile) for tile in row.split()] for row in line.split("/")]
    columns = len(rows[0])
    last = len(rows) * columns - 1
    total = 0
    for r, row in enumerate(rows):
        for c, tile in enumerate(row):
            home = tile - 1 if tile else last
            total += abs(r - home // columns) + abs(c - home % columns)
    print(total)
