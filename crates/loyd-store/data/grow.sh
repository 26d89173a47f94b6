#!/bin/sh
# Makes the collection that comes with the program, by search: the hardest boards known, and
# the most expensive boards found on random walks from each of them. Run it in the
# root of the repository with 7-8, 7-8-stairs and 7-8-right stored:
#
#     sh crates/loyd-store/data/grow.sh new.sqlite > crates/loyd-store/data/references.csv
#
# A second run goes on where the first stopped.
set -eu
refs=$1
boards=$(mktemp)
trap 'rm -f "$boards"' EXIT
for set in hard eighty; do
    tail -n +2 "crates/loyd-lab/data/instances/$set.csv" | cut -d, -f2
done > "$boards"

loyd refs --refs "$refs" add @"$boards" >&2
while read -r board; do
    loyd refs --refs "$refs" learn --around "$board" --steps 14 --random 20 --seed 1 --cutoff 1M >&2
done < "$boards"
loyd refs --refs "$refs" update >&2
loyd refs --refs "$refs" export
