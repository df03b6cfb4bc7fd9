import type { Slug } from '../../../src/domain/league'
import type { OddsBoard } from '../../../src/domain/odds/odds-board'
import type { OddsSport } from '../../../src/domain/odds/odds-sport'
import type { GameOddsRecord } from '../../../src/domain/odds/odds-record'
import { findRecord } from '../server/records'
import { readShared, writeShared } from '../server/shared'
import { findGameOdds } from './odds-store'

/** What is known of a league's odds without asking the database. */
export interface OddsMemory {
  readonly board: OddsBoard
  /** The games whose records were looked for. */
  readonly ids: readonly string[]
  /** By game id; a game without a record is absent. */
  readonly records: Readonly<Record<string, GameOddsRecord>>
}

/** Nothing when it lacks one of these games. */
export function recallOdds(slug: Slug, ids: readonly string[]): OddsMemory | undefined {
  const memory = readShared<OddsMemory>(key(slug))
  const known = new Set(memory?.ids)
  return ids.every((id) => known.has(id)) ? memory : undefined
}

/** Asks inside the transaction that will write, so that nobody else writes in between. */
export function loadOdds(tx: CoreApp, slug: Slug, sport: OddsSport, ids: readonly string[]): OddsMemory {
  const records = findGameOdds(tx, sport, ids)
  return {
    board: loadOddsBoard(slug, tx) ?? { v: 1, sport, rev: '', rows: {} },
    ids,
    records: Object.fromEntries(records.map((record) => [record.game_id, record])),
  }
}

export function loadOddsBoard(slug: Slug, app: CoreApp): OddsBoard | undefined {
  const text = findRecord('odds_board_documents', slug, app)?.getString('document')
  return text ? (JSON.parse(text) as OddsBoard) : undefined
}

export function rememberOdds(slug: Slug, memory: OddsMemory): void {
  writeShared(key(slug), memory)
}

/** After a failed transaction: what was remembered inside it never happened. */
export function forgetOdds(slug: Slug): void {
  for (const name of [key(slug), `odds-version:${slug}`, `odds-snapshot:${slug}`]) $app.store().remove(name)
}

function key(slug: Slug): string {
  return `odds:${slug}`
}
