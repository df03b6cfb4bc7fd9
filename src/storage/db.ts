import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { Board } from '../domain/board/board'
import type { GameAnswer } from '../domain/box-score/game-answer'
import type { Game } from '../domain/game/game'
import type { GameSlug, Slug } from '../domain/league'
import type { OddsBoard } from '../domain/odds/odds-board'
import type { StoredHead } from '../domain/tabs/stored-tab'
import { DATABASE, VERSIONS } from './tables'

/** The last board of a league and when the server last found it to be true (product clock, ISO). */
export interface StoredBoard {
  readonly slug: Slug
  readonly board: Board
  readonly checkedAt: string
}

/** A logo kept for offline. `bytes` is absent when it could not be had; `failures` counts the tries. */
export interface StoredLogo {
  readonly path: string
  /** Wall time of the last try: the age limit is about this device's storage, not about product time. */
  readonly at: number
  readonly failures: number
  readonly type?: string
  readonly bytes?: ArrayBuffer
}

/** A box score as somebody opened it last. */
export interface StoredGame {
  /** Who saw it, the league and the game: what one viewer may see is not kept for the next one on this device. */
  readonly key: string
  readonly slug: GameSlug
  readonly answer: GameAnswer
  /** The game as the board had it then, which names and colours come from; absent for one that no board showed. */
  readonly game?: Game
  readonly checkedAt: string
  /** Wall time of the last opening: it decides what is kept, so it is about this device and not about product time. */
  readonly openedAt: number
}

/** The odds of a league, whose sight of them it was, and when the server last found them to be true. */
export interface StoredOdds {
  readonly slug: Slug
  readonly user: string
  readonly board: OddsBoard
  readonly checkedAt: string
}

export type TurboDb = Dexie & {
  boards: EntityTable<StoredBoard, 'slug'>
  heads: EntityTable<StoredHead, 'id'>
  logos: EntityTable<StoredLogo, 'path'>
  games: EntityTable<StoredGame, 'key'>
  odds: EntityTable<StoredOdds, 'slug'>
}

/** One snapshot record per league: writing a board is one put, whatever changed in it. */
export function openDb(name = DATABASE, options?: DexieOptions): TurboDb {
  const db = new Dexie(name, options) as TurboDb
  for (const [index, tables] of VERSIONS.entries()) db.version(index + 1).stores(tables)
  return db
}
