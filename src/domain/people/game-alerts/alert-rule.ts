import { isObject, type JsonObject } from '../../json'
import { ALERT_KINDS, type AlertKind } from './alert-kind'
import { parseAlertTarget, type AlertTarget } from './alert-target'

/** What a user wants to be told about a team's games or one game; nothing any more if `kinds` is empty. */
export interface AlertRule {
  readonly target: AlertTarget
  /** The name for its owner: that of the team, or those of both teams of a game. */
  readonly label: string
  readonly kinds: readonly AlertKind[]
  /** How far a spread or total has to move from its opening value before the user is told. */
  readonly points: number
  /** When the rule was set: product time in milliseconds. */
  readonly at: number
}

/** The choices for how far a line has to move. Lines move by half points. */
export const LINE_POINTS = [1, 2, 3, 5] as const
export const USUAL_LINE_POINTS = 2

/** The most rules of an account, removed ones included: more than a fan of every league needs. */
export const MOST_ALERT_RULES = 100

/** Enough for two of the longest team names and the text between them. */
const LONGEST_LABEL = 170

export type RuleChange = Omit<AlertRule, 'at'>

/** Lists each kind once and in a fixed order, so that two devices with the same choice send the same rule. */
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

/** The time up to which all alerts are read: product time in milliseconds. */
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
