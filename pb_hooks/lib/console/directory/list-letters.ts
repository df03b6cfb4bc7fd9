import type { UnsentLetter } from '../../../../src/domain/people/letters/unsent-letter'
import { sendsMail } from '../../mail/mail-state'
import { readJson } from '../../server/read-json'

const MOST = 100

/** GET /api/console/letters: what no mail has carried yet, the newest first, and whether mail goes out here at all. */
export function unsentLetters(): { readonly sendsMail: boolean; readonly letters: readonly UnsentLetter[] } {
  const letters = readJson<readonly UnsentLetter[]>(
    `SELECT json_group_array(json_object('id', id, 'recipient', recipient, 'kind', kind, 'state', state, 'link', link,
       'error', error, 'expires', expires)) AS json
     FROM (SELECT * FROM letters WHERE recipient != '' AND expires > {:now} ORDER BY expires DESC, id LIMIT ${MOST})`,
    { now: Date.now() },
  )
  return { sendsMail: sendsMail(), letters }
}
