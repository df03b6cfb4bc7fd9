import { leagueOf, type GameKind } from '../../../src/domain/league'
import { STARTER } from '../games/baseball/play'
import { GOALIE } from '../games/hockey/play'
import { isWinner, type Side } from '../games/moment'
import type { Part, Teams } from '../games/sim-game'
import type { Fixture } from '../slate/fixture'
import { rostersOf } from '../slate/rosters'
import { athlete, playerOf } from './athlete'
import { isPlayed, type View } from './view'

/** The expected starters and the players who stood out: only baseball and hockey have them. */

const STARTERS: Partial<
  Readonly<Record<GameKind, readonly [place: number, name: string, words: string, short: string]>>
> = {
  baseball: [STARTER, 'probableStartingPitcher', 'Probable Starting Pitcher', 'SP'],
  hockey: [GOALIE, 'probableStartingGoalie', 'Probable Starting Goalie', 'SG'],
}

export function probablesOf(fixture: Fixture, side: Side): Part {
  const { kind } = leagueOf(fixture.slug)
  const starter = STARTERS[kind]
  if (!starter) return {}
  const [place, name, displayName, abbreviation] = starter
  const teams = rostersOf(fixture)
  const playerId = Number(playerOf(teams, side, place).id)
  const who = { playerId, athlete: athlete(teams, side, place), statistics: [] }
  const confirmed = { status: { id: '102', name: 'Confirmed', type: 'confirmed', abbreviation: 'Confirmed' } }
  const probable = { name, displayName, shortDisplayName: 'Starter', abbreviation, ...who }
  return { probables: [kind === 'hockey' ? { ...probable, ...confirmed } : probable] }
}

/** These stand only in the competition's status, once the game is over. */
export function featuredAthletes(view: View): Part {
  const { kind } = leagueOf(view.fixture.slug)
  const starter = STARTERS[kind]
  if (!isPlayed(view) || view.kind !== 'final' || !starter) return {}
  const [place] = starter
  const winner: Side = isWinner(view.moment, 'home') ? 'home' : 'away'
  const loser: Side = winner === 'home' ? 'away' : 'home'
  const word = kind === 'baseball' ? 'Pitcher' : 'Goalie'
  return {
    featuredAthletes: [
      featured(view.game.teams, `winning${word}`, `Winning ${word}`, winner, place),
      featured(view.game.teams, `losing${word}`, `Losing ${word}`, loser, place),
    ],
  }
}

function featured(teams: Teams, name: string, displayName: string, side: Side, place: number): Part {
  const player = playerOf(teams, side, place)
  const team = { id: teams.fixture[side].id }
  return {
    name,
    displayName,
    playerId: Number(player.id),
    athlete: athlete(teams, side, place),
    team,
    statistics: [],
  }
}
