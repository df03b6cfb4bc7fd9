import { describe, expect, it } from 'vitest'
import { parseAction, parseClientLines, sampledLines, MOST_LINES, type ClientLine } from './client-lines'

const LINE: ClientLine = { at: 5, level: 'error', category: 'SCREEN', message: 'GameCard: boom' }
const isTaken = (changes: object) => parseClientLines({ lines: [{ ...LINE, ...changes }] }) !== undefined
const metadataOf = (metadata: object) =>
  parseClientLines({ lines: [{ ...LINE, metadata }] })?.lines[0]?.metadata

describe('a line of a page', () => {
  it.each<[string, object, boolean]>([
    ['the longest message', { message: 'x'.repeat(500) }, true],
    ['no message', { message: '' }, false],
    ['a message that is no text', { message: ['x'] }, false],
    ['the longest category', { category: 'x'.repeat(60) }, true],
    ['a longer category', { category: 'x'.repeat(61) }, false],
    ['a time that is no number', { at: '5' }, false],
    ['a time without an end', { at: Infinity }, false],
    ['an action that is no text', { correlationId: 7 }, false],
    ['metadata that is a list', { metadata: [] }, false],
    ['no metadata to speak of', { metadata: {} }, true],
  ])('with %s is taken or refused: %j, %s', (_what, changes, taken) => {
    expect(isTaken(changes)).toBe(taken)
  })

  it.each([undefined, 'text', null])('is no %j', (line) => {
    expect(parseClientLines({ lines: [line] })).toBeUndefined()
  })

  it('comes in a list of lines, with the names of a build and a visit and nothing else', () => {
    const most = Array.from({ length: MOST_LINES }, () => LINE)
    expect(parseClientLines({ lines: most })?.lines).toHaveLength(20)
    expect(parseClientLines({ lines: 'text' })).toBeUndefined()
    expect(parseClientLines({ lines: [LINE], user: 'ann' })).toBeUndefined()
    expect(parseClientLines({ lines: [LINE], session: '' })).toBeUndefined()
    expect(parseClientLines({ lines: [LINE], session: 7 })).toBeUndefined()
    expect(parseClientLines({ lines: [LINE], build: 'x'.repeat(41) })).toBeUndefined()
    expect(parseClientLines({ lines: [LINE, { ...LINE, at: 'x' }] })).toBeUndefined()
  })

  it.each([
    ['ab12-0', true],
    ['ab12cd34ef56gh78-123456', true],
    ['ab1-0', false],
    ['ab12cd34ef56gh789-1', false],
    ['ab12-1234567', false],
    ['ab12-', false],
    ['x ab12-1', false],
    ['ab12-1 x', false],
    [7, false],
    [['ab12-1'], false],
  ])('belongs to an action named %s: %s', (name, known) => {
    expect(parseAction(name)).toBe(known ? name : undefined)
  })

  it('keeps what is known about it, each part cut to its longest length', () => {
    const long = 'x'.repeat(9000)
    expect(
      metadataOf({
        error: long,
        componentName: long,
        url: `/${long}`,
        method: long,
        status: 503,
        duration: 12.5,
        networkError: false,
        additionalContext: { viewport: long, connection: '4g', address: 'x' },
      }),
    ).toEqual({
      error: 'x'.repeat(500),
      componentName: 'x'.repeat(100),
      url: `/${'x'.repeat(299)}`,
      method: 'x'.repeat(10),
      status: 503,
      duration: 12.5,
      networkError: false,
      additionalContext: { viewport: 'x'.repeat(40), connection: '4g' },
    })
  })

  it('keeps nothing that has another form', () => {
    const odd = {
      error: '',
      stack: 7,
      componentName: {},
      url: '?token=abc',
      status: '503',
      duration: Infinity,
      networkError: 'yes',
      additionalContext: 'wide',
    }
    expect(metadataOf(odd)).toStrictEqual({})
    expect(metadataOf({ url: 7, additionalContext: { viewport: 7 } })).toStrictEqual({
      additionalContext: {},
    })
  })
})

describe('of too many lines', () => {
  const flood = (...lines: readonly Partial<ClientLine>[]) =>
    sampledLines([...lines.map((line) => ({ ...LINE, ...line })), ...Array.from({ length: 20 }, () => LINE)])

  it('those of one level are sent in their order of time, and the last says when the latest came', () => {
    const sent = flood({ at: 9, message: 'late' }, { at: 7, message: 'early' })
    expect(sent.map(({ at, message }) => [at, message])).toEqual([
      [5, 'GameCard: boom'],
      [7, 'early'],
      [9, 'late'],
      [9, '19 more lines were left out'],
    ])
    expect(sent.at(-1)).toEqual({
      at: 9,
      level: 'warn',
      category: 'app',
      message: '19 more lines were left out',
    })
  })

  it('lines of different levels or categories are told apart, however alike their words', () => {
    expect(flood({ level: 'warn' }, { category: 'ROUTE' })).toHaveLength(4)
  })
})
