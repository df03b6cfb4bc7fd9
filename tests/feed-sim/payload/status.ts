import { leagueOf, type GameKind, type GameSlug } from '../../../src/domain/league'
import type { BaseballMoment } from '../games/baseball/play'
import type { Part } from '../games/sim-game'
import type { Fixture } from '../slate/fixture'
import { clockText, ordinal } from './format'
import { basketballClock } from './game-clock'
import { scheduledTexts } from './scheduled-texts'
import { isPlayed, type PlayedView, type View } from './view'

/** `status` of an event: clock, period, and what is going on, in words that differ by sport. */
export function statusOf(view: View): Part {
  const kind = leagueOf(view.fixture.slug).kind
  if (!isPlayed(view)) return notPlayed(view, kind)
  const seconds = view.kind === 'final' || kind === 'baseball' ? 0 : view.clock
  return {
    clock: seconds,
    displayClock: clockOf(view.fixture, seconds),
    period: view.moment.period,
    type: view.kind === 'final' ? finalType(view, kind) : liveType(view, kind),
  }
}

function notPlayed(view: View, kind: GameKind): Part {
  const type = view.kind === 'postponed' ? POSTPONED : scheduledType(view, kind)
  return { clock: 0, displayClock: clockOf(view.fixture, 0), period: kind === 'baseball' ? 1 : 0, type }
}

const POSTPONED = typePart('6', 'STATUS_POSTPONED', 'post', false, 'Postponed', 'Postponed')

function typePart(
  id: string,
  name: string,
  state: 'pre' | 'in' | 'post',
  completed: boolean,
  description: string,
  detail: string,
  shortDetail = detail,
): Part {
  return { id, name, state, completed, description, detail, shortDetail }
}

function scheduledType(view: View, kind: GameKind): Part {
  const { detail, shortDetail } = scheduledTexts(view.fixture.start)
  const long = kind === 'baseball' ? 'Scheduled' : detail
  return typePart('1', 'STATUS_SCHEDULED', 'pre', false, 'Scheduled', long, shortDetail)
}

function liveType(view: PlayedView, kind: GameKind): Part {
  const { stage, period } = view.moment
  if (kind === 'baseball') return baseballType(view.moment as BaseballMoment)
  if (stage === 'halftime') return typePart('23', 'STATUS_HALFTIME', 'in', false, 'Halftime', 'Halftime')
  const [long, short] = periodNames(view.fixture, period)
  if (stage === 'shootout') return progress('Shootout', 'SO')
  if (stage !== 'endPeriod') {
    const clock = clockOf(view.fixture, view.clock)
    return progress(`${clock} - ${long}`, `${clock} - ${short}`)
  }
  return typePart(
    '22',
    'STATUS_END_PERIOD',
    'in',
    false,
    'End of Period',
    `End of ${long}`,
    `End of ${short}`,
  )
}

function progress(detail: string, short: string): Part {
  return typePart('2', 'STATUS_IN_PROGRESS', 'in', false, 'In Progress', detail, short)
}

/**
 * Between half innings the text is the middle or the end of the inning; a delay shows its own word and then
 * the inning.
 */
function baseballType(moment: BaseballMoment): Part {
  const inning = ordinal(moment.period)
  const top = moment.half === 'top'
  if (moment.stage === 'break')
    return progress(`${top ? 'Middle' : 'End'} ${inning}`, `${top ? 'Mid' : 'End'} ${inning}`)
  const short = `${top ? 'Top' : 'Bot'} ${inning}`
  if (moment.stage !== 'delay') return progress(`${top ? 'Top' : 'Bottom'} ${inning}`, short)
  return typePart('17', 'STATUS_RAIN_DELAY', 'in', false, 'Rain Delay', `Rain Delay, ${short}`, short)
}

function periodNames(fixture: Fixture, period: number): readonly [long: string, short: string] {
  const regular = REGULAR_PERIODS[fixture.slug]
  if (period > regular) return [overtimeName(period - regular), overtimeName(period - regular)]
  return [`${ordinal(period)} ${PERIOD_NAMES[regular] ?? 'Quarter'}`, ordinal(period)]
}

/** How many periods a game without overtime has. */
export const REGULAR_PERIODS: Readonly<Record<GameSlug, number>> = {
  nfl: 4,
  nba: 4,
  mlb: 9,
  nhl: 3,
  ncaaf: 4,
  ncaab: 2,
}
const PERIOD_NAMES: Readonly<Record<number, string>> = { 2: 'Half', 3: 'Period', 4: 'Quarter' }

function overtimeName(n: number): string {
  return n === 1 ? 'OT' : `${n}OT`
}

function finalType(view: PlayedView, kind: GameKind): Part {
  const extra = extraTime(view, kind)
  const words = extra ? `Final/${extra}` : 'Final'
  const type = typePart('3', 'STATUS_FINAL', 'post', true, 'Final', words)
  if (!extra) return type
  return { ...type, altDetail: kind === 'baseball' ? `F/${extra}` : extra }
}

function extraTime(view: PlayedView, kind: GameKind): string | undefined {
  const { period } = view.moment
  const over = period - REGULAR_PERIODS[view.fixture.slug]
  if (kind === 'baseball') return over > 0 ? String(period) : undefined
  if (over < 1) return undefined
  const shootout = kind === 'hockey' && over === 2 && view.fixture.season.type !== 3
  return shootout ? 'SO' : overtimeName(over)
}

function clockOf(fixture: Fixture, seconds: number): string {
  const { kind } = leagueOf(fixture.slug)
  return kind === 'basketball' ? basketballClock(fixture, seconds) : clockText(seconds)
}
