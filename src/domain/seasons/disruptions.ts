import type { Sport } from '../league'
import type { Disruption, DisruptionCause, DisruptionEffect } from './disruption'
import { DATED_DISRUPTIONS } from './disruptions-by-year'
import type { Evidence } from './evidence'
import { isChristmas, isThanksgiving } from './holidays'

/** The causes that come back every year, and those that the day's games show. They never hide games. */
type Recurring = readonly [
  DisruptionCause,
  Evidence,
  (sport: Sport, day: string, causes: CausesOfDay) => boolean,
]

const NOTICE: DisruptionEffect = { kind: 'notice' }

/** The causes that the day's games show; see `causes-from-games.ts`. */
type CausesOfDay = readonly DisruptionCause[]

/** A notice appears only above games, so whoever reads it also sees the games of that day. */
const GAMES_OF_THE_DAY: Evidence = { kind: 'feed', tells: 'games on that day' }
const A_GAME: Evidence = { kind: 'feed', tells: 'a game of that day' }

const RECURRING: readonly Recurring[] = [
  ['hurricane', A_GAME, (_sport, _day, causes) => causes.includes('hurricane')],
  ['christmas', GAMES_OF_THE_DAY, (sport, day) => (sport === 'NBA' || sport === 'NFL') && isChristmas(day)],
  ['thanksgiving', GAMES_OF_THE_DAY, (sport, day) => sport === 'NFL' && isThanksgiving(day)],
  ['international', A_GAME, (_sport, _day, causes) => causes.includes('international')],
  ['weather', { kind: 'always', because: 'it says what may be' }, (sport) => sport === 'MLB'],
]

const BY_YEAR: Evidence = {
  kind: 'data',
  source: 'disruptions-by-year.ts; where its dates come from: README.md',
}

/** All that disrupts the league on that day, the gravest first. */
export function disruptionsOn(sport: Sport, day: string, causes: CausesOfDay = []): readonly Disruption[] {
  const dated = DATED_DISRUPTIONS.filter((one) => one.sport === sport && one.from <= day && day <= one.to)
  const recurring = RECURRING.filter(([, , holds]) => holds(sport, day, causes))
  const fresh = recurring.filter(([cause]) => !dated.some((one) => one.cause === cause))
  return [
    ...dated.map(({ cause, effect }) => ({ text: disruptionText(cause), effect, evidence: BY_YEAR })),
    ...fresh.map(([cause, evidence]) => ({ text: disruptionText(cause), evidence, effect: NOTICE })),
  ]
}

function disruptionText(cause: DisruptionCause): string {
  switch (cause) {
    case 'pandemic':
      return 'Season suspended due to COVID-19'
    case 'nba-lockout':
      return 'Season delayed due to labor dispute'
    case 'nhl-lockout':
      return 'Season cancelled due to lockout'
    case 'mlb-strike':
      return 'Season ended early due to strike'
    case 'hurricane':
      return 'Games postponed due to severe weather'
    case 'christmas':
      return 'Special Christmas Day games'
    case 'thanksgiving':
      return 'Thanksgiving Day games'
    case 'international':
      return 'International game - unusual start time'
    case 'weather':
      return 'Games may be delayed due to weather conditions'
  }
}
