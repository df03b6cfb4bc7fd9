import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { DATA_TYPES, dataTypeOf, foundText, searchLogs, showingText, type LogSearch } from './log-search'

const everything: LogSearch = {
  query: '',
  filters: [],
  timeRange: { startMs: -Infinity, endMs: Infinity },
  dataTypes: [],
}
const entries = [
  sampleLog({ id: 'api', message: 'Scoreboard failed', level: 'error', correlationId: 'poll-7' }),
  sampleLog({ id: 'slow', category: 'PERFORMANCE', message: 'Slow page', timestamp: NOON + 1 }),
  sampleLog({ id: 'user', category: 'USER_ENGAGEMENT', message: 'Tab opened', timestamp: NOON + 2 }),
]
const ids = (search: Partial<LogSearch>) =>
  searchLogs(entries, { ...everything, ...search }).map((entry) => entry.id)

describe('002 section 2: system logs search', () => {
  it.each([
    ['nothing asked', {}, ['user', 'slow', 'api']],
    ['a word of the message', { query: 'scoreboard' }, ['api']],
    ['words in any order', { query: 'failed error' }, ['api']],
    ['the correlation id', { query: 'POLL-7' }, ['api']],
    ['no match', { query: 'golf' }, []],
    ['one word that matches and one that does not', { query: 'failed golf' }, []],
    ['a word with blanks around it', { query: '  scoreboard ' }, ['api']],
    ['the end of one column and the beginning of the next', { query: 'errorapi' }, []],
    ['a span of time', { timeRange: { startMs: NOON + 1, endMs: NOON + 1 } }, ['slow']],
    ['data types metrics and users', { dataTypes: ['metrics', 'users'] }, ['user', 'slow']],
    ['data type logs', { dataTypes: ['logs'] }, ['api']],
  ] as const)('%s', (_words, search, expected) => {
    expect(ids(search)).toEqual(expected)
  })

  it('combines with filters', () => {
    expect(ids({ filters: [{ id: 'f', field: 'level', operator: 'equals', value: 'info' }] })).toEqual([
      'user',
      'slow',
    ])
  })

  it.each([
    ['PERFORMANCE', 'metrics'],
    ['USER_ENGAGEMENT', 'users'],
    ['AUTH', 'users'],
    ['ALERT', 'alerts'],
    ['API_HEALTH', 'alerts'],
    ['API', 'logs'],
  ])('an entry of the category %s is one of the %s', (category, type) => {
    expect(dataTypeOf(sampleLog({ category }))).toBe(type)
  })

  it('all four toggles together show everything', () => {
    fc.assert(
      fc.property(fc.string(), (category) => {
        expect(DATA_TYPES).toContain(dataTypeOf(sampleLog({ category })))
      }),
    )
    expect(ids({ dataTypes: DATA_TYPES })).toHaveLength(3)
  })

  it('Text "Showing X of Y logs"', () => {
    expect(showingText(5, sampleLogs(12).length)).toBe('Showing 5 of 12 logs')
    expect(showingText(200, 1_234_567)).toBe('Showing 200 of 1,234,567 logs')
  })

  it.each([
    [{ shown: 12, found: 12, isCut: false }, undefined],
    [{ shown: 200, found: 340, isCut: false }, '340 match; these are the newest 200.'],
    [
      { shown: 200, found: 500, isCut: true },
      'These are the newest 200. Choose a shorter time to look at older ones.',
    ],
    [{ shown: 0, found: 0, isCut: false }, 'No logs match.'],
    [
      { shown: 0, found: 0, isCut: true },
      'No logs match among the newest. Choose a shorter time to look at older ones.',
    ],
  ])('says what %o leaves out', (found, text) => {
    expect(foundText(found)).toBe(text)
  })
})
