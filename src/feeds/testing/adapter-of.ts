import { GAME_LEAGUES } from '../../domain/league'
import { mapCoreOdds } from '../espn/odds/map-odds'
import { mapScoreboard } from '../espn/map-scoreboard'
import { CUP, GOLF, summaryOf, type Adapter } from './adapters'

/** The adapter of a recorded reply, by the name of its file: `nfl-summary-final.json`. */
export function adapterOf(file: string): Adapter | undefined {
  const [slug, what] = file.split('-')
  if (slug === 'pga' || slug === 'lpga') return GOLF
  if (slug === 'rydercup') return CUP
  const league = GAME_LEAGUES.find((candidate) => candidate.slug === slug)
  if (!league) return undefined
  switch (what) {
    case 'scoreboard':
    case 'events':
      return { name: file, map: (reply) => mapScoreboard(league, reply) }
    case 'summary':
      return summaryOf(league.sport)
    case 'odds':
      return {
        name: file,
        map: (reply) => mapCoreOdds(reply, { sport: league.sport, home: 'HOM', away: 'AWA' }),
      }
    default:
      return undefined
  }
}
