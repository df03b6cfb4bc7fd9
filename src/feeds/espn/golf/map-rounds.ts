import { HOLES } from '../../../domain/golf/nine-totals'
import { isTrue, list, nameText, record, text, whole, type Fields } from '../../read'
import { strokesOf, toParOf } from './read-golf'

/** A round as the feed has it, from either endpoint. */
export interface FeedRound {
  readonly period: number
  /** 0 until a ball is hit. */
  readonly strokes: number
  readonly toPar?: number
  /** The feed's own fields, for facts that few callers need: reading all holes and tee times took half of the mapping. */
  readonly line: Fields
}

export interface FeedHole {
  readonly hole: number
  readonly strokes: number
  readonly scoreType: string
}

/** The rounds in order, one of each. A play-off counts for no total, so its rounds are left out. */
export function mapRounds(competitor: Fields, lastRound: number): readonly FeedRound[] {
  const rounds: FeedRound[] = []
  list(competitor['linescores']).forEach((value, index) => {
    const line = record(value)
    const period = whole(line['period']) ?? index + 1
    const counts = period >= 1 && period <= lastRound && !isTrue(line['isPlayoff'])
    if (counts && !rounds.some((round) => round.period === period)) rounds.push(roundOf(period, line))
  })
  rounds.sort((a, b) => a.period - b.period)
  return rounds
}

function roundOf(period: number, line: Fields): FeedRound {
  const strokes = strokesOf(line['value'])
  const toPar = strokes > 0 ? openToPar(line['displayValue']) : undefined
  return toPar === undefined ? { period, strokes, line } : { period, strokes, line, toPar }
}

/** Recordings of 2022 have no text here; that is not the empty text that means level par. */
function openToPar(value: unknown): number | undefined {
  return text(value) === '' ? undefined : toParOf(value)
}

/** The holes that were played, in order, one of each. Only the scoreboard has them. */
export function holesOf({ line }: FeedRound): readonly FeedHole[] {
  const holes: FeedHole[] = []
  list(line['linescores']).forEach((entry, index) => {
    const fields = record(entry)
    const hole = whole(fields['period']) ?? index + 1
    const strokes = strokesOf(fields['value'])
    const isPlayed = hole >= 1 && hole <= HOLES && strokes > 0
    if (!isPlayed || holes.some((known) => known.hole === hole)) return
    holes.push({ hole, strokes, scoreType: nameText(record(fields['scoreType'])['displayValue']) })
  })
  holes.sort((a, b) => a.hole - b.hole)
  return holes
}
