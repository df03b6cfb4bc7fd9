import { describe, expect, it } from 'vitest'
import { MOST_LINES, parseClientLines, sampledLines, type ClientLine } from './client-lines'

const line: ClientLine = { at: 5, level: 'error', category: 'SCREEN', message: 'GameCard: boom' }
const parse = (changes: object, body: object = {}) =>
  parseClientLines({ lines: [{ ...line, ...changes }], ...body })?.lines[0]

describe('lines of a page', () => {
  it('are taken with build, visit, action and what is known of each', () => {
    const metadata = {
      error: 'boom',
      componentName: 'GameCard',
      status: 500,
      additionalContext: { viewport: '390x844' },
    }
    const body = {
      lines: [{ ...line, correlationId: 'ab12cd34-7', metadata }],
      build: '0a1b2c3d',
      session: 'ab12cd34',
    }
    expect(parseClientLines(body)).toEqual(body)
    expect(parseClientLines({ lines: [line] })).toStrictEqual({ lines: [line] })
  })

  it('are refused when they say anything else', () => {
    expect(parse({ user_id: 'somebody' })).toBeUndefined()
    expect(parse({ correlationId: "x' OR 1" })).toBeUndefined()
    expect(parse({ metadata: 'text' })).toBeUndefined()
    expect(parse({ level: 'fatal' })).toBeUndefined()
    expect(parse({ message: 'x'.repeat(501) })).toBeUndefined()
    expect(parse({}, { build: '<b>' })).toBeUndefined()
    expect(parseClientLines({ lines: [] })).toBeUndefined()
    expect(parseClientLines({ lines: Array.from({ length: MOST_LINES + 1 }, () => line) })).toBeUndefined()
  })

  it('carry no token: an address is kept without its query, and not at all where its path is secret', () => {
    const url = (text: string) => parse({ metadata: { url: text } })?.metadata?.url
    expect(url('https://scores.example/nfl?token=abc#code=1')).toBe('https://scores.example/nfl')
    expect(url('/reset-password/abc')).toBeUndefined()
    expect(parse({ metadata: { headers: { cookie: 'x' }, stack: 's'.repeat(9000) } })?.metadata).toEqual({
      stack: 's'.repeat(2000),
    })
  })
})

describe('a flood of lines', () => {
  it('is sampled: one of each kind, errors first, and how many were left out', () => {
    const flood = [
      ...Array.from({ length: 500 }, (_, at): ClientLine => ({
        ...line,
        at,
        level: 'warn',
        message: `Slow after ${at} ms`,
      })),
      ...Array.from({ length: 500 }, (_, at): ClientLine => ({ ...line, at })),
    ]
    const sent = sampledLines(flood)
    expect(sent.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'GameCard: boom'],
      ['warn', 'Slow after 0 ms'],
      ['warn', '998 more lines were left out'],
    ])
    expect(parseClientLines({ lines: sent })).toBeDefined()
  })

  it('never has more lines than the server takes, however different they are', () => {
    const different = Array.from({ length: 90 }, (_, at): ClientLine => ({ ...line, at, category: `C${at}` }))
    expect(sampledLines(different)).toHaveLength(MOST_LINES)
    const most = Array.from({ length: MOST_LINES }, () => line)
    expect(sampledLines(most)).toEqual(most)
  })
})
