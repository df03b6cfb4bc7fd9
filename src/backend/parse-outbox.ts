import { isObject, type JsonObject } from '../domain/json'
import type { Favourite } from '../domain/people/favourites/favourite'
import { parseTeamKey } from '../domain/people/favourites/team-key'
import type { TimedPreferences } from '../domain/people/outbox/merge-preferences'
import { NAMELESS_ENTRY, type EntryResult, type OutboxEntry } from '../domain/people/outbox/outbox-entry'
import { PREFERENCE_NAMES } from '../domain/people/settings/preferences'

/** What a user has chosen, as the server knows it. */
export interface Choices {
  readonly preferences: TimedPreferences
  readonly favourites: readonly Favourite[]
}

/**
 * `unreadable`: the server takes the whole request for nonsense, which one of its entries may cause. `denied`: the token
 * is no longer valid. `failed`: nothing is known about the entries that were sent.
 */
export type OutboxReply =
  | { readonly kind: 'answered'; readonly results: readonly EntryResult[]; readonly choices: Choices }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'denied' | 'failed' }

/** Reads an answer, for the page and for the worker. */
export function parseOutboxReply(status: number, body: unknown): OutboxReply {
  if (status === 401 && isObject(body)) return { kind: 'denied' }
  if (isObject(body) && isUnreadable(status, body['message']))
    return { kind: 'unreadable', reason: reasonOf(body['message']) }
  if (status !== 200 || !isObject(body) || !Array.isArray(body['results'])) return { kind: 'failed' }
  const { results, preferences, favourites } = body
  return {
    kind: 'answered',
    results: (results as readonly unknown[]).flatMap(parseResult),
    choices: { preferences: parseTimed(preferences), favourites: parseTeamChoices(favourites) },
  }
}

/**
 * No try changes these answers: the body of the request is too large, or one of its entries has no name. PocketBase also
 * answers 400 when it fails for a while, which is no reason to give up an entry.
 */
function isUnreadable(status: number, message: unknown): boolean {
  return status === 413 || (status === 400 && reasonOf(message).startsWith(NAMELESS_ENTRY))
}

function reasonOf(reason: unknown): string {
  return typeof reason === 'string' && reason ? reason : 'The server did not say why'
}

/** The body of a request, without the members of an entry that only this device needs. */
export function outboxBody(entries: readonly OutboxEntry[]) {
  return { entries: entries.map(({ id, kind, body, at }) => ({ id, kind, body, at })) }
}

/** Also reads the teams in a record that a push brings. */
export function parseTeamChoices(value: unknown): readonly Favourite[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, choice]) => {
    const team = parseTeamKey(key)
    return team && isChoice(choice) ? [{ team, on: choice.on, at: choice.at }] : []
  })
}

function parseTimed(value: unknown): TimedPreferences {
  if (!isObject(value)) return {}
  const known = PREFERENCE_NAMES.flatMap((name) => {
    const choice = value[name]
    return isChoice(choice) ? [[name, { on: choice.on, at: choice.at }] as const] : []
  })
  return Object.fromEntries(known)
}

function isChoice(value: unknown): value is JsonObject & { readonly on: boolean; readonly at: number } {
  return isObject(value) && typeof value['on'] === 'boolean' && typeof value['at'] === 'number'
}

function parseResult(value: unknown): readonly EntryResult[] {
  if (!isObject(value) || typeof value['id'] !== 'string') return []
  const { id, outcome, reason } = value
  if (outcome === 'done' || outcome === 'later') return [{ id, outcome }]
  if (outcome !== 'refused') return []
  return [{ id, outcome, reason: reasonOf(reason) }]
}
