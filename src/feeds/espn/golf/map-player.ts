import { initialsOf } from '../../../domain/golf/initials'
import type { Player, RoundTotal } from '../../../domain/golf/player'
import type { Place } from '../../../domain/golf/ranking'
import { NO_SCORE, toParText } from '../../../domain/golf/to-par'
import { roundAt, type CompetitorPlay } from './competitor'
import type { Entry } from './map-entry'
import type { FeedRound } from './map-rounds'

/** Spreads come last: the engine defines members after a spread singly, which took half of the mapping's time. */
export function playerOf(tournament: string, entry: Entry, place: Place): Player {
  const { person, play, rounds, movement } = entry
  const { period: _period, ...shown } = play
  return {
    tournament,
    initials: initialsOf(person.name),
    score: totalOf(entry),
    today: todayOf(play, rounds),
    rounds: rounds.filter(({ strokes }) => strokes > 0).map(totalOfRound),
    ...person,
    ...place,
    ...(movement !== undefined && { movement }),
    ...shown,
  }
}

/** A player who withdraws before the first shot has no total, and even par would be untrue. */
function totalOf({ play, rounds, toPar, hasTotal }: Entry): string {
  const hasStrokes = rounds.some(({ strokes }) => strokes > 0)
  const hasPlayed = toPar !== 0 || hasStrokes
  const isUnknown = hasStrokes && !hasTotal
  return isUnknown || (play.state === 'out' && !hasPlayed) ? NO_SCORE : toParText(toPar)
}

function todayOf({ state, period }: CompetitorPlay, rounds: readonly FeedRound[]): string {
  const isInRound = state === 'playing' || state === 'finished'
  return isInRound ? toParText(roundAt(rounds, period)?.toPar) : NO_SCORE
}

function totalOfRound({ period, strokes, toPar }: FeedRound): RoundTotal {
  return { period, strokes, score: toParText(toPar) }
}
