import { isObject } from '../../json'
import { parseLogQuestion, type LogQuestion } from './log-question'
import type { LogEntry } from './log-entry'

/** An export holds all lines that were found; without this limit a month could be a million lines. */
export const MOST_EXPORTED = 50_000

/**
 * Where the previous page of an export ended. Lines that came after the export began (`nowMs`) belong to no
 * page of it.
 */
export interface LogPlace {
  readonly nowMs: number
  readonly timestamp: number
  readonly id: string
}

/** A page of the lines that an export asks for, newest first; without `next` it is the last page. */
export interface LogPage {
  readonly entries: readonly LogEntry[]
  readonly next?: LogPlace
}

export interface LogPageQuestion {
  readonly question: LogQuestion
  readonly after: LogPlace | undefined
}

export function parseLogPageQuestion(value: unknown): LogPageQuestion | undefined {
  const question = parseLogQuestion(value)
  if (!question || !isObject(value)) return undefined
  if (value['after'] === undefined) return { question, after: undefined }
  const after = parsePlace(value['after'])
  return after && { question, after }
}

function parsePlace(value: unknown): LogPlace | undefined {
  if (!isObject(value)) return undefined
  const { nowMs, timestamp, id } = value
  return isTime(nowMs) && isTime(timestamp) && typeof id === 'string' && id.length <= 15
    ? { nowMs, timestamp, id }
    : undefined
}

function isTime(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < Date.UTC(9999, 0)
}
