import type { Sport } from '../league'
import type { Disruption, DisruptionCause } from './disruption'
import { DATED_DISRUPTIONS } from './disruptions-by-year'
import { isChristmas, isThanksgiving } from './holidays'

/** The causes that come back every year, and those that the day's games tell of. They never hide games. */
type Recurring = readonly [DisruptionCause, (sport: Sport, day: string, told: Told) => boolean]

/** What the day's games tell of; see `told-causes.ts`. */
type Told = readonly DisruptionCause[]

const RECURRING: readonly Recurring[] = [
  ['hurricane', (_sport, _day, told) => told.includes('hurricane')],
  ['christmas', (sport, day) => (sport === 'NBA' || sport === 'NFL') && isChristmas(day)],
  ['thanksgiving', (sport, day) => sport === 'NFL' && isThanksgiving(day)],
  ['international', (_sport, _day, told) => told.includes('international')],
  ['weather', (sport) => sport === 'MLB'],
]

/** All that disrupts the league on that day, the gravest first. */
export function disruptionsOn(sport: Sport, day: string, told: Told = []): readonly Disruption[] {
  const dated = DATED_DISRUPTIONS.filter((one) => one.sport === sport && one.from <= day && day <= one.to)
  const causes = RECURRING.filter(([, holds]) => holds(sport, day, told)).map(([cause]) => cause)
  const fresh = causes.filter((cause) => !dated.some((one) => one.cause === cause))
  return [
    ...dated.map(({ cause, effect }) => ({ text: disruptionText(cause), effect })),
    ...fresh.map((cause) => ({ text: disruptionText(cause), effect: { kind: 'notice' } as const })),
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
