import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localValues } from '../platform/local-values'
import { serverReach } from '../platform/reach'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { render, settle, type Rendered } from '../ui/testing/render'
import { useOnDemandFreshness } from './on-demand-freshness'
import { createStore, Provider } from './store'

const CHECKED_MS = Date.parse('2026-09-06T17:00:00.000Z')
let rendered: Rendered

beforeEach(() => {
  vi.useFakeTimers({ now: CHECKED_MS })
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.useRealTimers()
})

function Shown({ checkedMs, hasTrouble }: { readonly checkedMs: number; readonly hasTrouble: boolean }) {
  const { kind, isCurrent } = useOnDemandFreshness(new Date(checkedMs).toISOString(), hasTrouble)
  return <p>{isCurrent ? `${kind}, goes on` : kind}</p>
}

/** Something that was asked for when it was opened. */
function open({ hasTrouble = false } = {}) {
  const store = createStore()
  const asked = (checkedMs: number) => (
    <Provider store={store}>
      <Shown checkedMs={checkedMs} hasTrouble={hasTrouble} />
    </Provider>
  )
  rendered = render(asked(CHECKED_MS))
  return (checkedMs: number) => rendered.show(asked(checkedMs))
}

const says = () => rendered.page.textContent
const pass = (seconds: number) => settle(() => vi.advanceTimersByTime(seconds * 1000))

describe('what is asked for only as it is opened', () => {
  it('may say for a minute that a game goes on, and then grows old by itself', () => {
    open()
    pass(59)
    expect(says()).toBe('fresh, goes on')
    pass(1)
    expect(says()).toBe('old')
  })

  it('may say so again once it was asked for anew', () => {
    const askAnew = open()
    pass(90)
    askAnew(CHECKED_MS + 80_000)
    expect(says()).toBe('fresh, goes on')
    pass(50)
    expect(says()).toBe('old')
  })

  it('is old at once when asking anew has failed', () => {
    open({ hasTrouble: true })
    expect(says()).toBe('old')
  })

  it('says that the server is lost, however young it is, until the server is back', () => {
    open()
    settle(() => serverReach.failed())
    pass(4)
    expect(says()).toBe('unreachable')
    settle(() => serverReach.answered())
    expect(says()).toBe('fresh, goes on')
  })
})
