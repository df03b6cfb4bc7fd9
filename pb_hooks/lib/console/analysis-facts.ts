import type { AnalysisFacts } from '../../../src/domain/operations/analysis/analysis-facts'
import { ANALYSIS_WINDOW_MS } from '../../../src/domain/time/intervals'
import { oneNumber } from '../server/one-number'
import { serverSettings } from '../server/settings'
import { rowTime } from '../server/row-time'
import { readLines, type LinesQuery } from './read-lines'
import { saveWaiting } from './system-now'

/** More lines than any model is sent. On a worse day only the latest are read, and no warning in place of an error. */
const MOST_LINES = 1000

export function analysisFacts(nowMs: number): AnalysisFacts {
  saveWaiting()
  const span = { from: rowTime(nowMs - ANALYSIS_WINDOW_MS), to: rowTime(nowMs) }
  const within = 'timestamp > {:from} AND timestamp <= {:to}'
  const worstFirst: LinesQuery = {
    from: 'logs',
    where: `${within} AND level IN ('error', 'warn')`,
    order: 'level, timestamp DESC, id',
  }
  const count = (level: 'error' | 'warn') =>
    oneNumber($app, `SELECT COUNT(*) AS count FROM logs WHERE ${within} AND level = {:level}`, {
      ...span,
      level,
    })
  return {
    entries: readLines(worstFirst, span, MOST_LINES),
    errors: count('error'),
    warnings: count('warn'),
    nowMs,
    hasModel: serverSettings().ai !== undefined,
  }
}
