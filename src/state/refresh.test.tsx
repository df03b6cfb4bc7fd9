import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { click, find, render, settle, type Rendered } from '../ui/testing/render'
import { useRefreshByHand } from './refresh'
import { sessionAtom, type Session } from './session'
import { createStore, Provider } from './store'

const FAN: Session = {
  kind: 'signed-in',
  user: { id: 'ann', email: '' },
  tier: 'premium',
  can: ['unlimited_refresh'],
}
let rendered: Rendered
let runs = 0

beforeEach(() => {
  vi.useFakeTimers()
  runs = 0
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Refresh() {
  const { waitS, press } = useRefreshByHand(() => void runs++)
  return <button onClick={press}>{waitS}</button>
}

function open(session?: Session) {
  const store = createStore()
  if (session) store.set(sessionAtom, session)
  rendered = render(
    <Provider store={store}>
      <Refresh />
    </Provider>,
  )
  return {
    press: () => click(find(rendered.page, 'button')),
    waits: (seconds = 0) => {
      settle(() => void vi.advanceTimersByTime(seconds * 1000))
      return Number(rendered.page.textContent)
    },
  }
}

describe('a refresh by hand', () => {
  it('is free at first, and then counts down until it is free again', () => {
    const { press, waits } = open()
    expect(waits()).toBe(0)
    press()
    expect([waits(), waits(1), waits(28), waits(1)]).toEqual([30, 29, 1, 0])
    press()
    expect(runs).toBe(2)
  })

  it('runs once, however often it is pressed while it counts down', () => {
    const { press, waits } = open()
    press()
    waits(29)
    press()
    expect([runs, waits(1)]).toEqual([1, 0])
  })

  it('counts from the press, also between two seconds of the clock', () => {
    const { press, waits } = open()
    waits(0.5)
    press()
    expect(waits()).toBe(30)
  })

  it('needs no timer once it is gone from the screen', () => {
    const timers = vi.getTimerCount()
    open()
    rendered.close()
    expect(vi.getTimerCount()).toBe(timers)
  })

  it('waits for a shorter time for a user with unlimited refreshes', () => {
    const { press, waits } = open(FAN)
    press()
    expect(waits()).toBe(5)
  })
})
