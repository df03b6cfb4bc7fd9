import { parseGameSlug, type GameSlug } from '../../league'
import { parseTeamKey, type TeamKey } from '../favourites/team-key'

/** What a rule is about: every game of a team, `nfl/12`, or one game, `nfl/game/401547417`. */
export type AlertTarget = TeamKey | `${GameSlug}/game/${string}`

const GAME_ID = /^[1-9]\d{0,14}$/

export function gameTarget(slug: GameSlug, id: string): AlertTarget | undefined {
  return GAME_ID.test(id) ? `${slug}/game/${id}` : undefined
}

export function parseAlertTarget(text: unknown): AlertTarget | undefined {
  if (typeof text !== 'string') return undefined
  const [slug = '', word, id = '', ...rest] = text.split('/')
  if (word !== 'game') return parseTeamKey(text)
  const known = rest.length === 0 ? parseGameSlug(slug) : undefined
  return known === slug ? gameTarget(known, id) : undefined
}
