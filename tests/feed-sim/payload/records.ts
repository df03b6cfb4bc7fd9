import type { ServedSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import { daysBetween, type Fixture } from '../slate/fixture'
import { strengthOf } from '../slate/strength'
import type { SimTeam } from '../teams/team'
import type { World } from '../world'

const GAMES: Readonly<Record<ServedSlug, number>> = { nfl: 17, nba: 82, mlb: 162, nhl: 82 }

/**
 * Wins and losses before the game. They are drawn from the team's strength and the date, not summed up: summing
 * would mean playing a whole season for the first request.
 */
export function recordsOf(world: World, fixture: Fixture, team: SimTeam): readonly Part[] {
  const season = world.slate.season(fixture.slug, fixture.day)
  const span = daysBetween(season.regularFrom, season.regularTo)
  const passed = Math.min(1, Math.max(0, daysBetween(season.regularFrom, fixture.day) / Math.max(1, span)))
  const played = Math.round(GAMES[fixture.slug] * passed)
  const share = 0.5 + 0.22 * strengthOf(world.seed, fixture.slug, fixture.season.year, team)
  const atHome = Math.ceil(played / 2)
  return [
    record('overall', 'total', fixture.slug, played, share),
    record('Home', 'home', fixture.slug, atHome, share + 0.05),
    record('Road', 'road', fixture.slug, played - atHome, share - 0.05),
  ]
}

function record(name: string, type: string, slug: ServedSlug, played: number, share: number): Part {
  const wins = Math.round(played * share)
  const losses = played - wins
  // In the NHL about one loss in four came after regulation and is a column of its own.
  const late = slug === 'nhl' ? Math.floor(losses / 4) : 0
  const summary = slug === 'nhl' ? `${wins}-${losses - late}-${late}` : `${wins}-${losses}`
  return { name, abbreviation: name === 'overall' ? 'Total' : name, type, summary }
}
