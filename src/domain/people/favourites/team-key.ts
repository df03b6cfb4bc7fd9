import type { Game, Team } from '../../game/game'
import { parseGameSlug, type GameSlug } from '../../league'

/** A team of a league, `nfl/12`: ids are the feed's, and teams of two leagues may have the same one. */
export type TeamKey = `${GameSlug}/${string}`

/** Placeholders of games whose teams are not known yet have negative ids. */
const ID = /^[A-Za-z0-9]{1,12}$/

/** Undefined for a placeholder of a team that is not known yet. */
export function teamKey(slug: GameSlug, { id }: Pick<Team, 'id'>): TeamKey | undefined {
  return ID.test(id) ? `${slug}/${id}` : undefined
}

export function parseTeamKey(text: unknown): TeamKey | undefined {
  if (typeof text !== 'string') return undefined
  const [slug = '', id = '', ...rest] = text.split('/')
  const known = rest.length === 0 ? parseGameSlug(slug) : undefined
  // A slug may be typed in many ways, but a key has one form only.
  return known === slug ? teamKey(known, { id }) : undefined
}

export function slugOfTeam(key: TeamKey): GameSlug {
  return key.slice(0, key.indexOf('/')) as GameSlug
}

/** Whether one of these teams plays. */
export function isPlaying(slug: GameSlug, game: Game, teams: ReadonlySet<TeamKey>): boolean {
  return [game.homeTeam, game.awayTeam].some((team) => {
    const key = teamKey(slug, team)
    return key !== undefined && teams.has(key)
  })
}
