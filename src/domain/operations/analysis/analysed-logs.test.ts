import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../time/intervals'
import { NOON, sampleLog } from '../testing/samples'
import { analysedLogs } from './analysed-logs'

describe('002 section 2: "Run Analysis" covers the last 24 h, including warnings', () => {
  it.each([
    ['an error', { level: 'error' }, true],
    ['a warning', { level: 'warn' }, true],
    ['information', { level: 'info' }, false],
    ['a detail', { level: 'debug' }, false],
    ['almost a day ago', { level: 'error', timestamp: NOON - DAY_MS + 1 }, true],
    ['a day ago', { level: 'error', timestamp: NOON - DAY_MS }, false],
    ['later than now', { level: 'error', timestamp: NOON + 1 }, false],
    ['without a time', { level: 'error', timestamp: NaN }, false],
  ] as const)('%s: %j is looked at: %s', (_words, changes, looked) => {
    expect(analysedLogs([sampleLog(changes)], NOON)).toHaveLength(looked ? 1 : 0)
  })
})
