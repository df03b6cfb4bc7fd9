import { parsePreferenceChange } from '../../../../src/domain/people/outbox/entry-bodies'
import { mergePreferences } from '../../../../src/domain/people/outbox/merge-preferences'
import { recordWithId } from '../../server/records'
import { preferencesOf, timedPreferences } from '../choices'
import type { Effect } from '../take-entry'

/** The later choice counts, field by field. */
export const changePreferences: Effect = (tx, { user }, { body, at }) => {
  const change = parsePreferenceChange(body)
  if (!change) return 'These are no preferences'
  const row = preferencesOf(tx, user.id) ?? recordWithId(tx, 'preferences', user.id)
  const merged = Object.entries(mergePreferences(timedPreferences(row), change, at))
  row.set('user_id', user.id)
  row.set('values', Object.fromEntries(merged.map(([name, { on }]) => [name, on])))
  row.set('changed', Object.fromEntries(merged.map(([name, choice]) => [name, choice.at])))
  tx.save(row)
  return undefined
}
