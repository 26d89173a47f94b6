# misplaced.py: counts the tiles that are not on their goal cell
import sys

for line in sys.stdin:
    tiles = line.replace("/", " ").split()
    goal = [str(tile) for tile in range(1, len(tiles))] + ["0"]
    print(sum(tile != "0" and tile != home for tile, home in zip(tiles, goal)))
