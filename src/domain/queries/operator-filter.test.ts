import { describe, expect, it, test } from 'vitest'
import { operatorFilter } from './operator-filter'

const FIELDS = { at: 'time', message: 'text', level: 'choice', live: 'flag' } as const
const asked = (filter: string) => operatorFilter(filter, FIELDS)

describe('a term compares as its field can be compared', () => {
  test.each([
    ...['=', '>', '>=', '<', '<='].map((sign) => `at ${sign} '2026-10-25 18:00:00.000Z'`),
    "at > '2026-10-25'",
    "at > '2026-10-25 18:00:00Z'",
    "at > '2026-10-25T18:00:00.5Z'",
    ...['=', '!=', '~'].map((sign) => `message ${sign} 'a'`),
    ...['=', '!='].map((sign) => `level ${sign} ''`),
    'live = true',
    'live = false',
  ])('%s', (filter) => {
    expect(asked(filter)).toBe(filter)
  })

  test.each([
    "at != '2026-10-25'",
    "at ~ '2026-10-25'",
    "at > 'yesterday'",
    "at > '2026-10-25 18:00Z'",
    'at > true',
    "message > 'a'",
    "message = ''",
    "level ~ 'a'",
    "level = 'a%'",
    "level = 'a;b'",
    'level = true',
    "live = 'true'",
    'live != true',
    "live = 'x'",
    // Were the eleven signs at the start skipped, the rest of it would be two terms.
    "@@@@@@@@@@@message = 'x&&level = 'a'",
  ])('not %s', (filter) => {
    expect(asked(filter)).toBeUndefined()
  })
})

describe('several terms', () => {
  it('are all joined by the same sign, and written anew', () => {
    expect(asked("  level='a'&&live=true  &&  message~'x' ")).toBe(
      "level = 'a' && live = true && message ~ 'x'",
    )
    expect(asked("level = 'a' || level = 'b' || level = 'c'")).toBe(
      "level = 'a' || level = 'b' || level = 'c'",
    )
  })

  test.each(["live = true OR level = 'a'", "live = true |& level = 'a'", "live = true, level = 'a'"])(
    'are joined by no other sign: %s',
    (filter) => {
      expect(asked(filter)).toBeUndefined()
    },
  )

  it('are five at most, in five hundred characters', () => {
    const terms = (count: number) => Array(count).fill('live = true').join(' && ')
    expect(asked(terms(5))).toBe(terms(5))
    expect(asked(terms(6))).toBeUndefined()
    const long = (length: number) => 'live = true'.padEnd(length)
    expect(asked(long(500))).toBe('live = true')
    expect(asked(long(501))).toBeUndefined()
  })
})
