import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionOf } from '../domain/people/users/session'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { authStepAtom } from '../state/auth-modal'
import { kioskAtom } from '../state/auto-scroll'
import { readGuestMetrics, recordAttemptAtom, recordGuestEventAtom } from '../state/guest-engagement'
import { guestPromptAtom } from '../state/guest-prompt'
import { dismissInvitationAtom } from '../state/invitation'
import { sessionAtom } from '../state/session'
import { createStore } from '../state/store'
import { followGuest } from './follow-guest'
import { mayInterrupt } from './may-interrupt'

let store = createStore()
let mayAsk = true

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  store = createStore()
  mayAsk = true
})
afterEach(() => {
  // A guest with a sign of an account is followed no longer.
  localStorage.setItem('pocketbase_auth', '{}')
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  localStorage.clear()
})

const follow = () => followGuest(store, () => mayAsk)
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const press = (label: string) => {
  const button = document.createElement('button')
  button.setAttribute('aria-label', label)
  document.body.append(button)
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button.remove()
}
const pressMany = (count: number) => {
  for (let index = 0; index < count; index++) press(`button ${index}`)
}

describe('001 section 9: what a guest does is counted on the device', () => {
  it('the time in steps of 5 s, the visit and the sports looked at', () => {
    const noteSport = follow()
    noteSport('nfl')
    noteSport('nba')
    noteSport('nfl')
    seconds(12)
    expect(readGuestMetrics()).toMatchObject({ timeSpent: 10, sessions: 1, sportsViewed: ['nfl', 'nba'] })
  })

  it('presses, the same one once in 2 s, and attempts at locked features', () => {
    follow()
    press('Menu')
    press('Menu')
    press('Search')
    seconds(2)
    press('Menu')
    store.set(recordAttemptAtom, 'live-stats')
    expect(readGuestMetrics()).toMatchObject({ interactions: 3, premiumAttempts: 1 })
  })

  it('not the time in which nobody looks at the page', () => {
    follow()
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    seconds(60)
    hidden.mockRestore()
    expect(readGuestMetrics().timeSpent).toBe(0)
  })

  it('never on a kiosk', () => {
    store.set(kioskAtom, { leagues: [] } as never)
    follow()('nfl')
    pressMany(20)
    seconds(600)
    expect([localStorage.getItem(STORAGE_KEYS.guestMetrics), store.get(guestPromptAtom)]).toEqual([
      null,
      'none',
    ])
  })

  it('no more after the first sign of an account, even after signing out', () => {
    follow()
    pressMany(8)
    expect(store.get(guestPromptAtom)).toBe('gentle')
    localStorage.setItem('pocketbase_auth', '{}')
    store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered' })!)
    seconds(1)
    localStorage.removeItem('pocketbase_auth')
    store.set(sessionAtom, { kind: 'guest' })
    pressMany(20)
    seconds(60)
    expect([readGuestMetrics().interactions, store.get(guestPromptAtom)]).toEqual([8, 'none'])
  })
})

describe('prompts', () => {
  it('rise from subtle after a minute to gentle with eight presses, half a minute later at the earliest', () => {
    follow()
    seconds(60)
    expect(store.get(guestPromptAtom)).toBe('subtle')
    pressMany(8)
    expect(store.get(guestPromptAtom)).toBe('subtle')
    seconds(30)
    expect(store.get(guestPromptAtom)).toBe('gentle')
  })

  const beEager = () => {
    for (let game = 0; game < 30; game++)
      store.set(recordGuestEventAtom, { kind: 'game-viewed', game: `${game}`, at: Date.now() })
  }

  it('open the sign-up at the highest level, when nothing is disturbed by it', () => {
    mayAsk = false
    follow()
    beEager()
    seconds(5)
    expect([store.get(guestPromptAtom), store.get(authStepAtom)]).toEqual(['modal', undefined])
    mayAsk = true
    seconds(1)
    expect(store.get(authStepAtom)).toBe('welcome')
  })

  it('closed, they rest for two minutes, and come no more after the third time', () => {
    follow()
    beEager()
    for (const _time of [1, 2, 3]) {
      // Prompts rise with the next five seconds that are counted.
      seconds(5)
      expect(store.get(authStepAtom)).toBe('welcome')
      store.set(authStepAtom, undefined)
      expect(store.get(guestPromptAtom)).toBe('none')
      seconds(119)
      expect(store.get(authStepAtom)).toBeUndefined()
    }
    seconds(3600)
    expect(store.get(authStepAtom)).toBeUndefined()
  })

  it('come no more once the guest has signed in, also where the browser keeps no sign of it', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    follow()
    beEager()
    seconds(5)
    expect(store.get(authStepAtom)).toBe('welcome')
    store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'registered' })!)
    store.set(authStepAtom, undefined)
    seconds(10)
    refused.mockRestore()
    expect(store.get(authStepAtom)).toBeUndefined()
  })

  it('open nothing for a guest who does not want to hear of accounts again', () => {
    store.set(dismissInvitationAtom)
    follow()
    beEager()
    seconds(600)
    expect(store.get(authStepAtom)).toBeUndefined()
  })

  it('a sign-up that the guest opens and closes is no dismissal', () => {
    follow()
    pressMany(8)
    store.set(authStepAtom, 'welcome')
    store.set(authStepAtom, undefined)
    expect(store.get(guestPromptAtom)).toBe('gentle')
  })
})

describe('a dialog may open by itself', () => {
  afterEach(() => void (document.body.innerHTML = ''))
  const card = (phase: string) => `<article data-game="1" data-phase="${phase}"></article>`
  const at = (top: number) =>
    vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top, bottom: top + 100 } as DOMRect)

  it.each([
    ['over games that have ended', true, `<section data-board="nfl">${card('final')}</section>`, 0],
    ['over a live game in sight', false, `<section data-board="nfl">${card('live')}</section>`, 0],
    [
      'over a live game far below the screen',
      true,
      `<section data-board="nfl">${card('live')}</section>`,
      9000,
    ],
    ['on a page without a board', false, '', 0],
    ['over another dialog', false, `<section data-board="nfl"></section><dialog open></dialog>`, 0],
    [
      'over golf that is being played',
      false,
      `<a data-league="pga" data-live="true" aria-current="page"></a><section data-board="pga"></section>`,
      0,
    ],
  ])('%s: %s', (_where, expected, html, top) => {
    const spy = at(top)
    document.body.innerHTML = html
    expect(mayInterrupt()).toBe(expected)
    spy.mockRestore()
  })
})
