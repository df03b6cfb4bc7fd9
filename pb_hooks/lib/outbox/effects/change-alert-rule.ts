import { ALERT_KINDS } from '../../../../src/domain/people/game-alerts/alert-kind'
import { MOST_ALERT_RULES, parseRuleChange } from '../../../../src/domain/people/game-alerts/alert-rule'
import { knownTime } from '../../../../src/domain/people/outbox/known-time'
import { DAY_MS } from '../../../../src/domain/time/intervals'
import { can, denialText } from '../../access/can'
import { readsOf, setRule } from '../../game-alerts/alert-store'
import { productNow } from '../../server/time'
import type { Effect } from '../take-entry'

/**
 * The later of two changes for a team or game counts. A rule that wants nothing is therefore kept, not deleted, until
 * there is no room for another.
 */
export const changeAlertRule: Effect = (tx, { user }, { body, at }) => {
  if (!can(user, 'custom_alerts')) return denialText(user, 'custom_alerts')
  const rule = parseRuleChange(body)
  if (!rule) return 'This is no rule for alerts'
  const owned = $dbx.hashExp({ user_id: user.id })
  const [known] = tx.findAllRecords('game_alert_rules', owned, $dbx.hashExp({ target: rule.target }))
  if (known && knownTime(known.getInt('said_at'), productNow()) > at) return undefined
  const isFull = !known && tx.countRecords('game_alert_rules', owned) >= MOST_ALERT_RULES
  if (isFull && !makeRoom(tx, user.id)) return `An account remembers ${MOST_ALERT_RULES} rules for alerts`
  const row = known ?? new Record(tx.findCollectionByNameOrId('game_alert_rules'))
  setRule(row, user.id, rule, at)
  tx.save(row)
  // The user's other devices follow this row.
  tx.save(readsOf(tx, user.id))
  return undefined
}

/** Forgets the oldest rule that was taken back, or that is about a single game: nobody sets a hundred of those in a day. */
function makeRoom(tx: CoreApp, userId: string): boolean {
  const wantsNothing = ALERT_KINDS.map((kind) => `wants_${kind} = false`).join(' && ')
  const [oldest] = tx.findRecordsByFilter(
    'game_alert_rules',
    `user_id = {:userId} && ((target ~ '/game/' && said_at < {:yesterday}) || (${wantsNothing}))`,
    'said_at',
    1,
    0,
    { userId, yesterday: productNow() - DAY_MS },
  )
  if (oldest) tx.delete(oldest)
  return oldest !== undefined
}
