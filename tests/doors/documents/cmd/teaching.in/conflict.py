# conflict.py: Manhattan distance plus 2 for every tile with a smaller one after it in its line
import sys

def behind(line):
    """Counts the tiles that have a smaller one after them."""
    return sum(any(other < tile for other in line[i:]) for i, tile in enumerate(line))

for text in sys.stdin:
    rows = [[int(tile) for tile in row.split()] for row in text.split("/")]
    columns = len(rows[0])
    total = 0
    for r, row in enumerate(rows):
        for c, tile in enumerate(row):
            if tile:
                total += abs(r - (tile - 1) // columns) + abs(c - (tile - 1) % columns)
        total += 2 * behind([tile for tile in row if tile and (tile - 1) // columns == r])
    for c in range(columns):
        column = [row[c] for row in rows]
        total += 2 * behind([tile for tile in column if tile and (tile - 1) % columns == c])
    print(total)
