import type { GameOddsRecord } from '../../../src/domain/odds/odds-record'
import type { OpenedLine } from '../../../src/domain/people/game-alerts/line-occasion'

/** The first spread and the first total that were kept of a game: one is often offered before the other. */
export function openedLine({ game_id, sport }: GameOddsRecord): OpenedLine {
  const first = (column: keyof OpenedLine) => firstNumber(column, { game_id, sport })
  return { home_spread: first('home_spread'), over_under: first('over_under') }
}

/** Null when nobody offered it, or once the game's history was swept away. */
function firstNumber(column: keyof OpenedLine, game: { game_id: string; sport: string }): number | null {
  const rows = arrayOf(new DynamicModel({ value: '' })) as { value: string }[]
  $app
    .db()
    .newQuery(
      `SELECT json(${column}) AS value FROM game_odds_history
       WHERE game_id = {:game_id} AND sport = {:sport} AND json(${column}) != 'null'
       ORDER BY recorded_at LIMIT 1`,
    )
    .bind(game)
    .all(rows)
  return rows[0] ? (JSON.parse(rows[0].value) as number) : null
}
