import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permission } from '../domain/people/tiers/permission'
import { localValues } from '../platform/local-values'
import { browserClock } from '../platform/clock'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { passTime } from '../ui/testing/pass-time'
import { click, find, render, settle, type Rendered } from '../ui/testing/render'
import { GUEST, sessionAtom } from './session'
import { createStore, Provider } from './store'
import { useAccess } from './use-access'

const TIME = { now: Date.parse('2026-09-06T17:00:00Z'), rate: 2 }
const signedIn = (id: string, ...can: readonly Permission[]) =>
  ({ kind: 'signed-in', user: { id, email: '' }, tier: 'registered', can }) as const
const admits = (role: string) => Response.json({ role, time: TIME })
let rendered: Rendered
let answer: () => Promise<Response> | Response
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = () => admits('superuser')
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localValues.remove(STORAGE_KEYS.clock)
})

function Access() {
  const { guard, check, tryAgain } = useAccess('admin-dashboard')
  const role = check.kind === 'answered' ? (check.role ?? 'nobody') : ''
  return <button onClick={tryAgain}>{`${guard.kind} ${role}`.trim()}</button>
}

function open(id?: string, ...can: readonly Permission[]) {
  const store = createStore()
  if (id) store.set(sessionAtom, signedIn(id, ...can))
  rendered = render(
    <Provider store={store}>
      <Access />
    </Provider>,
  )
  return store
}
const says = (text: string) => expect.poll(() => rendered.page.textContent).toBe(text)
const wasAsked = (times: number) => expect.poll(() => asked.length).toBe(times)

describe("an operator's page", () => {
  it('opens for a user whom the server admits, and learns the time of the server', async () => {
    open('ann')
    expect(rendered.page.textContent).toBe('verifying')
    await says('open superuser')
    expect(asked).toEqual(['/api/console/access'])
    expect(browserClock.rate()).toBe(2)
  })

  it('is closed to guests, without asking the server', async () => {
    open()
    await says('denied nobody')
    expect(asked).toEqual([])
  })

  it('is closed to a user whom the server refuses', async () => {
    answer = () => new Response('{}', { status: 403 })
    open('ann')
    await says('denied user')
  })

  it('asks again by itself after five seconds, and at once when somebody presses', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    open('ann')
    await says('unchecked')
    await vi.advanceTimersByTimeAsync(4000)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    await wasAsked(2)
    answer = () => admits('superuser')
    click(find(rendered.page, 'button'))
    await says('open superuser')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
  })

  it('asks anew when somebody else signs in, and ignores answers about the user before', async () => {
    let admit: (response: Response) => void = () => {}
    answer = () => new Promise((resolve) => (admit = resolve))
    const store = open('ann')
    await wasAsked(1)
    settle(() => store.set(sessionAtom, GUEST))
    admit(admits('superuser'))
    await says('denied nobody')
    settle(() => store.set(sessionAtom, signedIn('ben')))
    await wasAsked(2)
    admit(admits('superuser'))
    await says('open superuser')
  })

  it('asks at each press', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    open('ann')
    await says('unchecked')
    for (const times of [2, 3]) {
      click(find(rendered.page, 'button'))
      await wasAsked(times)
      await says('unchecked')
    }
  })

  it('ignores what the server says of a right that has changed meanwhile', async () => {
    const admit: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => void admit.push(resolve))
    const store = open('ann')
    await wasAsked(1)
    settle(() => store.set(sessionAtom, signedIn('ann', 'admin_dashboard')))
    await wasAsked(2)
    admit[1]!(admits('admin'))
    await says('open admin')
    admit[0]!(new Response('{}', { status: 403 }))
    await passTime(1000)
    expect(rendered.page.textContent).toBe('open admin')
  })

  it('closes by itself when the right is taken, and opens when it is given', async () => {
    const store = open('ann', 'admin_dashboard')
    await says('open superuser')
    answer = () => new Response('{}', { status: 403 })
    settle(() => store.set(sessionAtom, signedIn('ann')))
    expect(rendered.page.textContent).toBe('open superuser')
    await says('denied user')
    answer = () => admits('admin')
    settle(() => store.set(sessionAtom, signedIn('ann', 'admin_dashboard')))
    await says('open admin')
  })

  it('stays open while the server does not say what a change of the right means', async () => {
    const store = open('ann', 'admin_dashboard')
    await says('open superuser')
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    settle(() => store.set(sessionAtom, signedIn('ann')))
    await wasAsked(2)
    await vi.advanceTimersByTimeAsync(5000)
    await wasAsked(3)
    expect(rendered.page.textContent).toBe('open superuser')
  })
})
