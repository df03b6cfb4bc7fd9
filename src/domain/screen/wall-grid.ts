/** How the games of a board stand on a wall. */
export interface WallGrid {
  readonly columns: number
  /** The number of rows that the screen shows at once. */
  readonly rows: number
  /** The form of names that fits: `Kansas City Chiefs`, `Chiefs` or `KC`. */
  readonly names: 'full' | 'short' | 'abbreviation'
  /** All of them are in sight; otherwise the list scrolls. */
  readonly isWhole: boolean
}

type Step = readonly [most: number, columns: number, rows: number]

/** For a landscape screen: the fewer games, the larger they are. Up to sixteen are all in sight. */
const LANDSCAPE: readonly Step[] = [
  [1, 1, 1],
  [2, 2, 1],
  [4, 2, 2],
  [6, 3, 2],
  [9, 3, 3],
  [12, 3, 4],
  [16, 4, 4],
]

const MOST = 16
/** With fewer rows an upright screen would show large, empty cards. */
const FEWEST_UPRIGHT = 3

export function wallGrid(games: number, isUpright: boolean): WallGrid {
  const isWhole = games <= MOST
  if (isUpright) {
    const rows = Math.max(FEWEST_UPRIGHT, Math.min(games, MOST))
    return { columns: 1, rows: isWhole ? rows : MOST, names: 'full', isWhole }
  }
  const [, columns, rows] = LANDSCAPE.find(([most]) => games <= most) ?? LANDSCAPE.at(-1)!
  return { columns, rows, names: NAMES[columns - 1]!, isWhole }
}

/** Indexed by the number of columns minus one. */
const NAMES = ['full', 'full', 'short', 'abbreviation'] as const
