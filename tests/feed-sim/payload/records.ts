import type { GameSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import { daysBetween, type Fixture } from '../slate/fixture'
import { strengthOf } from '../slate/strength'
import type { SimTeam } from '../teams/team'
import type { World } from '../world'

const GAMES: Readonly<Record<GameSlug, number>> = {
  nfl: 17,
  nba: 82,
  mlb: 162,
  nhl: 82,
  ncaaf: 12,
  ncaab: 31,
}

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
  const record = (name: string, type: string, games: number, won: number) =>
    recordPart(name, type, fixture.slug, games, won)
  const college = fixture.slug === 'ncaaf'
  return [
    record('overall', 'total', played, share),
    record('Home', college ? 'homerecord' : 'home', atHome, share + 0.05),
    record(college ? 'Away' : 'Road', college ? 'awayrecord' : 'road', played - atHome, share - 0.05),
    ...(team.college ? [record('vsConf', 'vsconf', Math.floor(played * 0.6), share)] : []),
  ]
}

function recordPart(name: string, type: string, slug: GameSlug, played: number, share: number): Part {
  const wins = Math.min(played, Math.max(0, Math.round(played * share)))
  const losses = played - wins
  // In the NHL about one loss in four came after regulation and is a column of its own.
  const late = slug === 'nhl' ? Math.floor(losses / 4) : 0
  const summary = slug === 'nhl' ? `${wins}-${losses - late}-${late}` : `${wins}-${losses}`
  return { name, abbreviation: name === 'overall' ? 'Total' : name, type, summary }
}
