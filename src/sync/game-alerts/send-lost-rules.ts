import type { GameAlerts } from '../../domain/people/game-alerts/game-alert'
import { lostRules } from '../../domain/people/game-alerts/lost-rules'
import { resendTime } from '../../domain/people/outbox/lost-choice'
import { alertsKey, type AlertsOwner } from '../../storage/game-alerts'
import { putEntry } from '../../storage/put-entry'
import type { Storage } from '../../storage/storage'

/**
 * Sends rules again that the server had and has lost, before its answer is adopted: a rule that waits to be sent stays
 * on the device. Each is sent once in a page's life, else a server that never names it would be asked without end. An entry
 * that is still there needs no other: it waits, or the server has refused it and its user decides.
 */
export function createLostRules(storage: Storage, { user, viewer }: AlertsOwner) {
  const sent = new Set<string>()
  return async (told: GameAlerts, nowMs: number): Promise<void> => {
    // Read before the entries: of a new rule the entry is written first.
    const own = (await storage.read('gameAlerts', alertsKey(viewer)))?.told.rules ?? []
    const entries = await storage.readAll('outbox')
    // Of all that users do, only rules have a target.
    const kept = new Set(entries.filter((entry) => entry.user === user).map(({ body }) => body['target']))
    const unsent = own.filter(({ target }) => !kept.has(target) && !sent.has(target))
    for (const { at, ...rule } of lostRules(unsent, told.rules, nowMs)) {
      sent.add(rule.target)
      await putEntry(storage, { user, kind: 'alert-rule', body: { ...rule }, at: resendTime(at, nowMs) })
    }
  }
}
