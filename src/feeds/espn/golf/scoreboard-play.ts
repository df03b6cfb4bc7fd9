import { HOLES } from '../../../domain/golf/nine-totals'
import { NO_SCORE } from '../../../domain/golf/to-par'
import { roundAt, type AroundCompetitor, type CompetitorPlay } from './competitor'
import { holesOf, type FeedRound } from './map-rounds'
import { roundTeeTime } from './round-tee-time'

/** The scoreboard endpoint tells no player's state; it follows from the rounds and their holes. */
export function scoreboardPlay(around: AroundCompetitor): CompetitorPlay {
  const { eventState, rounds } = around
  const period = shownPeriod(around)
  const current = roundAt(rounds, period)
  if (eventState === 'pre') return waiting(period, current)
  const unfinished = unfinishedBefore(around, period)
  if (unfinished && eventState === 'in' && current && roundTeeTime(current) !== undefined)
    return playing(unfinished)
  const outReason = outReasonOf(around, period)
  if (outReason !== undefined) return { state: 'out', period, thru: outReason }
  if (!current || current.strokes === 0) return waiting(period, current)
  if (isComplete(current) || eventState === 'post') return { state: 'finished', period, thru: 'F' }
  return playing(current)
}

function playing(round: FeedRound): CompetitorPlay {
  return { state: 'playing', period: round.period, thru: String(holesOf(round).length) }
}

/**
 * The player's last round before this one, if holes of it are still to be played: after a storm some are on the course
 * in a round while others have begun the next. In a round that another has followed a hole is only missing in the list.
 */
function unfinishedBefore({ rounds }: AroundCompetitor, period: number): FeedRound | undefined {
  const last = rounds.filter(({ strokes }) => strokes > 0).at(-1)
  return last && last.period < period && !isComplete(last) ? last : undefined
}

/** No round that is beyond the count or that no player has yet: a player without such a round has not withdrawn. */
function shownPeriod({ round, lastRound, listedRound }: AroundCompetitor): number {
  return Math.max(1, Math.min(round.period, lastRound, listedRound))
}

/** Cut players simply have fewer rounds; a round that was broken off is a withdrawal. */
function outReasonOf(around: AroundCompetitor, period: number): string | undefined {
  const { eventState, rounds, roundsBeforeCut } = around
  const played = rounds.filter(({ strokes }) => strokes > 0)
  if (unfinishedBefore(around, period)) return 'WD'
  const current = roundAt(rounds, period)
  const mayPlay = eventState === 'post' ? (current?.strokes ?? 0) > 0 : current !== undefined
  if (played.length === 0 || mayPlay) return undefined
  return played.length === roundsBeforeCut ? 'CUT' : 'WD'
}

/** A round without holes has only its strokes, and the feed lists such a round only when it is over. */
function isComplete(round: FeedRound): boolean {
  const { length } = holesOf(round)
  return length === 0 || length === HOLES
}

function waiting(period: number, round: FeedRound | undefined): CompetitorPlay {
  const teeTime = round && roundTeeTime(round)
  return { state: 'waiting', period, thru: NO_SCORE, ...(teeTime !== undefined && { teeTime }) }
}
