import { describe, expect, it } from 'vitest'
import { NOON, sampleLog } from '../testing/samples'
import { matchesQuickFilter, quickFilterLabel, type QuickFilter } from './quick-filter'

const entries = [
  sampleLog({ id: 'error', level: 'error' }),
  sampleLog({ id: 'warn', level: 'warn', category: 'PERFORMANCE' }),
  sampleLog({ id: 'info', category: 'API_HEALTH', timestamp: NOON - 300_000 }),
  sampleLog({ id: 'debug', level: 'debug', category: 'AUTH' }),
  sampleLog({ id: 'ahead', timestamp: NOON + 1, category: 'DASHBOARD' }),
  sampleLog({ id: 'old', timestamp: NOON - 300_001, category: 'DASHBOARD' }),
]

describe('002 section 2: summary tiles and chips', () => {
  const table: readonly [QuickFilter, string, string][] = [
    ['all', 'All', 'error warn info debug ahead old'],
    ['errors', 'Errors', 'error'],
    ['warnings', 'Warnings', 'warn'],
    ['last-5-min', 'Last 5 min', 'error warn info debug'],
    ['api', 'API logs', 'error info'],
    ['auth', 'Auth logs', 'debug'],
  ]
  it.each(table)('%s (%s) keeps %s', (filter, label, kept) => {
    const matching = entries.filter((entry) => matchesQuickFilter(entry, filter, NOON))
    expect(matching.map((entry) => entry.id).join(' ')).toBe(kept)
    expect(quickFilterLabel(filter)).toBe(label)
  })
})
