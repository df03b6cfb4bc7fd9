import { isObject } from '../../json'
import { parseGameSlug, type GameSlug } from '../../league'
import { ALERT_KINDS, type AlertKind } from './alert-kind'
import { parseRule, type AlertRule } from './alert-rule'

/** An alert that a fan got because of one of their rules. */
export interface GameAlert {
  readonly id: string
  readonly kind: AlertKind
  readonly slug: GameSlug
  readonly gameId: string
  readonly title: string
  readonly body: string
  /** Product time in milliseconds. */
  readonly at: number
}

/**
 * All alert data of an account: its rules, the alerts they caused, and the time up to which those are read.
 */
export interface GameAlerts {
  readonly rules: readonly AlertRule[]
  /** The newest first. */
  readonly alerts: readonly GameAlert[]
  readonly readTo: number
}

export const NO_GAME_ALERTS: GameAlerts = { rules: [], alerts: [], readTo: 0 }

/** A device gets this many of the latest alerts; older ones are read or no longer of interest. */
export const MOST_ALERTS = 50

export function unreadCount({ alerts, readTo }: GameAlerts): number {
  return alerts.filter(({ at }) => at > readTo).length
}

/** Rows that cannot be read are left out, as they do not make the others wrong. */
export function parseGameAlerts(value: unknown): GameAlerts | undefined {
  if (!isObject(value) || typeof value['readTo'] !== 'number') return undefined
  const { rules, alerts, readTo } = value
  if (!Array.isArray(rules) || !Array.isArray(alerts)) return undefined
  return {
    rules: (rules as readonly unknown[]).flatMap((one) => parseRule(one) ?? []),
    alerts: (alerts as readonly unknown[]).flatMap((one) => parseAlert(one) ?? []),
    readTo,
  }
}

function parseAlert(value: unknown): GameAlert | undefined {
  if (!isObject(value)) return undefined
  const { id, gameId, title, body, at } = value
  const kind = ALERT_KINDS.find((one) => one === value['kind'])
  const slug = typeof value['slug'] === 'string' ? parseGameSlug(value['slug']) : undefined
  const isRight = [id, gameId, title, body].every((text) => typeof text === 'string')
  if (!kind || !slug || !isRight || typeof at !== 'number') return undefined
  return { id, kind, slug, gameId, title, body, at } as GameAlert
}
