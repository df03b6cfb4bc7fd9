import type { AlertKind } from '../../../src/domain/people/game-alerts/alert-kind'
import type { Occasion } from '../../../src/domain/people/game-alerts/game-occasions'

/**
 * One statement writes the alerts of all accounts, because saving each row would hold up every other writer. An alert
 * that an account already has stays as it is. Accounts that have lost the tier, or may not see odds, get none.
 */
export function writeAlerts(occasion: Occasion, nowMs: number, points = 0): readonly string[] {
  const { kind, slug, gameId, key, title, body, targets } = occasion
  if (!isWanted(kind, targets)) return []
  const owners = arrayOf(new DynamicModel({ user_id: '' }))
  $app
    .db()
    .newQuery(
      `INSERT OR IGNORE INTO game_alerts (id, user_id, slug, game_id, occasion, kind, title, body, found_at)
       SELECT lower(hex(randomblob(7))) || 'a', r.user_id, {:slug}, {:gameId}, {:key}, {:kind}, {:title}, {:body}, {:nowMs}
       FROM game_alert_rules r JOIN users u ON u.id = r.user_id
       WHERE r.target IN (${placeholders(targets)}) AND r.wants_${kind} = TRUE AND r.points <= {:points}
         AND EXISTS (SELECT 1 FROM json_each(u.can) WHERE value = 'custom_alerts')
         AND (${kind === 'line' ? `EXISTS (SELECT 1 FROM json_each(u.can) WHERE value = 'view_betting_odds')` : 'TRUE'})
       GROUP BY r.user_id
       RETURNING user_id`,
    )
    .bind({
      ...placeholderValues(targets),
      slug,
      gameId,
      key,
      kind,
      title,
      body,
      nowMs,
      // Only line alerts compare points; 1000 passes every rule.
      points: kind === 'line' ? points : 1000,
    })
    .all(owners)
  const ids = owners.map((row) => (row as unknown as { user_id: string }).user_id)
  if (ids.length > 0) keepUnread(ids, nowMs)
  return ids
}

/** Who had read up to a time that is still to come, before the clock was set back, has not read what is found now. */
function keepUnread(owners: readonly string[], nowMs: number): void {
  $app
    .db()
    .newQuery(
      `UPDATE game_alert_reads SET read_to = {:before}
       WHERE read_to > {:nowMs} AND user_id IN (SELECT value FROM json_each({:owners}))`,
    )
    .bind({ before: nowMs - 1, nowMs, owners: JSON.stringify(owners) })
    .execute()
}

/** Whether any account wants this. It only reads an index, which holds up no writer. */
export function isWanted(kind: AlertKind, targets: readonly string[]): boolean {
  const found = arrayOf(new DynamicModel({ id: '' }))
  $app
    .db()
    .newQuery(
      `SELECT id FROM game_alert_rules WHERE target IN (${placeholders(targets)}) AND wants_${kind} = TRUE LIMIT 1`,
    )
    .bind(placeholderValues(targets))
    .all(found)
  return found.length > 0
}

function placeholders(targets: readonly string[]): string {
  return targets.map((_target, at) => `{:target${at}}`).join(', ')
}

function placeholderValues(targets: readonly string[]): Record<string, string> {
  return Object.fromEntries(targets.map((target, at) => [`target${at}`, target]))
}
