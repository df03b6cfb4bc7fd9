import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { ProviderAnswer } from '../../../domain/people/users/account'
import { accountAtom } from '../../../state/account'
import { authStepAtom } from '../../../state/auth-modal'
import { createStore, Provider } from '../../../state/store'
import { accountWith } from '../../../state/testing/account'
import { passTime } from '../../../ui/testing/pass-time'
import { click, find, render } from '../../../ui/testing/render'
import { AuthCallbackPage } from './auth-callback'

let shown: ReturnType<typeof render>
afterEach(() => {
  shown.close()
  vi.useRealTimers()
})

const PATH = '/auth/callback'
const HERE = `${PATH}?code=c1&state=s1`
const SIGNED_IN: ProviderAnswer = { kind: 'signed-in', from: '/nba' }

type Answer = () => Promise<ProviderAnswer>

async function open(search: string, answer: Answer = async () => SIGNED_IN) {
  vi.useFakeTimers()
  const store = createStore()
  const asked: unknown[] = []
  const comeFromProvider = (...both: readonly string[]) => (asked.push(both), answer())
  store.set(accountAtom, accountWith({ comeFromProvider }))
  const location = memoryLocation({ path: PATH, searchPath: search, record: true })
  shown = render(
    <Provider store={store}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <AuthCallbackPage />
      </Router>
    </Provider>,
  )
  const busy = shown.page.textContent
  await passTime(0)
  return { asked, busy, store, history: location.history }
}

it('exchanges the code once, and leads back to the page that was left', async () => {
  const { asked, busy, history } = await open('code=c1&state=s1')
  expect(busy).toContain('Signing you in…')
  expect(asked).toEqual([['c1', 's1']])
  expect(find(shown.page, '[data-kind=success]').textContent).toBe('Welcome back!')
  await passTime(800)
  expect(history).toEqual(['/nba'])
})

it.each([
  ['a server that is slow', () => new Promise<never>(() => {})],
  ['somebody whose sign-in failed', async () => ({ kind: 'failed' }) as const],
])('stays for %s', async (_whom, comeFromProvider) => {
  const { history } = await open('code=c1&state=s1', comeFromProvider)
  await passTime(60_000)
  expect(history).toEqual([HERE])
})

it('leaves somebody alone who has gone to another page meanwhile', async () => {
  const { history } = await open('code=c1&state=s1')
  shown.close()
  await passTime(800)
  expect(history).toEqual([HERE])
})

it.each([
  ['redirect=/mlb', '/mlb'],
  ['redirect=https://evil.example/', '/nba'],
  ['redirect=//evil.example', '/nba'],
])('with %s leads to %s, because only pages of this origin are allowed', async (redirect, target) => {
  const { history } = await open(`code=c1&state=s1&${redirect}`)
  await passTime(800)
  expect(history.at(-1)).toBe(target)
})

it('leaves it to the account to judge a link that does not say who asked for the sign-in', async () => {
  const { asked } = await open('code=c1', async () => ({ kind: 'foreign' }))
  expect(asked).toEqual([['c1', '']])
})

it('Try Again sends the same code once more when nobody answered', async () => {
  const answers: ProviderAnswer[] = [{ kind: 'failed', text: 'Nobody answered.', canRetry: true }, SIGNED_IN]
  const { asked } = await open('code=c1&state=s1', async () => answers.shift()!)
  const again = [...shown.page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try Again',
  )
  click(again!)
  await passTime(0)
  expect(shown.page.textContent).toContain('Welcome back!')
  expect(asked).toEqual([
    ['c1', 's1'],
    ['c1', 's1'],
  ])
})

it.each([
  ['error=access_denied&state=s1', SIGNED_IN, 'Authentication failed'],
  ['state=s1', SIGNED_IN, 'Invalid authentication callback. Please try signing in again.'],
  ['code=c1', { kind: 'foreign' }, 'Invalid authentication callback. Please try signing in again.'],
  ['code=c1&state=s1', { kind: 'failed' }, 'Authentication failed. Please try again.'],
  ['code=c1&state=s1', { kind: 'failed', text: 'Reset its password.' }, 'Reset its password.'],
] as const)('the link %s, answered with %j, says: %s', async (search, answer, text) => {
  const { store } = await open(search, async () => answer)
  expect(find(shown.page, '[aria-live=assertive]').textContent).toBe(text)
  const [signIn] = shown.page.querySelectorAll('button')
  click(signIn!)
  expect(store.get(authStepAtom)).toBe('signin')
})
