import type { Phase } from '../game/game'
import type { OddsLine } from './odds-line'
import { diffRows, oddsRow, type OddsRow, type OddsRows } from './odds-board'
import type { GameOddsRecord, OddsGame } from './odds-record'
import type { OddsWrite } from './odds-write'
import { polledWrite, type PolledGame } from './polled-odds'
import { isPolledLineSaved } from './capture'
import { isOvertaken, type AnswerTimes } from './overtaken'

/** The part of a league's poll that concerns odds. */
export interface OddsPoll extends AnswerTimes {
  readonly games: readonly {
    readonly game: OddsGame
    readonly phase: Phase
    readonly phaseBefore?: Phase
  }[]
  readonly lines: Readonly<Record<string, OddsLine>>
}

export interface KnownOdds {
  /** By game id; a game that has no record is absent. */
  readonly records: Readonly<Record<string, GameOddsRecord>>
  readonly rows: OddsRows
}

export interface OddsPlan {
  readonly writes: readonly OddsWrite[]
  readonly rows: OddsRows
}

/** What a poll changes, or nothing: then no database needs to be asked. */
export function planOdds(known: KnownOdds, poll: OddsPoll): OddsPlan | undefined {
  const planned = poll.games.map((one) => planGame(known, poll, one))
  const writes = planned.flatMap(({ write }) => write ?? [])
  const rows = Object.fromEntries(
    planned.flatMap(({ id, row }): [string, OddsRow][] => (row ? [[id, row]] : [])),
  )
  return writes.length > 0 || diffRows(known.rows, rows) ? { writes, rows } : undefined
}

function planGame(known: KnownOdds, poll: OddsPoll, one: OddsPoll['games'][number]) {
  const { id } = one.game
  const stored = ownValue(known.records, id)
  const line = isOvertaken(stored, poll) ? undefined : ownValue(poll.lines, id)
  const shown = ownValue(known.rows, id)
  const polled: PolledGame = {
    ...one,
    ...(line && { line }),
    ...(shown && { shown }),
    ...(stored && { stored }),
  }
  const write = polledWrite(polled, poll.at)
  // The line last shown goes before the record, which still has what the book has taken down.
  const row = oddsRow((isPolledLineSaved(one.phase) ? line : undefined) ?? shown, write?.record ?? stored)
  return { id, write, row }
}

/** The id comes from the feed: an id `constructor` must not find the property that every object inherits. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined
}
