/* Lengths of shortest solutions of 4x4 boards, by a program that shares nothing with loyd.
 *
 * Plain IDA* with three static pattern databases (6, 6 and 3 tiles; Korf and Felner 2002), asked
 * for the board and for its mirror image. Unlike loyd's tables these ignore the blank, are numbered
 * by sixteen cells per tile, and are filled by one search from the goal over the cells of the tiles
 * and the blank. Nothing else prunes but going straight back. It made instances/random2000.csv:
 *
 *     cc -O2 -o lengths lengths.c && ./lengths < boards.txt
 *
 * Input: one board per line, sixteen numbers row by row, 0 the blank; the goal is 1 2 ... 15 0.
 * Output: the length of its shortest solutions.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 16, TABLES = 3, MOST = 6, UNKNOWN = 255 };

static const int TILES[TABLES][MOST] = {{1, 2, 3, 5, 6, 7}, {4, 8, 11, 12, 14, 15}, {9, 10, 13}};
static const int COUNT[TABLES] = {6, 6, 3};

static uint8_t *table[TABLES];
static int group_of[CELLS], place_of[CELLS];
static int neighbours[CELLS][5]; /* ends with -1 */

static void *allocate(size_t bytes) {
    void *memory = malloc(bytes);
    if (!memory) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    return memory;
}

/* Fills a table. A state is the blank's cell and the tiles' cells, four bits each. Moving the blank
 * to a cell without a tile of the pattern costs nothing, so states of one cost are closed under
 * such moves before the next cost begins. */
static void fill(int number) {
    int tiles = COUNT[number];
    size_t states = (size_t)1 << (4 * (tiles + 1));
    uint8_t *cost = allocate(states);
    uint32_t *now = allocate(states * sizeof *now), *next = allocate(states * sizeof *next);
    memset(cost, UNKNOWN, states);
    uint32_t goal = 15;
    for (int i = 0; i < tiles; i++) goal |= (uint32_t)(TILES[number][i] - 1) << (4 * (i + 1));
    size_t found = 1, later = 0;
    now[0] = goal;
    cost[goal] = 0;
    for (int moves = 0; found; moves++) {
        later = 0;
        for (size_t at = 0; at < found; at++) {
            uint32_t state = now[at];
            if (cost[state] != moves) continue;
            int blank = state & 15;
            for (const int *cell = neighbours[blank]; *cell >= 0; cell++) {
                uint32_t other = (state & ~15u) | (uint32_t)*cell;
                int price = 0;
                for (int i = 1; i <= tiles; i++)
                    if (((state >> (4 * i)) & 15) == (uint32_t)*cell) {
                        other = (other & ~(15u << (4 * i))) | ((uint32_t)blank << (4 * i));
                        price = 1;
                    }
                if (cost[other] <= moves + price) continue;
                cost[other] = (uint8_t)(moves + price);
                if (price) next[later++] = other;
                else now[found++] = other;
            }
        }
        uint32_t *swap = now;
        now = next, next = swap, found = later;
    }
    table[number] = allocate(states >> 4);
    memset(table[number], UNKNOWN, states >> 4);
    for (size_t state = 0; state < states; state++)
        if (cost[state] < table[number][state >> 4]) table[number][state >> 4] = cost[state];
    free(cost), free(now), free(next);
}

/* The board and its mirror image, as the cells of tiles in each table. */
struct sides { uint32_t key[2][TABLES]; };

static int mirrored(int cell) { return (cell % 4) * 4 + cell / 4; }

static void put(struct sides *sides, int tile, int cell) {
    for (int side = 0; side < 2; side++) {
        int named = side ? mirrored(tile - 1) + 1 : tile;
        int at = side ? mirrored(cell) : cell;
        uint32_t *key = &sides->key[side][group_of[named]];
        int shift = 4 * place_of[named];
        *key = (*key & ~(15u << shift)) | ((uint32_t)at << shift);
    }
}

static int estimate(const struct sides *sides) {
    int sum[2] = {0, 0};
    for (int side = 0; side < 2; side++)
        for (int number = 0; number < TABLES; number++)
            sum[side] += table[number][sides->key[side][number]];
    return sum[0] > sum[1] ? sum[0] : sum[1];
}

static int board[CELLS], bound, beyond;

static int deepen(int blank, int before, int moves, struct sides sides) {
    int total = moves + estimate(&sides);
    if (total > bound) {
        if (total < beyond) beyond = total;
        return 0;
    }
    if (total == moves) { /* estimate 0: every tile is at home */
        return 1;
    }
    for (const int *cell = neighbours[blank]; *cell >= 0; cell++) {
        if (*cell == before) continue;
        struct sides after = sides;
        int tile = board[*cell];
        put(&after, tile, blank);
        board[blank] = tile, board[*cell] = 0;
        int solved = deepen(*cell, blank, moves + 1, after);
        board[*cell] = tile, board[blank] = 0;
        if (solved) return 1;
    }
    return 0;
}

int main(void) {
    for (int cell = 0; cell < CELLS; cell++) {
        int count = 0;
        for (int other = 0; other < CELLS; other++)
            if (abs(cell / 4 - other / 4) + abs(cell % 4 - other % 4) == 1)
                neighbours[cell][count++] = other;
        neighbours[cell][count] = -1;
    }
    for (int number = 0; number < TABLES; number++) {
        for (int i = 0; i < COUNT[number]; i++)
            group_of[TILES[number][i]] = number, place_of[TILES[number][i]] = i;
        fill(number);
    }
    for (;;) {
        struct sides sides = {{{0}}};
        int blank = -1;
        for (int cell = 0; cell < CELLS; cell++) {
            if (scanf("%d", &board[cell]) != 1) return 0;
            if (board[cell]) put(&sides, board[cell], cell);
            else blank = cell;
        }
        for (bound = estimate(&sides);; bound = beyond) {
            beyond = 1000;
            if (deepen(blank, -1, 0, sides)) break;
        }
        printf("%d\n", bound);
        fflush(stdout);
    }
}
