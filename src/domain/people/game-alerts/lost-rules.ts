import { isLost } from '../outbox/lost-choice'
import { MOST_ALERT_RULES, type AlertRule } from './alert-rule'

/**
 * Rules of a device that its account has lost, as after a backup was restored: `known` is all that the account has. A
 * full account forgets rules to make room. Then a device cannot tell a lost rule from a forgotten one, and nothing
 * counts as lost.
 */
export function lostRules(
  own: readonly AlertRule[],
  known: readonly AlertRule[],
  nowMs: number,
): readonly AlertRule[] {
  if (known.length >= MOST_ALERT_RULES) return []
  const targets = new Set(known.map(({ target }) => target))
  return own.filter(({ target, at }) => !targets.has(target) && isLost(at, nowMs))
}
