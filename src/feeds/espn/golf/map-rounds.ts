import { HOLES } from '../../../domain/golf/nine-totals'
import { isTrue, list, nameText, record, text, whole, type Fields } from '../read'
import { strokesOf, toParOf } from './read-golf'

/** A round as the feed has it, from either endpoint. */
export interface FeedRound {
  readonly period: number
  /** 0 until a ball is hit. */
  readonly strokes: number
  readonly toPar?: number
  readonly holes: readonly FeedHole[]
  /** The feed's own fields, for facts that few callers need: reading all tee times took a quarter of the mapping. */
  readonly line: Fields
}

export interface FeedHole {
  readonly hole: number
  readonly strokes: number
  readonly scoreType: string
}

/** The rounds in order, one of each. A play-off counts for no total, so its rounds are left out. */
export function mapRounds(competitor: Fields, lastRound: number): readonly FeedRound[] {
  const rounds = new Map<number, FeedRound>()
  for (const [index, value] of list(competitor['linescores']).entries()) {
    const line = record(value)
    const period = whole(line['period']) ?? index + 1
    const counts = period >= 1 && period <= lastRound && !isTrue(line['isPlayoff'])
    if (counts && !rounds.has(period)) rounds.set(period, roundOf(period, line))
  }
  return inOrder([...rounds.values()], ({ period }) => period)
}

function roundOf(period: number, line: Fields): FeedRound {
  const strokes = strokesOf(line['value'])
  const toPar = strokes > 0 ? openToPar(line['displayValue']) : undefined
  const holes = mapHoles(line['linescores'])
  return { period, strokes, holes, line, ...(toPar !== undefined && { toPar }) }
}

/** Recordings of 2022 have no text here; that is not the empty text that means level par. */
function openToPar(value: unknown): number | undefined {
  return text(value) === '' ? undefined : toParOf(value)
}

function mapHoles(value: unknown): readonly FeedHole[] {
  const holes = new Map<number, FeedHole>()
  for (const [index, entry] of list(value).entries()) {
    const fields = record(entry)
    const hole = whole(fields['period']) ?? index + 1
    const strokes = strokesOf(fields['value'])
    const scoreType = nameText(record(fields['scoreType'])['displayValue'])
    const isPlayed = hole >= 1 && hole <= HOLES && strokes > 0
    if (isPlayed && !holes.has(hole)) holes.set(hole, { hole, strokes, scoreType })
  }
  return inOrder([...holes.values()], ({ hole }) => hole)
}

function inOrder<Item>(items: readonly Item[], numberOf: (item: Item) => number): readonly Item[] {
  const sorted = [...items]
  sorted.sort((a, b) => numberOf(a) - numberOf(b))
  return sorted
}
