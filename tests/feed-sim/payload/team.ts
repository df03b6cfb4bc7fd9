import { leagueOf, type GameSlug } from '../../../src/domain/league'
import type { Part } from '../games/sim-game'
import type { SimTeam } from '../teams/team'

const SPORT_NUMBER: Readonly<Record<GameSlug, string>> = {
  nfl: 's:20~l:28',
  nba: 's:40~l:46',
  mlb: 's:1~l:10',
  nhl: 's:70~l:90',
  ncaaf: 's:20~l:23',
  ncaab: 's:40~l:41',
}

export function leagueUid(slug: GameSlug): string {
  return SPORT_NUMBER[slug]
}

export function teamUid(slug: GameSlug, team: SimTeam): string {
  return `${SPORT_NUMBER[slug]}~t:${team.id}`
}

export function displayName(team: SimTeam): string {
  return team.location === team.name ? team.name : `${team.location} ${team.name}`
}

/** The feed's own address; the product takes its path and asks its own image host for it. */
export function logoUrl(slug: GameSlug, team: SimTeam, folder: '500/scoreboard' | '500'): string {
  if (team.college) return `https://a.espncdn.com/i/teamlogos/ncaa/500/${team.id}.png`
  return `https://a.espncdn.com/i/teamlogos/${slug}/${folder}/${team.abbreviation.toLowerCase()}.png`
}

export function scoreboardTeam(slug: GameSlug, team: SimTeam): Part {
  return {
    id: team.id,
    uid: teamUid(slug, team),
    location: team.location,
    name: team.name,
    abbreviation: team.abbreviation,
    displayName: displayName(team),
    shortDisplayName: team.college ? team.location : team.name,
    isActive: true,
    links: [clubhouse(slug, team)],
    ...looks(slug, team, '500/scoreboard'),
    // Baseball teams have no ballpark of their own in the feed.
    ...(slug !== 'mlb' && !team.college?.isBare && { venue: { id: team.venue.id } }),
    ...(team.college && { conferenceId: team.college.conference.id }),
  }
}

export function summaryTeam(slug: GameSlug, team: SimTeam): Part {
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
    shortDisplayName: team.college ? team.location : team.name,
    ...looks(slug, team, '500'),
  }
}

/** The header lists a team's logos instead of naming one; those in the team's colours are left out here. */
export function headerTeam(slug: GameSlug, team: SimTeam): Part {
  const { logo: _one, ...facts } = summaryTeam(slug, team)
  return { ...facts, logos: team.college?.isBare ? [] : logosOf(slug, team) }
}

function logosOf(slug: GameSlug, team: SimTeam): readonly Part[] {
  const usual = logoUrl(slug, team, '500')
  const onBoards = logoUrl(slug, team, '500/scoreboard')
  const all = [
    { href: usual, rel: ['full', 'default'] },
    { href: dark(usual), rel: ['full', 'dark'] },
    { href: onBoards, rel: ['full', 'scoreboard'] },
    { href: dark(onBoards), rel: ['full', 'scoreboard', 'dark'] },
  ]
  return all.slice(0, team.college ? 2 : 4).map((one) => ({ ...one, width: 500, height: 500, alt: '' }))
}

function dark(logo: string): string {
  return logo.replace('/500/', '/500-dark/')
}

/** For some small colleges the feed has neither colours nor a logo. */
function looks(slug: GameSlug, team: SimTeam, folder: '500/scoreboard' | '500'): Part {
  if (team.college?.isBare) return {}
  const { color, alternateColor } = team
  return { color, alternateColor, logo: logoUrl(slug, team, folder) }
}

/** The league's name in the feed's addresses and slugs. */
export function siteName(slug: GameSlug): string {
  return leagueOf(slug).feedPath.split('/')[1] ?? slug
}

/** A team as odds name it. */
export function oddsTeam(slug: GameSlug, team: SimTeam): Part {
  return {
    id: team.id,
    uid: teamUid(slug, team),
    abbreviation: team.abbreviation,
    name: team.name,
    displayName: displayName(team),
    logo: logoUrl(slug, team, '500/scoreboard'),
  }
}

function clubhouse(slug: GameSlug, team: SimTeam): Part {
  return {
    rel: ['clubhouse', 'desktop', 'team'],
    href: `https://www.espn.com/${siteName(slug)}/team/_/name/${team.abbreviation.toLowerCase()}`,
    text: 'Clubhouse',
    isExternal: false,
    isPremium: false,
  }
}
