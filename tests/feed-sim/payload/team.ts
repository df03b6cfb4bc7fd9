import type { ServedSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import type { SimTeam } from '../teams/team'

const SPORT_NUMBER: Readonly<Record<ServedSlug, string>> = {
  nfl: 's:20~l:28',
  nba: 's:40~l:46',
  mlb: 's:1~l:10',
  nhl: 's:70~l:90',
}

export function leagueUid(slug: ServedSlug): string {
  return SPORT_NUMBER[slug]
}

export function teamUid(slug: ServedSlug, team: SimTeam): string {
  return `${SPORT_NUMBER[slug]}~t:${team.id}`
}

export function displayName(team: SimTeam): string {
  return team.location === team.name ? team.name : `${team.location} ${team.name}`
}

/** The feed's own address; the product takes the path of it and asks its image host. */
export function logoUrl(slug: ServedSlug, team: SimTeam, folder: '500/scoreboard' | '500'): string {
  return `https://a.espncdn.com/i/teamlogos/${slug}/${folder}/${team.abbreviation.toLowerCase()}.png`
}

export function scoreboardTeam(slug: ServedSlug, team: SimTeam): Part {
  return {
    id: team.id,
    uid: teamUid(slug, team),
    location: team.location,
    name: team.name,
    abbreviation: team.abbreviation,
    displayName: displayName(team),
    shortDisplayName: team.name,
    color: team.color,
    alternateColor: team.alternateColor,
    isActive: true,
    // Baseball teams have no ballpark of their own in the feed.
    ...(slug !== 'mlb' && { venue: { id: team.venue.id } }),
    links: [clubhouse(slug, team)],
    logo: logoUrl(slug, team, '500/scoreboard'),
  }
}

export function summaryTeam(slug: ServedSlug, team: SimTeam): Part {
  return {
    id: team.id,
    uid: teamUid(slug, team),
    slug: displayName(team)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    location: team.location,
    name: team.name,
    abbreviation: team.abbreviation,
    displayName: displayName(team),
    shortDisplayName: team.name,
    color: team.color,
    alternateColor: team.alternateColor,
    logo: logoUrl(slug, team, '500'),
  }
}

/** A team as odds name it. */
export function oddsTeam(slug: ServedSlug, team: SimTeam): Part {
  return {
    id: team.id,
    uid: teamUid(slug, team),
    abbreviation: team.abbreviation,
    name: team.name,
    displayName: displayName(team),
    logo: logoUrl(slug, team, '500/scoreboard'),
  }
}

function clubhouse(slug: ServedSlug, team: SimTeam): Part {
  return {
    rel: ['clubhouse', 'desktop', 'team'],
    href: `https://www.espn.com/${slug}/team/_/name/${team.abbreviation.toLowerCase()}`,
    text: 'Clubhouse',
    isExternal: false,
    isPremium: false,
  }
}
