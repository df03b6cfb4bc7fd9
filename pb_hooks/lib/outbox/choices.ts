import type { Favourite } from '../../../src/domain/people/favourites/favourite'
import { knownTime } from '../../../src/domain/people/outbox/known-time'
import type { TimedPreferences } from '../../../src/domain/people/outbox/merge-preferences'
import { parsePreferences, PREFERENCE_NAMES } from '../../../src/domain/people/settings/preferences'
import { parseJson } from '../../../src/domain/parse-json'
import { isObject } from '../../../src/domain/json'
import { findRecord } from '../server/records'
import { productNow } from '../server/time'

/** A user's choices about teams, by team. */
export type TeamChoices = Readonly<Record<string, Omit<Favourite, 'team'>>>

/** What a user has chosen, whatever the device. */
export interface Choices {
  readonly preferences: TimedPreferences
  readonly favourites: TeamChoices
}

export function readChoices(app: CoreApp, userId: string): Choices {
  return {
    preferences: timedPreferences(preferencesOf(app, userId)),
    favourites: teamChoices(findRecord('favourites', userId, app)),
  }
}

/** A row that the user once made by itself, in an earlier version, may have any id. */
export function preferencesOf(app: CoreApp, userId: string): core.Record | undefined {
  return app.findRecordsByFilter('preferences', 'user_id = {:userId}', '', 1, 0, { userId })[0] ?? undefined
}

export function timedPreferences(row: core.Record | undefined): TimedPreferences {
  const text = row?.getString('values')
  const values = parsePreferences(text)
  const stored = parseJson(text)
  const changed = parseJson(row?.getString('changed'))
  const now = productNow()
  const names = PREFERENCE_NAMES.filter((name) => isObject(stored) && typeof stored[name] === 'boolean')
  return Object.fromEntries(
    names.map((name) => {
      const at = isObject(changed) ? changed[name] : undefined
      return [name, { on: values[name], at: typeof at === 'number' ? knownTime(at, now) : 0 }]
    }),
  )
}

export function teamChoices(row: core.Record | undefined): TeamChoices {
  const choices = parseJson(row?.getString('teams'))
  if (!isObject(choices)) return {}
  const now = productNow()
  return Object.fromEntries(
    Object.entries(choices as unknown as TeamChoices).map(([team, { on, at }]) => [
      team,
      { on, at: knownTime(at, now) },
    ]),
  )
}
