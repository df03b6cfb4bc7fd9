import type { OddsSport } from '../../../src/domain/odds/odds-sport'
import type { GameOddsRecord } from '../../../src/domain/odds/odds-record'
import type { OddsWrite } from '../../../src/domain/odds/odds-write'
import { readGameOdds } from './odds-records'

/** The stored records of these games; a game without one is missing from the answer. */
export function findGameOdds(
  app: CoreApp,
  sport: OddsSport,
  ids: readonly string[],
): readonly GameOddsRecord[] {
  if (ids.length === 0) return []
  return app
    .findAllRecords('game_odds', $dbx.hashExp({ sport }), $dbx.in('game_id', ...ids))
    .flatMap((row) => (row ? [readGameOdds(row)] : []))
}

/** Overwrites the records and adds to history; one record per game and sport. */
export function saveOddsWrites(tx: CoreApp, writes: readonly OddsWrite[]): void {
  for (const { record, history } of writes) {
    const row = rowOf(tx, record) ?? new Record(tx.findCollectionByNameOrId('game_odds'))
    row.load({ ...record })
    tx.save(row)
    if (!history) continue
    const change = new Record(tx.findCollectionByNameOrId('game_odds_history'))
    change.load({ ...history, recorded_at: history.fetched_at })
    tx.save(change)
  }
}

function rowOf(tx: CoreApp, { game_id, sport }: GameOddsRecord): core.Record | undefined {
  return tx.findAllRecords('game_odds', $dbx.hashExp({ game_id, sport }))[0]
}
