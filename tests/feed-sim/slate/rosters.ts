import { leagueOf } from '../../../src/domain/league'
import type { Teams } from '../games/sim-game'
import { rosterOf } from '../teams/roster'
import type { Fixture } from './fixture'

export function rostersOf(fixture: Fixture): Teams {
  const { kind } = leagueOf(fixture.slug)
  return { fixture, home: rosterOf(kind, fixture.home), away: rosterOf(kind, fixture.away) }
}
