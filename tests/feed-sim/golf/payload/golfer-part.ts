import type { Part } from '../../games/sim-game'
import { fullName, shortName } from '../../teams/roster'
import type { Country, Golfer } from '../golfers'
import type { Entry } from '../play'

const IMAGES = 'https://a.espncdn.com/i'
/** For one player in this many the feed has no picture. */
const FACELESS_EVERY = 12

/** A competitor on the leaderboard: a player with pictures, or a team with its two. */
export function leaderboardWho(entry: Entry): Part {
  const [first] = entry.golfers
  if (entry.golfers.length > 1 || !first) return { ...teamPart(entry), roster: entry.golfers.map(rosterPart) }
  return { athlete: athletePart(first) }
}

/** A competitor on the scoreboard, where a team has no athletes at all. */
export function scoreboardWho(entry: Entry): Part {
  const [first] = entry.golfers
  if (entry.golfers.length > 1 || !first) return { type: 'team', homeAway: 'unknown', ...teamPart(entry) }
  return { type: 'athlete', athlete: plainAthlete(first) }
}

function teamPart({ id, golfers }: Entry): Part {
  const name = golfers.map(({ last }) => last).join(' / ')
  return { team: { id, name, displayName: name, abbreviation: '' } }
}

function plainAthlete(golfer: Golfer): Part {
  const { code, name } = golfer.country
  return {
    fullName: fullName(golfer),
    displayName: fullName(golfer),
    shortName: shortName(golfer),
    flag: { href: flagUrl(code), alt: name, rel: ['country-flag'] },
  }
}

export function rosterPart(golfer: Golfer): Part {
  return { playerId: Number(golfer.id), athlete: athletePart(golfer) }
}

function athletePart(golfer: Golfer): Part {
  const { id, last, amateur, country } = golfer
  return {
    id,
    uid: `s:1100~a:${id}`,
    displayName: fullName(golfer),
    shortName: shortName(golfer),
    lastName: last,
    amateur,
    ...(hasHeadshot(id) && { headshot: { href: `${IMAGES}/headshots/golf/players/full/${id}.png` } }),
    flag: flagPart(country),
    birthPlace: { countryAbbreviation: country.code.toUpperCase() },
    links: [],
  }
}

export function hasHeadshot(id: string): boolean {
  return Number(id) % FACELESS_EVERY !== 0
}

function flagPart({ code, name }: Country): Part {
  return { href: flagUrl(code), alt: name }
}

export function flagUrl(code: string): string {
  return `${IMAGES}/teamlogos/countries/500/${code}.png`
}
