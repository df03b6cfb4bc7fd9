export type SubStatus = 'operational' | 'degraded' | 'down'

export interface SubStatuses {
  readonly sportsApi: SubStatus
  readonly database: SubStatus
  readonly authentication: SubStatus
}

/** For each part, how many log lines of an hour tell of trouble with it. */
export type PartTroubles = Readonly<Record<keyof SubStatuses, number>>

/** An API error that mentions one of these is the Sports API's. */
export const SPORTS_API_WORDS = ['espn', 'sports', 'scoreboard'] as const
/** An error or warning with one of these words is the database's; other lines, like its start, are not. */
export const DATABASE_WORDS = ['database', 'pocketbase', 'sqlite'] as const

/** The status of each part of the system, by the number of log lines about its trouble. */
export function subStatuses({ sportsApi, database, authentication }: PartTroubles): SubStatuses {
  return {
    sportsApi: byCount(sportsApi, { degradedAbove: 2, downAbove: 5 }),
    database: byCount(database, { degradedAbove: 1, downAbove: 3 }),
    authentication: byCount(authentication, { degradedAbove: 0, downAbove: 2 }),
  }
}

function byCount(count: number, limits: { degradedAbove: number; downAbove: number }): SubStatus {
  if (count > limits.downAbove) return 'down'
  return count > limits.degradedAbove ? 'degraded' : 'operational'
}
