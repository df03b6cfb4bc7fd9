import { isObject, type JsonObject } from '../../json'
import { ALERT_KINDS, type AlertKind } from './alert-kind'
import { parseAlertTarget, type AlertTarget } from './alert-target'

/** What somebody wants to be told of a team's games, or of one game. No kinds: nothing any more. */
export interface AlertRule {
  readonly target: AlertTarget
  /** What its owner calls it: the team's name, or both. */
  readonly label: string
  readonly kinds: readonly AlertKind[]
  /** How far a spread or total has to move from where it opened before it is told. */
  readonly points: number
  /** When it was said: product time in milliseconds. */
  readonly at: number
}

/** How far a line may be asked to move; half points are what lines move by. */
export const LINE_POINTS = [1, 2, 3, 5] as const
export const USUAL_LINE_POINTS = 2

/** What an account may have, those taken back included: more than a fan of every league follows. */
export const MOST_ALERT_RULES = 100

/** Two of the longest names of teams, and what stands between them. */
export const LONGEST_LABEL = 170

export type RuleChange = Omit<AlertRule, 'at'>

/** Each kind once, in one order: two devices that mean the same say the same. */
export function parseRuleChange(body: JsonObject): RuleChange | undefined {
  const target = parseAlertTarget(body['target'])
  const { kinds, label } = body
  const points = LINE_POINTS.find((one) => one === body['points'])
  if (!target || !Array.isArray(kinds) || points === undefined || !isLabel(label)) return undefined
  const isKnown = kinds.every((kind) => ALERT_KINDS.includes(kind as AlertKind))
  const hasOnly = Object.keys(body).every((name) => ['target', 'label', 'kinds', 'points'].includes(name))
  if (!isKnown || !hasOnly) return undefined
  return { target, label, kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)), points }
}

function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_LABEL
}

/** Up to when everything is read: product time in milliseconds. */
export function parseReadTo(body: JsonObject): number | undefined {
  const { to, ...rest } = body
  const isTime = typeof to === 'number' && Number.isSafeInteger(to) && to > 0
  return isTime && Object.keys(rest).length === 0 ? to : undefined
}

export function parseRule(value: unknown): AlertRule | undefined {
  if (!isObject(value)) return undefined
  const { at, ...said } = value
  const change = parseRuleChange(said)
  return change && typeof at === 'number' && Number.isFinite(at) ? { ...change, at } : undefined
}
