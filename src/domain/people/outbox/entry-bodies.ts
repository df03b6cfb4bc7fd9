import type { JsonObject } from '../../json'
import { ALL_SPORTS, type Sport } from '../../league'
import { ATTEMPTS } from '../gates/locked-preview'
import { PREFERENCE_NAMES, type PreferenceName } from '../settings/preferences'
import { PERMISSIONS } from '../tiers/permission'
import { parseTeamKey, type TeamKey } from '../favourites/team-key'

/**
 * The allowed bodies of each kind of entry. Anybody with an account can send anything, so each of these functions
 * returns undefined for a body with an unknown or invalid member.
 */

export type PreferenceChange = Readonly<Partial<Record<PreferenceName, boolean>>>

export function parsePreferenceChange(body: JsonObject): PreferenceChange | undefined {
  const names = Object.keys(body)
  const isKnown = names.every((name) => PREFERENCE_NAMES.some((known) => known === name))
  const isRight = names.length > 0 && isKnown && names.every((name) => typeof body[name] === 'boolean')
  return isRight ? body : undefined
}

export interface FavouriteChange {
  readonly team: TeamKey
  readonly on: boolean
}

export function parseFavouriteChange(body: JsonObject): FavouriteChange | undefined {
  const team = parseTeamKey(body['team'])
  const { on } = body
  return team && typeof on === 'boolean' && hasOnly(body, ['team', 'on']) ? { team, on } : undefined
}

/** Says that the user is active at this sport, or (`ended`) has left. */
export interface SessionNews {
  readonly sport: Sport
  readonly touchPoints: number
  readonly ended: boolean
}

export function parseSessionNews(body: JsonObject): SessionNews | undefined {
  const { touchPoints, ended } = body
  const sport = ALL_SPORTS.find((one) => one === body['sport'])
  const isRight = Number.isInteger(touchPoints) && typeof ended === 'boolean'
  if (!sport || !isRight || !hasOnly(body, ['sport', 'touchPoints', 'ended'])) return undefined
  return { sport, touchPoints: touchPoints as number, ended }
}

/** A feature that was used, or a locked one that the user tried to open. */
export function parseUsedFeature(body: JsonObject): string | undefined {
  const feature = [...PERMISSIONS, ...ATTEMPTS].find((one) => one === body['feature'])
  return hasOnly(body, ['feature']) ? feature : undefined
}

function hasOnly(body: JsonObject, names: readonly string[]): boolean {
  return Object.keys(body).every((name) => names.includes(name))
}
