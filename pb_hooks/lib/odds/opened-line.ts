import type { GameOddsRecord } from '../../../src/domain/odds/odds-record'
import type { OpenedLine } from '../../../src/domain/people/game-alerts/line-occasion'
import { readGameOdds } from './odds-records'

/** The first line that was kept of a game; nothing once its history was swept away. */
export function openedLine({ game_id, sport }: GameOddsRecord): OpenedLine | undefined {
  const filter = 'game_id = {:game_id} && sport = {:sport}'
  const [row] = $app.findRecordsByFilter('game_odds_history', filter, 'recorded_at', 1, 0, { game_id, sport })
  return row ? readGameOdds(row) : undefined
}
