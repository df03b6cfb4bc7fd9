import { easternClock } from '../time/eastern'
import { DAY_MS } from '../time/intervals'
import { MONTHS } from '../time/months'
import type { Tournament } from './tournament'
import { isTournamentLive, waitingWord } from './tournament-state'

const WEEK_MS = 7 * DAY_MS

/** The text below a tournament's name; undefined once it has been over for more than 7 days. */
export function roundStatusText(tournament: Tournament, nowMs: number): string | undefined {
  if (isLongOver(tournament, nowMs)) return undefined
  const { state, completed, round, rounds, startedRound, startTime } = tournament
  if (isTournamentLive(tournament)) return liveText(tournament)
  if (completed && round >= rounds) return 'Final Round Complete'
  if (state === 'post' && !completed) return startTime || undefined
  if (startedRound > 0) return `Round ${startedRound} Complete`
  return state === 'post' ? `Round ${round} Complete` : textBefore(tournament, nowMs)
}

function liveText(tournament: Tournament): string {
  const part = tournament.playoff ? 'Playoff' : `Round ${tournament.round}`
  const waits = waitingWord(tournament)
  return waits ? `${part} • ${waits}` : part
}

function textBefore(tournament: Tournament, nowMs: number): string {
  const { start, startTime, round } = tournament
  if (/postpone|cancel/i.test(startTime)) return startTime
  const startMs = Date.parse(start ?? '')
  if (startMs - nowMs > WEEK_MS) return isMidnight(startTime) ? `Starts ${dateText(startMs)}` : startTime
  return `Round ${round} • ${waitingWord(tournament) ?? 'Starting Soon'}`
}

/** The feed words an open start as Eastern midnight (`Fri, June 5th at 12:00 AM EDT`), with the wrong day at times. */
function isMidnight(detail: string): boolean {
  return detail === '' || /\b12:00 AM\b/.test(detail) || /^scheduled$/i.test(detail)
}

/** `end` is the morning of the last day. */
function isLongOver({ state, end }: Tournament, nowMs: number): boolean {
  return state === 'post' && nowMs - (Date.parse(end ?? '') + DAY_MS) > WEEK_MS
}

function dateText(ms: number): string {
  const { month, dayOfMonth } = easternClock(ms)
  return `${MONTHS[month - 1]} ${dayOfMonth}`
}
