import { ALERT_KINDS, type AlertKind } from '../../../src/domain/people/game-alerts/alert-kind'
import type { AlertRule, RuleChange } from '../../../src/domain/people/game-alerts/alert-rule'
import {
  MOST_ALERTS,
  type GameAlert,
  type GameAlerts,
} from '../../../src/domain/people/game-alerts/game-alert'
import { knownHeads } from '../boards/head-memory'
import { findRecord, recordWithId } from '../server/records'
import { productNow } from '../server/time'

/**
 * The rules, alerts and read marks of an account, without alerts of a time to come, from before the clock was set back.
 * Alerts of lines name numbers, so only an account that may see odds now gets those of the time when it could. Those of a
 * league that operators hide are back when it is.
 */
export function alertsOf(userId: string, maySeeOdds: boolean): GameAlerts {
  const reads = findRecord('game_alert_reads', userId)
  const rules = $app.findAllRecords('game_alert_rules', $dbx.hashExp({ user_id: userId }))
  const hidden = knownHeads().filter(({ visible }) => !visible)
  const shown = [
    'user_id = {:userId} && found_at <= {:now}',
    ...(maySeeOdds ? [] : ["kind != 'line'"]),
    ...hidden.map(({ id }) => `slug != '${id}'`),
  ].join(' && ')
  const found = $app.findRecordsByFilter('game_alerts', shown, '-found_at', MOST_ALERTS, 0, {
    userId,
    now: productNow(),
  })
  return {
    rules: rules.flatMap((row) => (row ? [ruleOf(row)] : [])),
    alerts: found.flatMap((row) => (row ? [alertOf(row)] : [])),
    readTo: reads?.getInt('read_to') ?? 0,
  }
}

function ruleOf(row: core.Record): AlertRule {
  return {
    target: row.getString('target') as AlertRule['target'],
    label: row.getString('label'),
    kinds: ALERT_KINDS.filter((kind) => row.getBool(`wants_${kind}`)),
    points: row.getInt('points'),
    at: row.getInt('said_at'),
  }
}

function alertOf(row: core.Record): GameAlert {
  return {
    id: row.id,
    kind: row.getString('kind') as AlertKind,
    slug: row.getString('slug') as GameAlert['slug'],
    gameId: row.getString('game_id'),
    title: row.getString('title'),
    body: row.getString('body'),
    at: row.getInt('found_at'),
  }
}

/** The row that the devices of an account follow. */
export function readsOf(tx: CoreApp, userId: string): core.Record {
  const row = recordWithId(tx, 'game_alert_reads', userId)
  row.set('user_id', userId)
  return row
}

export function setRule(row: core.Record, userId: string, rule: RuleChange, at: number): void {
  row.set('user_id', userId)
  row.set('target', rule.target)
  row.set('label', rule.label)
  row.set('points', rule.points)
  row.set('said_at', at)
  for (const kind of ALERT_KINDS) row.set(`wants_${kind}`, rule.kinds.includes(kind))
}
