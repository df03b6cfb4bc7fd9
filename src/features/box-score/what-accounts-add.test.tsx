import { describe, expect, it } from 'vitest'
import { sessionOf } from '../../domain/people/users/session'
import { liveGame, offGame } from '../../domain/testing/sample-game'
import { accountAtom } from '../../state/account'
import { authStepAtom } from '../../state/auth-modal'
import { sessionAtom } from '../../state/session'
import { accountWith } from '../../state/testing/account'
import { click, find } from '../../ui/testing/render'
import { storedGame } from './testing/answers'
import { asGuest, boxScore, facts, show, showBoxScoreForEach, texts } from './testing/box-score-on-screen'

describe('what an account adds to a box score', () => {
  showBoxScoreForEach()

  it('tells guests all that everybody may know, then in one sentence with one button what an account adds', () => {
    const game = liveGame({
      venue: { name: 'Lumen Field', city: 'Seattle', state: 'WA' },
      weather: { temp: 55, condition: 'Overcast', estimated: false },
      headline: 'Rivals meet again',
      seriesText: 'Series tied 1-1',
      situation: { kind: 'football', possession: 'AWA', homeTimeouts: 2, awayTimeouts: 3 },
    })
    const page = show(asGuest({ state: 'active', lastPlay: 'A. Thrower 4 yd run', watch: ['FOX'] }), game)
    expect(facts()).toEqual([
      ['Ball', 'AWA'],
      ['Timeouts', 'AWA 3 · HOM 2'],
      ['Last play', 'A. Thrower 4 yd run'],
      ['Series', 'Series tied 1-1'],
      ['Where', 'Lumen Field · Seattle, WA'],
      ['Weather', '55° Overcast'],
      ['Watch', 'FOX'],
    ])
    expect(page.textContent).toContain('Rivals meet again')
    expect(texts('[data-locked=view_box_scores] p')).toEqual([
      'Box Score: Feature requires Registered access. See the full box score: line score, team comparison and every player. It is free with an account.',
    ])
    expect(texts('article button:not([aria-label])')).toEqual(['Unlock'])
    expect([page.querySelector('[data-line-score]'), page.querySelector('[role=tablist]')]).toEqual([
      null,
      null,
    ])
  })

  it.each([
    ['a guest', undefined, 'nothing'],
    ['a user with an account', 'registered', 'a lock'],
    ['a user with a verified address', 'verified', 'the line'],
  ] as const)('for the line movement, %s (tier %s) sees: %s', (_who, tier, what) => {
    const record = {
      id: 'u',
      email: 'u@example.com',
      tier,
      can: tier === 'verified' ? ['view_betting_odds'] : [],
    }
    boxScore.store.set(accountAtom, accountWith())
    if (tier) boxScore.store.set(sessionAtom, sessionOf(record)!)
    show({ stored: storedGame(), trouble: undefined }, liveGame())
    const lock = boxScore.page.querySelector('[data-locked=view_betting_odds]')
    expect([lock !== null, texts('[data-line-movement]').length]).toEqual([
      what === 'a lock',
      Number(what === 'the line'),
    ])
    if (lock) expect(find(lock, 'button').textContent).toBe('Send verification email')
  })

  it('counts the press of Unlock as one premium attempt and opens the auth modal', () => {
    show(asGuest({ state: 'active' }), liveGame())
    expect(premiumAttempts()).toBe(0)
    click(find(boxScore.page, '[data-locked] button'))
    expect([premiumAttempts(), boxScore.store.get(authStepAtom)]).toEqual([1, 'welcome'])
  })

  it('promises no box score of a game that is not played', () => {
    const page = show(asGuest({ state: 'complete' }), offGame())
    expect([page.querySelector('[data-locked]'), facts().map(([label]) => label)]).toEqual([null, ['Where']])
  })
})

function premiumAttempts(): number {
  const metrics = JSON.parse(localStorage.getItem('ts-guest-metrics') ?? '{}') as { premiumAttempts?: number }
  return metrics.premiumAttempts ?? 0
}
