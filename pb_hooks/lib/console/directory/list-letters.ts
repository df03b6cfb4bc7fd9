import type { UnsentLetter } from '../../../../src/domain/people/letters/unsent-letter'
import { sendsMail } from '../../mail/mail-state'
import { readJson } from '../../server/read-json'

const MOST = 100

interface UnsentLetters {
  readonly sendsMail: boolean
  readonly letters: readonly UnsentLetter[]
  readonly hasMore: boolean
}

/** A letter that waits to be mailed hides its link from operators. */
const AS_STORED = 'state, link'
/**
 * With a link for another operator, any operator could become that one; `letterFor` makes none where no mail is set up.
 * The link to an incident only opens a page.
 */
const TO_OPERATOR = `EXISTS (SELECT 1 FROM users, json_each(users.can) AS held
  WHERE users.email = recipient COLLATE NOCASE AND held.value = 'admin_dashboard')`
/** No mail will carry it now, so its link is for an operator to bring, like those of letters that came later. */
const WITHOUT_MAIL = `CASE WHEN waits THEN 'held' ELSE state END AS state, CASE WHEN waits THEN sealed ELSE link END AS link`
const SEALED = `json_extract(NULLIF(parcel, ''), '$.link') AS sealed, state = 'waiting'
  AND json_extract(NULLIF(parcel, ''), '$.link') != '' AND json_extract(NULLIF(parcel, ''), '$.code') IS NULL
  AND (kind = 'incident' OR NOT ${TO_OPERATOR}) AS waits`

/** GET /api/console/letters: what no mail has carried yet, the newest first, and whether mail goes out here at all. */
export function unsentLetters(): UnsentLetters {
  const sends = sendsMail()
  const found = readJson<readonly UnsentLetter[]>(
    `SELECT json_group_array(json_object('id', id, 'recipient', recipient, 'kind', kind, 'state', state, 'link', link,
       'error', error, 'expires', expires)) AS json
     FROM (SELECT id, recipient, kind, error, expires, ${sends ? AS_STORED : WITHOUT_MAIL}
       FROM (SELECT *, ${SEALED} FROM letters WHERE recipient != '' AND expires > {:now}
         ORDER BY expires DESC, id LIMIT ${MOST + 1}))`,
    { now: Date.now() },
  )
  return { sendsMail: sends, letters: found.slice(0, MOST), hasMore: found.length > MOST }
}
