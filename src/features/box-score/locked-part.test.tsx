import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthAnswer } from '../../domain/people/sign-in/auth-answers'
import type { Tier } from '../../domain/people/tiers/tier'
import { sessionOf } from '../../domain/people/users/session'
import { accountAtom } from '../../state/account'
import { authStepAtom } from '../../state/auth-modal'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { accountWith } from '../../state/testing/account'
import { passTime } from '../../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
import { LockedPart } from './locked-part'

describe('a part that is locked', () => {
  let rendered: Rendered
  let store = createStore()
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    rendered.close()
    vi.useRealTimers()
  })

  function show(tier: Tier, answer?: AuthAnswer) {
    store = createStore()
    const asked: string[] = []
    store.set(sessionAtom, sessionOf({ id: 'ann', email: 'ann@fans.example', tier })!)
    const sendVerification = async (email: string) => (asked.push(email), answer!)
    store.set(accountAtom, accountWith(answer ? { sendVerification } : {}))
    rendered = render(
      <Provider store={store}>
        <LockedPart label="Scoring Plays" permission="view_detailed_stats" />
      </Provider>,
    )
    return asked
  }
  const texts = () => [...rendered.page.querySelectorAll('p')].map(({ textContent }) => textContent)
  const button = () => rendered.page.querySelector('button')

  it('tells a registered user to verify, and has the button for it', async () => {
    const asked = show('registered', { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } })
    expect(texts()).toEqual([
      'Scoring Plays',
      'Feature requires Verified access',
      'Go deeper with detailed stats, play by play. Verify your email to unlock them.',
      '',
    ])
    expect(button()?.textContent).toBe('Send verification email')
    click(find(rendered.page, 'button'))
    expect([button()?.textContent, button()?.disabled]).toEqual(['Sending…', true])
    await passTime(0)
    expect(asked).toEqual(['ann@fans.example'])
    expect(texts().at(-1)).toBe('Email sent. Check your inbox! 📧')
  })

  it('does not tell another user of the mail that went to the one before', async () => {
    show('registered', { call: 'send-verification', ok: true, mailSent: { nextInS: 60 } })
    click(find(rendered.page, 'button'))
    await passTime(0)
    const ben = sessionOf({ id: 'ben', email: 'ben@fans.example', tier: 'registered' })!
    settle(() => store.set(sessionAtom, ben))
    expect(texts().at(-1)).toBe('')
  })

  it.each([
    [{ message: 'rate limit' }, "Couldn't send another email right now. Try again in a moment! ⏰"],
    [
      { code: 'no-mail', message: 'This server sends no mail. Ask who runs it for a link.' },
      'This server sends no mail. Ask who runs it for a link.',
    ],
  ])('says why no mail goes: %j', async (failure, text) => {
    show('registered', { call: 'send-verification', ok: false, failure })
    click(find(rendered.page, 'button'))
    await passTime(0)
    expect(texts().at(-1)).toBe(text)
  })

  it.each([
    [true, ''],
    [false, 'Unable to process upgrade right now. Please try again shortly.'],
  ])(
    'is unlocked at a press when the email is verified already: given %s, it says %j',
    async (isGiven, text) => {
      store = createStore()
      store.set(
        sessionAtom,
        sessionOf({ id: 'ann', email: 'ann@fans.example', tier: 'registered', verified: true })!,
      )
      store.set(accountAtom, accountWith({ raiseTier: async () => isGiven }))
      rendered = render(
        <Provider store={store}>
          <LockedPart label="Scoring Plays" permission="view_detailed_stats" />
        </Provider>,
      )
      expect(button()?.textContent).toBe('Unlock with your verified email')
      click(find(rendered.page, 'button'))
      expect([button()?.textContent, button()?.disabled]).toEqual(['Unlocking…', true])
      await passTime(0)
      expect(texts().at(-1)).toBe(text)
    },
  )

  it('tells a guest that an account opens it, where nothing sells that part', () => {
    store = createStore()
    rendered = render(
      <Provider store={store}>
        <LockedPart label="Player Stats" permission="view_player_stats" />
      </Provider>,
    )
    expect(texts()).toEqual([
      'Player Stats: Feature requires Registered access. Player Stats: Sign up for free to unlock this.',
    ])
  })

  it('says that Premium opens it, and leads to the sign-in of the account that should become Premium', () => {
    store = createStore()
    store.set(sessionAtom, sessionOf({ id: 'ann', email: 'ann@fans.example', tier: 'verified' })!)
    rendered = render(
      <Provider store={store}>
        <LockedPart label="Export" permission="export_data" />
      </Provider>,
    )
    expect(texts()).toEqual([
      'Export',
      'Feature requires Premium access',
      'This comes with Premium.',
      'Sign in with the account that should become Premium.',
      '30-day money-back guarantee',
    ])
    expect(button()?.textContent).toBe('Get Premium')
    click(find(rendered.page, 'button'))
    expect(store.get(authStepAtom)).toBe('welcome')
  })

  it('has no button for a user from whom an operator took it, and says whom to ask instead of selling the tier', () => {
    show('premium')
    expect(texts()).toEqual(['Scoring Plays', 'Your account has no access to this. Ask an operator.'])
    expect(button()).toBeNull()
  })
})
