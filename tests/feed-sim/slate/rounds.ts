import type { ProSlug } from '../teams/team'

/** A playoff round: how long its series are, and when they are played. */
export interface Round {
  readonly bestOf: number
  /** Days after the playoffs begin. */
  readonly offset: number
  /** Days between two games of a series. */
  readonly gap: number
  /** Starts, shared out among the series of the round. */
  readonly slots: readonly { readonly offset: number; readonly hour: number; readonly minute: number }[]
  /** `half` is absent in the final. */
  title(half: number | undefined): string
}

const EVENINGS = [
  { offset: 0, hour: 19, minute: 0 },
  { offset: 1, hour: 19, minute: 30 },
  { offset: 0, hour: 20, minute: 30 },
  { offset: 1, hour: 21, minute: 30 },
]

function sevens(offset: number, title: Round['title']): Round {
  return { bestOf: 7, offset, gap: 2, slots: EVENINGS, title }
}

function named(halves: readonly [string, string], name: string): Round['title'] {
  return (half) => (half === undefined ? name : `${halves[half === 0 ? 0 : 1]} ${name}`)
}

const EAST_WEST = ['East', 'West'] as const
const FOOTBALL = ['AFC', 'NFC'] as const

/** Weekends are counted from the Saturday after the last regular Sunday. */
function weekend(
  offset: number,
  days: readonly (readonly [number, number, number])[],
  title: Round['title'],
): Round {
  const slots = days.map(([day, hour, minute]) => ({ offset: day, hour, minute }))
  return { bestOf: 1, offset, gap: 1, slots, title }
}

const WILD_CARD = [
  [0, 16, 30],
  [1, 13, 0],
  [1, 16, 30],
  [0, 20, 0],
  [1, 20, 15],
  [2, 20, 15],
] as const
const DIVISIONAL = [
  [0, 16, 30],
  [1, 15, 0],
  [0, 20, 0],
  [1, 18, 30],
] as const
const CHAMPIONSHIP = [
  [1, 15, 0],
  [1, 18, 30],
] as const

export const ROUNDS: Readonly<Record<ProSlug, readonly Round[]>> = {
  nfl: [
    weekend(0, WILD_CARD, named(FOOTBALL, 'Wild Card Playoffs')),
    weekend(7, DIVISIONAL, named(FOOTBALL, 'Divisional Playoffs')),
    weekend(14, CHAMPIONSHIP, named(FOOTBALL, 'Championship')),
    weekend(28, [[1, 18, 30]], () => 'Super Bowl'),
  ],
  nba: [
    sevens(0, named(EAST_WEST, '1st Round')),
    sevens(16, named(EAST_WEST, 'Semifinals')),
    sevens(32, named(EAST_WEST, 'Finals')),
    sevens(48, () => 'NBA Finals'),
  ],
  mlb: [
    {
      bestOf: 3,
      offset: 0,
      gap: 1,
      slots: EVENINGS.map((slot) => ({ ...slot, offset: 0 })),
      title: named(['AL', 'NL'], 'Wild Card Series'),
    },
    { bestOf: 5, offset: 4, gap: 2, slots: EVENINGS, title: named(['AL', 'NL'], 'Division Series') },
    {
      bestOf: 7,
      offset: 15,
      gap: 1,
      slots: EVENINGS.map((slot) => ({ ...slot, offset: 0 })),
      title: named(['AL', 'NL'], 'Championship Series'),
    },
    { bestOf: 7, offset: 24, gap: 2, slots: EVENINGS, title: () => 'World Series' },
  ],
  nhl: [
    sevens(0, named(EAST_WEST, '1st Round')),
    sevens(16, named(EAST_WEST, '2nd Round')),
    sevens(32, named(EAST_WEST, 'Final')),
    sevens(48, () => 'Stanley Cup Final'),
  ],
}
