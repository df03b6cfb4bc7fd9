import type { OddsSport } from '../../../src/domain/odds/odds-sport'
import type { RecordedChange } from '../../../src/domain/odds/recent-changes'

export interface Page {
  readonly limit: number
  readonly offset: number
}

/** How the line of one game moved, newest first. Rows of one moment come in reverse order of their writing. */
export function findHistory(gameId: string, sport: OddsSport, page: Page): readonly RecordedChange[] {
  return changesWhere('game_id = {:gameId} AND sport = {:sport}', { gameId, sport }, page)
}

/** The lines that moved last, newest first; a first line has not moved. */
export function findRecentChanges(sport: OddsSport | undefined, limit: number): readonly RecordedChange[] {
  const ofSport = sport ? 'sport = {:sport} AND ' : ''
  return changesWhere(`${ofSport}change_type != 'initial'`, sport ? { sport } : {}, { limit, offset: 0 })
}

const TEXTS = [
  'game_id',
  'sport',
  'home_team',
  'away_team',
  'provider_name',
  'provider_id',
  'details',
  'change_type',
]
const TIMES = ['game_date', 'fetched_at', 'recorded_at']
const NUMBERS = [
  'home_spread',
  'away_spread',
  'home_money_line',
  'away_money_line',
  'over_under',
  'home_spread_odds',
  'away_spread_odds',
  'previous_home_spread',
  'previous_away_spread',
  'previous_home_money_line',
  'previous_away_money_line',
  'previous_over_under',
]

/** A row as JSON made by the database: reading each column through the engine takes longer than finding the rows. */
const ROW = [
  ...TEXTS.map((name) => `'${name}', ${name}`),
  ...TIMES.map((name) => `'${name}', replace(${name}, ' ', 'T')`),
  ...NUMBERS.map((name) => `'${name}', json(${name})`),
].join(', ')

function changesWhere(
  where: string,
  values: Readonly<Record<string, string>>,
  { limit, offset }: Page,
): readonly RecordedChange[] {
  const rows = arrayOf(new DynamicModel({ change: '' })) as { change: string }[]
  $app
    .db()
    .newQuery(
      `SELECT json_object(${ROW}) AS change FROM game_odds_history WHERE ${where}
       ORDER BY recorded_at DESC LIMIT {:limit} OFFSET {:offset}`,
    )
    .bind({ ...values, limit, offset })
    .all(rows)
  return rows.map(({ change }) => JSON.parse(change) as RecordedChange)
}
