import type { Sport } from '../league'
import type { DatedDisruption, DisruptionCause, DisruptionEffect } from './disruption'

const MESSAGE: DisruptionEffect = { kind: 'message' }
const NOTICE: DisruptionEffect = { kind: 'notice' }

/** Seasons that stopped. */
const STOPPED: readonly DatedDisruption[] = [
  dated('mlb-strike', 'MLB', '1994-08-12', '1995-04-24', MESSAGE),
  dated('nba-lockout', 'NBA', '2011-07-01', '2011-12-24', { kind: 'countdown', returns: '2011-12-25' }),
  dated('nhl-lockout', 'NHL', '2012-09-15', '2013-01-18', { kind: 'alternative' }),
  dated('pandemic', 'NBA', '2020-03-12', '2020-07-29', MESSAGE),
  dated('pandemic', 'NHL', '2020-03-12', '2020-07-31', MESSAGE),
  dated('pandemic', 'MLB', '2020-03-12', '2020-07-22', MESSAGE),
  dated('pandemic', 'NCAAB', '2020-03-12', '2020-04-08', MESSAGE),
  dated('pandemic', 'PGA', '2020-03-13', '2020-06-10', MESSAGE),
]

/** Storms that moved games of a league. */
const HURRICANES: readonly DatedDisruption[] = [
  dated('hurricane', 'NFL', '2005-09-18', '2005-09-19', NOTICE),
  dated('hurricane', 'MLB', '2008-09-12', '2008-09-14', NOTICE),
  dated('hurricane', 'NBA', '2012-10-29', '2012-11-01', NOTICE),
  dated('hurricane', 'MLB', '2017-08-29', '2017-08-31', NOTICE),
  dated('hurricane', 'NFL', '2017-09-10', '2017-09-10', NOTICE),
  dated('hurricane', 'MLB', '2024-09-25', '2024-09-26', NOTICE),
  dated('hurricane', 'NHL', '2024-10-09', '2024-10-12', NOTICE),
]

/** NFL games abroad. In later years the venues of the day's games show them. */
const ABROAD: readonly DatedDisruption[] = [
  '2023-10-01',
  '2023-10-08',
  '2023-10-15',
  '2023-11-05',
  '2023-11-12',
  '2024-09-06',
  '2024-10-06',
  '2024-10-13',
  '2024-10-20',
  '2024-11-10',
  '2025-09-05',
  '2025-09-28',
  '2025-10-05',
  '2025-10-12',
  '2025-10-19',
  '2025-11-09',
  '2025-11-16',
].map((day) => dated('international', 'NFL', day, day, NOTICE))

/** Disruptions that stop a season come before those that change only single days. */
export const DATED_DISRUPTIONS: readonly DatedDisruption[] = [...STOPPED, ...HURRICANES, ...ABROAD]

function dated(
  cause: DisruptionCause,
  sport: Sport,
  from: string,
  to: string,
  effect: DisruptionEffect,
): DatedDisruption {
  return { cause, sport, from, to, effect }
}
