import { GAME_LEAGUES } from '../../domain/league'
import { mapGolfCalendar } from '../espn/golf/map-calendar'
import { mapScorecard } from '../espn/golf/map-scorecard'
import { mapCoreOdds } from '../espn/odds/map-odds'
import { mapScoreboardOdds } from '../espn/odds/map-scoreboard-odds'
import { mapScoreboard } from '../espn/map-scoreboard'
import { id, list, record } from '../read'
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

/** All adapters for such a reply: scoreboards also carry odds, and golf its calendar and every player's card. */
export function adaptersOf(file: string): readonly Adapter[] {
  const adapter = adapterOf(file)
  if (!adapter) return []
  const league = GAME_LEAGUES.find(({ slug }) => file.startsWith(`${slug}-scoreboard-`))
  if (league) return [adapter, { name: file, map: (reply) => [...mapScoreboardOdds(league, reply)] }]
  return adapter === GOLF ? [adapter, { name: file, map: mapGolfCalendar }, SCORECARD] : [adapter]
}

/** The card of whoever stands first in the first tournament. */
const SCORECARD: Adapter = {
  name: 'scorecard',
  map(reply) {
    const event = record(list(record(reply)['events'])[0])
    const [first] = list(record(list(event['competitions'])[0])['competitors'])
    return mapScorecard(reply, id(event['id']), id(record(first)['id']))
  },
}
