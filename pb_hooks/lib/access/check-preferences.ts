import { isObject } from '../../../src/domain/json'
import { parsePreferenceChange } from '../../../src/domain/people/outbox/entry-bodies'
import { parseJson } from '../../../src/domain/parse-json'

/**
 * A row that a user makes directly has the user's own id, like one that the outbox makes: the user's devices follow it
 * by that id, and nobody may take the place of somebody else's row.
 */
export function placePreferences(e: core.RecordRequestEvent): void {
  e.record!.set('id', e.record!.getString('user_id'))
  return checkPreferences(e)
}

/** A row that a user saves directly may hold only what the outbox would accept. */
export function checkPreferences(e: core.RecordRequestEvent): void {
  const text = e.record!.getString('values')
  if (text && text !== 'null' && !areKnown(parseJson(text))) {
    const fault = 'These are no preferences'
    throw new BadRequestError(fault, { values: new ValidationError('validation_invalid_preferences', fault) })
  }
  return e.next()
}

function areKnown(values: unknown): boolean {
  return isObject(values) && (Object.keys(values).length === 0 || parsePreferenceChange(values) !== undefined)
}
