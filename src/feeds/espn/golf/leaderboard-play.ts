import { HOLES } from '../../../domain/golf/nine-totals'
import { NO_SCORE } from '../../../domain/golf/to-par'
import { isTrue, nameText, record, whole, wholeWithin, type Fields } from '../../read'
import { mapStart } from '../start'
import { roundAt, type AroundCompetitor, type CompetitorPlay } from './competitor'
import type { FeedRound } from './map-rounds'
import { roundTeeTime } from './round-tee-time'

/** The leaderboard endpoint tells each player's state itself. */
export function leaderboardPlay(competitor: Fields, around: AroundCompetitor): CompetitorPlay {
  const status = record(competitor['status'])
  const type = record(status['type'])
  const told = whole(status['period']) ?? around.round.period
  const period = Math.min(told, around.lastRound)
  const outReason = outReasonOf(status)
  if (outReason !== undefined) return { state: 'out', period, thru: outReason }
  const round = roundAt(around.rounds, period)
  const state = stateOf(type, around.eventState, round)
  // In a play-off the rounds are over, and holes are counted anew.
  const isInPlayoff = told > around.lastRound || isTrue(status['playoff'])
  if (state === 'post' || isInPlayoff) return { state: 'finished', period, thru: 'F' }
  const startHole = startHoleOf(status['startHole'])
  if (state === 'in') {
    return { state: 'playing', period, thru: holesPlayed(status), ...startHole }
  }
  const last = around.eventState === 'post' ? lastPlayed(around) : undefined
  // The round of which the feed still tells the tee time was called off.
  if (last) return { state: 'finished', period: last.period, thru: 'F' }
  const teeTime = teeTimeOf(status) ?? (round && roundTeeTime(round))
  return {
    state: 'waiting',
    period,
    thru: NO_SCORE,
    ...(teeTime !== undefined && { teeTime }),
    ...startHole,
  }
}

function lastPlayed({ rounds }: AroundCompetitor): FeedRound | undefined {
  return rounds.filter(({ strokes }) => strokes > 0).at(-1)
}

/** A round that a storm has interrupted will go on, although the feed calls that `post` in other sports. */
function stateOf(type: Fields, eventState: string, round: FeedRound | undefined): string {
  const told = nameText(type['state'])
  const isInterrupted = told === 'post' && eventState === 'in' && /SUSPEND|DELAY/.test(upper(type['name']))
  if (!isInterrupted) return told
  return round && round.strokes > 0 ? 'in' : 'pre'
}

/**
 * All players who are out have STATUS_CUT. The reason (`CUT`, `WD`, `DQ`) is in the short text, as letters or as a
 * word, and also in the text that otherwise names the hole.
 */
function outReasonOf(status: Fields): string | undefined {
  const type = record(status['type'])
  const shortText = upper(type['shortDetail'])
  const name = upper(type['name'])
  const letters = [shortText, upper(status['displayValue'])].find((words) => OUT_LETTERS.test(words))
  if (letters !== undefined) return letters
  if (!/CUT|MDF|WITHDR|DISQ|DNS|DNF/.test(name)) return undefined
  if (/^[A-Z]{2,3}$/.test(shortText)) return shortText
  return OUT_WORDS.find(([word]) => word.test(`${shortText} ${name}`))?.[1] ?? 'CUT'
}

function upper(value: unknown): string {
  return nameText(value).toUpperCase()
}

const OUT_LETTERS = /^(CUT|WD|DQ|MDF|DNS|DNF)$/

const OUT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/MDF/, 'MDF'],
  [/WITHDR/, 'WD'],
  [/DISQ/, 'DQ'],
  [/DNS|NOT START/, 'DNS'],
  [/DNF|NOT FINISH/, 'DNF'],
]

/** If the feed gives no number this is `-`, since `0` would be untrue for a player who has played fifteen. */
function holesPlayed(status: Fields): string {
  const inWords = /^thru (\d+)/i.exec(nameText(status['displayValue']))?.[1]
  const told = [status['thru'], status['displayThru'], inWords]
  const holes = told.map((value) => wholeWithin(value, 0, HOLES)).find((value) => value !== undefined)
  return holes === undefined ? NO_SCORE : String(holes)
}

/** A waiting player's `displayValue` is the tee time too. */
function teeTimeOf(status: Fields): string | undefined {
  return mapStart(status['teeTime']) ?? mapStart(status['displayValue'])
}

function startHoleOf(value: unknown): { startHole?: number } {
  const startHole = wholeWithin(value, 1, HOLES)
  return startHole === undefined ? {} : { startHole }
}
