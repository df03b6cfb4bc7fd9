import type { GameSlug } from '../../../src/domain/league'
import type { Side } from '../games/moment'
import type { Part, Teams } from '../games/sim-game'
import { siteName } from './team'
import { fullName, playerAt, shortName, type Player } from '../teams/roster'

export function playerOf(teams: Teams, side: Side, place: number): Player {
  return playerAt(teams[side], place)
}

export function nameOf(teams: Teams, side: Side, place: number): string {
  return fullName(playerOf(teams, side, place))
}

export function shortNameOf(teams: Teams, side: Side, place: number): string {
  return shortName(playerOf(teams, side, place))
}

/** A player as the scoreboard names one. */
export function athlete(teams: Teams, side: Side, place: number): Part {
  const player = playerOf(teams, side, place)
  return {
    id: player.id,
    fullName: fullName(player),
    displayName: fullName(player),
    shortName: shortName(player),
    links: [playerLink(teams.fixture.slug, player)],
    headshot: headshotUrl(teams.fixture.slug, player),
    jersey: player.jersey,
    position: player.position,
    team: { id: teams.fixture[side].id },
  }
}

/** A player as leaders and box scores name one. */
export function leadingAthlete(teams: Teams, side: Side, place: number): Part {
  const player = playerOf(teams, side, place)
  return { ...athlete(teams, side, place), position: { abbreviation: player.position }, active: true }
}

export function boxAthlete(teams: Teams, side: Side, place: number): Part {
  const player = playerOf(teams, side, place)
  return {
    id: player.id,
    uid: `a:${player.id}`,
    firstName: player.first,
    lastName: player.last,
    displayName: fullName(player),
    shortName: shortName(player),
    links: [{ ...playerLink(teams.fixture.slug, player), text: 'Player Card' }],
    headshot: { href: headshotUrl(teams.fixture.slug, player), alt: fullName(player) },
    jersey: player.jersey,
    position: { name: player.position, displayName: player.position, abbreviation: player.position },
  }
}

export function participant(teams: Teams, side: Side, place: number): Part {
  const player = playerOf(teams, side, place)
  return { athlete: { id: player.id, displayName: fullName(player), shortName: shortName(player) } }
}

function playerLink(slug: GameSlug, player: Player): Part {
  return {
    rel: ['playercard', 'desktop', 'athlete'],
    href: `https://www.espn.com/${siteName(slug)}/player/_/id/${player.id}`,
  }
}

function headshotUrl(slug: GameSlug, player: Player): string {
  return `https://a.espncdn.com/i/headshots/${siteName(slug)}/players/full/${player.id}.png`
}
