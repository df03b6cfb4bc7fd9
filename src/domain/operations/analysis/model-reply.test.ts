import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { modelFailureText, readModelReply, statusWords } from './model-reply'

const reply = (text: string) => ({ content: [{ type: 'text', text }] })
const patterns =
  '{"patterns": [{"pattern": "Timeout", "frequency": 12, "severity": "odd", "title": " "}, {"no": 1}, null]}'

describe('002 section 7: content[0].text parsed as JSON with patterns[]', () => {
  it.each([patterns, `\`\`\`json\n${patterns}\n\`\`\``, `Here you are: ${patterns}`])('%s', (text) => {
    expect(readModelReply(reply(text))).toEqual({
      ok: true,
      patterns: [
        {
          id: 'pattern-1',
          title: 'Timeout',
          pattern: 'Timeout',
          description: '',
          frequency: 12,
          severity: 'high',
          category: '',
          affectedFiles: [],
          affectedEndpoints: [],
        },
      ],
    })
  })

  it.each(['3f2a8c1e-9b1d-4c2e-8f00-aabbccddeeff', 'espn-scoreboard-timeout-504'])(
    'a pattern has another id than %s, which would be hidden where the model is asked for fixes',
    (id) => {
      const read = readModelReply(reply(JSON.stringify({ patterns: [{ id, pattern: 'Timeout' }] })))
      expect(read.ok && read.patterns.map((pattern) => pattern.id)).toEqual(['pattern-1'])
    },
  )

  it('two patterns of one id are told apart', () => {
    const alike = ['Timeout', 'Refused'].map((pattern) => ({ id: 'p1', pattern }))
    const read = readModelReply(reply(JSON.stringify({ patterns: alike })))
    expect(read.ok && read.patterns.map(({ id }) => id)).toEqual(['p1', 'p1-2'])
  })

  it.each([
    ['critical', 3],
    ['high', 3],
    ['medium', 3],
    ['low', 30],
  ])(
    'takes all that it is told of a pattern that it calls %s, also when we would call %d errors something else',
    (severity, frequency) => {
      const pattern = {
        id: 'p7',
        title: 'Slow feed',
        pattern: 'Timeout after # ms',
        description: 'The feed answers late',
        frequency,
        severity,
        category: 'API',
        affectedFiles: ['src/sync/poll.ts'],
        affectedEndpoints: ['/api/games/nfl'],
        suggestedFix: 'Ask again later',
      }
      expect(readModelReply(reply(JSON.stringify({ patterns: [pattern] })))).toEqual({
        ok: true,
        patterns: [pattern],
      })
    },
  )

  it('takes a span of one moment', () => {
    const at = '2026-09-06T16:00:00Z'
    const text = JSON.stringify({ patterns: [{ pattern: 'p', firstSeen: at, lastSeen: at }] })
    expect(readModelReply(reply(text))).toMatchObject({ patterns: [{ firstSeen: NOON, lastSeen: NOON }] })
  })

  it('keeps the texts of a list and drops everything else', () => {
    const read = readModelReply(reply('{"patterns": [{"pattern": "p", "affectedFiles": ["a.ts", 3]}]}'))
    expect(read.ok && read.patterns[0]?.affectedFiles).toEqual(['a.ts'])
  })

  const noonAndOne = { firstSeen: NOON, lastSeen: NOON + HOUR_MS }
  it.each([
    ['a span', { firstSeen: '2026-09-06T16:00:00Z', lastSeen: '2026-09-06T17:00:00Z' }, noonAndOne],
    ['words', { firstSeen: 'yesterday', lastSeen: 'now' }, {}],
    ['a number', { firstSeen: 5, lastSeen: 6 }, {}],
    ['one end alone', { firstSeen: '2026-09-06T16:00:00Z' }, {}],
    [
      'an end before its beginning',
      { firstSeen: '2026-09-06T17:00:00Z', lastSeen: '2026-09-06T16:00:00Z' },
      {},
    ],
    ['nothing', {}, {}],
  ])('takes the times that it is given, and makes up none: %s', (_, told, span) => {
    const read = readModelReply(reply(JSON.stringify({ patterns: [{ pattern: 'p', ...told }] })))
    const { firstSeen, lastSeen } = (read.ok && read.patterns[0]) || {}
    expect({ firstSeen, lastSeen }).toEqual({ firstSeen: undefined, lastSeen: undefined, ...span })
  })

  it.each([
    ['3', 3],
    ['-3', 0],
    ['1e999', 0],
    ['"3"', 0],
    ['0', 0],
  ])('a frequency of %s is %d', (frequency, count) => {
    const read = readModelReply(reply(`{"patterns": [{"pattern": "p", "frequency": ${frequency}}]}`))
    expect(read.ok && read.patterns[0]?.frequency).toBe(count)
  })

  it.each([
    ['an empty reply', {}, 'no-content'],
    ['no text', { content: [{}] }, 'no-content'],
    ['prose', reply('Sorry.'), 'unreadable'],
    ['other JSON', reply('{"patterns": 3}'), 'unreadable'],
  ])('%s is a failure', (_what, raw, kind) => {
    expect(readModelReply(raw)).toEqual({ ok: false, failure: { kind } })
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (raw, json) => {
        expect(typeof readModelReply(raw).ok).toBe('boolean')
        expect(typeof readModelReply(reply(`{"patterns": [${json}]}`)).ok).toBe('boolean')
      }),
    )
  })
})

describe('002 section 8: AI', () => {
  it.each([
    [{ kind: 'status', status: 529, statusText: 'Overloaded' }, 'Claude API error: 529 - Overloaded'],
    [{ kind: 'no-content' }, 'No content in Claude response'],
    [{ kind: 'unreadable' }, 'The analysis could not be read'],
  ] as const)('%j: %s', (failure, text) => {
    expect(modelFailureText(failure)).toBe(text)
  })
})

describe('a status without words gets its usual words', () => {
  it.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Timeout'],
    [529, 'Overloaded'],
    [418, 'Unknown'],
  ])('%d %s', (status, words) => {
    expect(statusWords(status)).toBe(words)
  })
})
