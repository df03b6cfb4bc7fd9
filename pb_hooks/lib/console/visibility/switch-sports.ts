import { isObject } from '../../../../src/domain/json'
import { ALL_LEAGUES, ALL_SPORTS } from '../../../../src/domain/league'
import {
  isVisible,
  type SportVisibility,
} from '../../../../src/domain/operations/visibility/sport-visibility'
import { newSettingRow, settingRow, switchedSports } from '../../boards/switched-sports'
import { findRecord } from '../../server/records'
import { iso, productNow } from '../../server/time'

/**
 * Only the leagues that are switched are sent, so that two operators do not undo each other. The heads carry the change
 * to every screen; a league without a head gets it with its first board.
 */
export function switchSports(changes: SportVisibility, by: string): SportVisibility {
  let switched: SportVisibility = {}
  $app.runInTransaction((tx) => {
    switched = { ...switchedSports(tx), ...changes }
    const row = settingRow(tx) ?? newSettingRow(tx)
    row.set('value', switched)
    row.set('changed_at', iso(productNow()))
    row.set('changed_by', by)
    tx.save(row)
    for (const { slug, sport } of ALL_LEAGUES) {
      const head = findRecord('board_heads', slug, tx)
      if (!head || head.getBool('visible') === isVisible(switched, sport)) continue
      head.set('visible', isVisible(switched, sport))
      tx.save(head)
    }
  })
  return switched
}

/** Undefined for a body that switches no league. */
export function parseChanges(body: unknown): SportVisibility | undefined {
  if (!isObject(body)) return undefined
  const entries = Object.entries(body)
  const isKnown = entries.every(
    ([sport, value]) => typeof value === 'boolean' && ALL_SPORTS.some((one) => one === sport),
  )
  return entries.length > 0 && isKnown ? (Object.fromEntries(entries) as SportVisibility) : undefined
}
