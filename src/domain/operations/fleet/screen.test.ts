import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SCREEN_REPORT_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { parseReloadRequest, screenName, screensInOrder, screenState, type Screen } from './screen'

const screen = (changes: Partial<Screen> = {}): Screen => ({
  id: 'a1b2c3d4e5f6g7h',
  heardAtMs: NOON,
  begunAtMs: NOON - MINUTE_MS,
  frameAtMs: NOON - 16,
  league: 'nfl',
  boardAtMs: NOON - MINUTE_MS,
  ...changes,
})
const { league: _none, ...blank } = screen()

describe('a screen on a wall', () => {
  it.each([
    ['fine', screen(), NOON],
    ['fine when one report got lost', screen(), NOON + 2 * SCREEN_REPORT_MS],
    ['silent when two got lost', screen(), NOON + 3 * SCREEN_REPORT_MS],
    ['silent when it spoke last before the clock was set back', screen(), NOON - 3 * SCREEN_REPORT_MS],
    ['fine half a report later still', screen(), NOON + 2.5 * SCREEN_REPORT_MS],
    ['fine while it loads', screen({ frameAtMs: NOON - 30_000 }), NOON],
    ['frozen when it speaks and draws nothing', screen({ frameAtMs: NOON - MINUTE_MS }), NOON],
    ['blank without a board', blank, NOON],
    ['fine while a newer board may be on its way', screen({ behindSinceMs: NOON }), NOON],
    ['behind when it has not come a minute later', screen({ behindSinceMs: NOON - MINUTE_MS }), NOON],
  ])('is %s', (words, seen, nowMs) => {
    expect(screenState(seen, nowMs)).toBe(words.split(' ')[0])
  })

  it('stands above the others when it needs a look', () => {
    const screens = [
      screen({ id: 'fine' }),
      screen({ id: 'silent', heardAtMs: NOON - 5 * MINUTE_MS }),
      screen({ id: 'silent for longer', heardAtMs: NOON - 9 * MINUTE_MS }),
      { ...blank, id: 'blank' },
      screen({ id: 'behind', behindSinceMs: NOON - MINUTE_MS }),
      screen({ id: 'frozen', frameAtMs: NOON - MINUTE_MS }),
    ]
    expect(screensInOrder(screens, NOON).map(({ id }) => id)).toEqual([
      'frozen',
      'silent for longer',
      'silent',
      'blank',
      'behind',
      'fine',
    ])
  })

  it('keeps its place from report to report while it needs no look', () => {
    const screens = [
      screen({ id: 'c' }),
      screen({ id: 'a', heardAtMs: NOON + 1 }),
      screen({ id: 'b', heardAtMs: NOON - 1 }),
    ]
    for (const inAnyOrder of [screens, screens.toReversed()])
      expect(screensInOrder(inAnyOrder, NOON).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('has a name that is short enough to be said', () => {
    expect(screenName(screen())).toBe('Screen A1B2')
  })
})

describe('a request that screens reload', () => {
  it('names one screen, or none for all of them', () => {
    expect(parseReloadRequest({ id: 'a1b2c3d4e5f6g7h' })).toEqual({ id: 'a1b2c3d4e5f6g7h' })
    expect(parseReloadRequest({})).toEqual({})
  })

  it.each([undefined, 'all', { id: '' }, { id: null }, { id: 123_456_789_012_345 }])(
    'is refused in any other form: %j',
    (body) => {
      expect(parseReloadRequest(body)).toBeUndefined()
    },
  )
})
