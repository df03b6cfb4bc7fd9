import type { OffGame } from '../../domain/game/game'
import { isLive } from '../../domain/game/live'
import type { PeriodFacts } from '../../domain/period/period-facts'
import { briefText, isRecord, nameText, record, wholeWithin } from '../read'

/** The feed's status with the feed's words; only the functions below read these words. */
export interface FeedStatus {
  readonly name: string
  readonly state: string
  readonly isCompleted: boolean | undefined
  readonly period: number
  readonly clock: string
  readonly shortText: string
  readonly longText: string
}

export type PhaseOfStatus =
  | { readonly phase: 'scheduled' | 'live' | 'final' }
  | Pick<OffGame, 'phase' | 'status'>

export function readStatus(value: unknown): FeedStatus | undefined {
  if (!isRecord(value)) return undefined
  const type = record(value['type'])
  const completed = type['completed']
  return {
    name: nameText(type['name']),
    state: nameText(type['state']),
    isCompleted: typeof completed === 'boolean' ? completed : undefined,
    period: wholeWithin(value['period'], 0, MOST_PERIODS) ?? 0,
    clock: clockOf(value['displayClock']) || clockOfSeconds(value['clock']),
    shortText: nameText(type['shortDetail']) || nameText(type['detail']),
    longText: nameText(type['detail']) || nameText(type['shortDetail']),
  }
}

/** With what the other status says where this one says nothing. */
export function completedStatus(status: FeedStatus, other: FeedStatus): FeedStatus {
  return {
    name: status.name || other.name,
    state: status.state || other.state,
    isCompleted: status.isCompleted ?? other.isCompleted,
    period: status.period || other.period,
    clock: status.clock || other.clock,
    shortText: status.shortText || other.shortText,
    longText: status.longText || other.longText,
  }
}

/** The longest game of baseball had 33 innings. */
const MOST_PERIODS = 50

/** `8:36`, `0.0`. Words in its place are left out, since they would be shown behind the period like a clock. */
function clockOf(value: unknown): string {
  const clock = briefText(value)
  return /^[\d:.]+$/.test(clock) ? clock : ''
}

/** No period of our sports is longer than this. */
const MOST_SECONDS = 3600

/** Without a clock a second quarter would count as halftime. Baseball writes 0 seconds, which are no clock. */
function clockOfSeconds(value: unknown): string {
  const seconds = typeof value === 'number' && value <= MOST_SECONDS ? Math.floor(value) : 0
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''
}

export function phaseOf(status: FeedStatus): PhaseOfStatus {
  const reason = offReason(status)
  if (reason) return { phase: 'off', status: reason }
  if (isOver(status)) return { phase: 'final' }
  return { phase: isLive(status.state === 'in', status.shortText) ? 'live' : 'scheduled' }
}

/**
 * The feed's short text. An open start comes with a made-up hour. Some texts do not say that it is open, and only the
 * feed's `timeValid` does.
 */
export function startText(status: FeedStatus, isOpen: boolean): string {
  const isUntold = isOpen && phaseOf(status).phase === 'scheduled' && !/\bTBD\b/.test(status.shortText)
  return isUntold ? 'TBD' : status.shortText
}

export function pauseOf({ name, shortText, longText }: FeedStatus): PeriodFacts['pause'] {
  if (/DELAY/.test(name) || [longText, shortText].some(tellsDelay)) return 'delay'
  if (name === 'STATUS_HALFTIME' || /^half\s?time$/i.test(shortText)) return 'halftime'
  return name === 'STATUS_END_PERIOD' || /^(end|mid|middle)\b/i.test(shortText) ? 'period-end' : 'none'
}

/** `Rain Delay, Top 1st`, also where only the name of the status says that the game waits. */
export function delayWords({ name, shortText, longText }: FeedStatus): string {
  const told = [longText, shortText].find(tellsDelay)
  if (told !== undefined) return told
  return [readable(name), longText].filter((words) => words !== '').join(', ')
}

function tellsDelay(words: string): boolean {
  return /delay/i.test(words)
}

/** `Rain Delay` for `STATUS_RAIN_DELAY`. */
function readable(name: string): string {
  const words = name
    .replace(/^STATUS_/, '')
    .toLowerCase()
    .split('_')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The word for a game that is off: the feed's own, unless that still names the start, the inning or `Final`. */
export function offWords({ name, shortText }: FeedStatus, status: OffGame['status']): string {
  if (offWord(shortText)) return shortText
  return /forfeit/i.test(name) ? 'Forfeit' : readable(status)
}

/** With a state other than `pre` and `post` `completed` decides. If that is missing, the words do, except during play. */
function isOver(status: FeedStatus): boolean {
  const { state, isCompleted } = status
  if (state === 'post' || state === 'pre') return state === 'post'
  return isCompleted ?? (state !== 'in' && /final/i.test(wordsOf(status)))
}

/** `post` alone does not mean played to the end: postponed and suspended games are `post` and not completed. */
function offReason(status: FeedStatus): OffGame['status'] | undefined {
  const named = offWord(status.name) ?? offWord(status.state === 'in' ? firstWord(status) : status.shortText)
  if (named) return named
  const isBrokenOff =
    status.state === 'post' && status.isCompleted === false && !/final/i.test(wordsOf(status))
  return isBrokenOff ? 'suspended' : undefined
}

/** Only the first word counts during play, since a later one may be about something else. */
function firstWord({ shortText }: FeedStatus): string {
  return /^\w+/.exec(shortText)?.[0] ?? ''
}

function offWord(words: string): OffGame['status'] | undefined {
  if (/postpone|\bppd\b/i.test(words)) return 'postponed'
  if (/suspend/i.test(words)) return 'suspended'
  return /cancel|forfeit|abandon|uncontested|no.contest/i.test(words) ? 'cancelled' : undefined
}

function wordsOf({ name, shortText }: FeedStatus): string {
  return `${name} ${shortText}`
}
