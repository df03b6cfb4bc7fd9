import type { LogPage, LogPageQuestion } from '../../../src/domain/operations/logs/log-page'
import type { LogAnswer, LogQuestion } from '../../../src/domain/operations/logs/log-question'
import { searchLogs } from '../../../src/domain/operations/logs/log-search'
import { matchesQuickFilter } from '../../../src/domain/operations/logs/quick-filter'
import { timeRange, type TimeRange } from '../../../src/domain/operations/logs/time-range'
import { countTiles } from './log-search/count-tiles'
import { candidateLines, type CandidateLines } from './log-search/candidate-lines'

const MOST_SENT = 200
/** A range that contains the time of every row. */
const ALL_TIMES: TimeRange = { startMs: 0, endMs: Date.UTC(9999, 0) }

/**
 * The database narrows the lines down by time, tile, kinds, words and plain filters; the rest of the question is a matter of
 * the rules, which look through no more than they can in a moment.
 */
export function findLines(question: LogQuestion, nowMs: number): LogAnswer {
  const range = withinAllTimes(timeRange(question.time, nowMs))
  const looked = candidateLines(question, range, nowMs)
  const found = chosenOf(looked, question, range, nowMs)
  return {
    entries: found.slice(0, MOST_SENT),
    found: found.length,
    counts: countTiles(range, nowMs),
    isCut: looked.isCut,
  }
}

/** The same for an export, page by page: the span and what counts as new stay as on the first page. */
export function findPage({ question, after }: LogPageQuestion, productNowMs: number): LogPage {
  const nowMs = after?.nowMs ?? productNowMs
  const range = withinAllTimes(timeRange(question.time, nowMs))
  const looked = candidateLines(question, range, nowMs, after)
  const end = looked.isCut ? looked.end() : undefined
  const entries = chosenOf(looked, question, range, nowMs)
  return { entries, ...(end && { next: { nowMs, timestamp: end.timestamp, id: end.id } }) }
}

function chosenOf({ lines }: CandidateLines, question: LogQuestion, span: TimeRange, nowMs: number) {
  const ofTile = lines.filter((entry) => matchesQuickFilter(entry, question.quick, nowMs))
  return searchLogs(ofTile, { ...question, timeRange: span })
}

function withinAllTimes({ startMs, endMs }: TimeRange): TimeRange {
  return { startMs: Math.max(ALL_TIMES.startMs, startMs), endMs: Math.min(ALL_TIMES.endMs, endMs) }
}
