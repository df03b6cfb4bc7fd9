import { describe, expect, it } from 'vitest'
import { KEY_DIGITS, KEY_PREFIX, NEW_KEYS, parseKey, parseKeyName } from './api-key'
import { PER_DAY, PER_MINUTE, rateLimit, rateLimitText } from './api-limits'

const at = Date.parse('2026-10-25T18:30:45.200Z')

describe('the limits of a key', () => {
  it('show the minute as long as the day has more left', () => {
    expect(rateLimit({ minute: 1, day: 1 }, at)).toEqual({
      isSpent: false,
      headers: {
        'RateLimit-Policy': '60;w=60, 10000;w=86400',
        'RateLimit-Limit': '60',
        'RateLimit-Remaining': '59',
        'RateLimit-Reset': '15',
      },
    })
  })

  it('let the last request pass, and tell the next one when it may come back', () => {
    expect(rateLimit({ minute: PER_MINUTE, day: 500 }, at)).toMatchObject({
      isSpent: false,
      headers: { 'RateLimit-Remaining': '0' },
    })
    const { isSpent, headers } = rateLimit({ minute: PER_MINUTE + 1, day: 500 }, at)
    expect([isSpent, headers['RateLimit-Remaining'], headers['Retry-After']]).toEqual([true, '0', '15'])
  })

  it('show the day when it ends first, until midnight', () => {
    const untilMidnight = String((5 * 60 + 29) * 60 + 15)
    expect(rateLimit({ minute: 1, day: PER_DAY - 3 }, at).headers).toMatchObject({
      'RateLimit-Limit': String(PER_DAY),
      'RateLimit-Remaining': '3',
      'RateLimit-Reset': untilMidnight,
    })
    expect(rateLimit({ minute: 1, day: PER_DAY + 1 }, at)).toMatchObject({
      isSpent: true,
      headers: { 'RateLimit-Remaining': '0', 'Retry-After': untilMidnight },
    })
  })
})

describe('the limits of a key, where both windows', () => {
  it('have as much left, show the minute', () => {
    expect(rateLimit({ minute: 1, day: PER_DAY - PER_MINUTE + 1 }, at).headers).toMatchObject({
      'RateLimit-Limit': '60',
      'RateLimit-Remaining': '59',
      'RateLimit-Reset': '15',
    })
  })

  it('are spent, end with the later one', () => {
    const untilMidnight = String((5 * 60 + 29) * 60 + 15)
    expect(rateLimit({ minute: PER_MINUTE + 2, day: PER_DAY + 1 }, at).headers).toMatchObject({
      'RateLimit-Reset': untilMidnight,
      'Retry-After': untilMidnight,
    })
  })
})

it('a program that has spent a limit reads what the limit is', () => {
  expect(rateLimitText()).toBe(
    'A key may ask 60 times a minute and 10000 times a day. Retry-After says when it may again.',
  )
})

it('an account may make twenty keys in a day', () => {
  expect(NEW_KEYS).toEqual({ per: 'account', aDay: 20 })
})

describe('a key', () => {
  it('is recognised in a header once it was made', () => {
    const made = `${KEY_PREFIX}${'0'.repeat(KEY_DIGITS)}`
    expect(parseKey(`Bearer ${made}`)).toBe(made)
  })

  const key = `tsk_${'0123456789abcdef'.repeat(4)}`
  it.each([
    [`Bearer ${key}`, key],
    [`bearer ${key}`, key],
    [` Bearer ${key} `, key],
    [key, undefined],
    [`x Bearer ${key}`, undefined],
    [`Bearer ${key}0`, undefined],
    [`Bearer tsk_${'x'.repeat(64)}`, undefined],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', undefined],
    ['', undefined],
  ])('is read from %j', (header, read) => {
    expect(parseKey(header)).toBe(read)
  })

  it.each([
    ['  Wall  display ', 'Wall display'],
    ['', undefined],
    [' ', undefined],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), undefined],
    [7, undefined],
  ])('has a name: %j', (value, name) => {
    expect(parseKeyName(value)).toBe(name)
  })
})
