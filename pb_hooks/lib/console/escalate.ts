import type { Escalated } from '../../../src/domain/operations/investigation/escalated'
import { incidentText, type IncidentRef } from '../../../src/domain/operations/investigation/investigation'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { spend, type Budget } from '../cache/budget'
import { mailTrouble } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'
import { hashId } from '../server/hash-id'
import { serverSettings } from '../server/settings'
import { takeInWindow, type WindowLimit } from '../server/window-count'

const ESCALATIONS: Budget = { name: 'escalations', perMinute: 6, perAsker: 3 }
/** An operator who presses twice wants one mail. */
const OF_ONE_INCIDENT: WindowLimit = { most: 1, withinMs: MINUTE_MS }
const MOST_OPERATORS = 50
/** A mail about an incident of yesterday helps nobody. */
const GOOD_FOR_S = 24 * 3600

/** Mails all other operators where to look. The words of the letter are fixed, so nothing from strangers is in it. */
export function escalate(ref: IncidentRef, operator: core.Record): Escalated {
  if (mailTrouble($app)) return { kind: 'no-mail' }
  if (!spend(ESCALATIONS, operator.id)) return { kind: 'too-often' }
  const others = operators().filter(({ id }) => id !== operator.id)
  if (others.length === 0) return { kind: 'told', operators: 0 }
  if (!takeInWindow($app, hashId(`escalation of ${incidentText(ref)}`), OF_ONE_INCIDENT))
    return { kind: 'just-told' }
  const link = `${serverSettings().appUrl}/admin/dashboard/alerts?investigate=${incidentText(ref)}`
  for (const other of others)
    postLetter($app, { kind: 'incident', to: other.email(), link, goodForS: GOOD_FOR_S })
  wakeSender()
  return { kind: 'told', operators: others.length }
}

function operators(): readonly core.Record[] {
  const may = "can:each ?= 'admin_dashboard' && verified = true"
  return $app.findRecordsByFilter('users', may, '', MOST_OPERATORS, 0).flatMap((user) => user ?? [])
}
