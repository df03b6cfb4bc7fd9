import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardAnswer } from '../backend/read-board-answer'
import { parseKiosk } from '../domain/screen/kiosk'
import { liveGame, sampleBoard } from '../domain/testing/sample-game'
import { localValues } from '../platform/local-values'
import { serverReach } from '../platform/reach'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { passTime } from '../ui/testing/pass-time'
import { render, settle, type Rendered } from '../ui/testing/render'
import { kioskAtom } from './auto-scroll'
import { useFreshness } from './freshness'
import { updateTroubleAtom } from './load-trouble'
import { adoptPreferencesAtom, preferencesAtom } from './preferences'
import { createStore, Provider } from './store'

const CHECKED = '2026-09-06T17:00:00.000Z'
const STORED = { slug: 'nfl', board: sampleBoard({ games: [liveGame()] }), checkedAt: CHECKED } as const
const FAILED: BoardAnswer = { kind: 'failed', reason: 'network' }
let rendered: Rendered

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(CHECKED)
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  rendered.close()
  serverReach.answered()
  vi.useRealTimers()
})

function Shown() {
  return <p>{useFreshness(STORED).kind}</p>
}

function open({ autoRefresh = true, address = '' } = {}) {
  const store = createStore()
  store.set(kioskAtom, parseKiosk(address))
  store.set(adoptPreferencesAtom, { ...store.get(preferencesAtom), autoRefresh })
  rendered = render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
  return {
    /** The server gives this answer so many seconds after the board's `checkedAt`. */
    hears: (answer: BoardAnswer, slug: 'nfl' | 'nba', seconds: number) =>
      settle(() =>
        store.set(updateTroubleAtom, { slug, answer, nowMs: Date.parse(CHECKED) + seconds * 1000 }),
      ),
    after: async (seconds: number) => {
      await passTime(seconds * 1000)
      return rendered.page.textContent
    },
  }
}

describe('a board on the screen', () => {
  it('grows old by itself', async () => {
    const { after } = open()
    expect([await after(29), await after(3)]).toEqual(['fresh', 'old'])
  })

  it('says when its viewer has paused it', () => {
    open({ autoRefresh: false })
    expect(rendered.page.textContent).toBe('paused')
  })

  it('is not paused on a wall, where nobody could ask for a newer one', () => {
    open({ autoRefresh: false, address: '?kiosk' })
    expect(rendered.page.textContent).toBe('fresh')
  })

  it('is unreachable when its own league gets no answer while others do', async () => {
    const { after, hears } = open()
    hears(FAILED, 'nba', 0)
    expect(await after(18)).toBe('fresh')
    hears(FAILED, 'nfl', 0)
    expect(await after(1)).toBe('unreachable')
  })

  it('is not unreachable when the server has no board of its league yet', async () => {
    const { after, hears } = open()
    hears({ kind: 'none' }, 'nfl', 0)
    expect(await after(18)).toBe('fresh')
  })

  it('is unreachable since the failure of its league where that came before the loss of the server', async () => {
    const { after, hears } = open()
    await after(16)
    settle(() => serverReach.failed())
    expect(await after(2)).toBe('fresh')
    hears(FAILED, 'nfl', 1)
    expect(rendered.page.textContent).toBe('unreachable')
  })

  it('is unreachable since the loss of the server where that came before the failure of its league', async () => {
    const { after, hears } = open()
    await after(16)
    settle(() => serverReach.failed())
    expect(await after(3)).toBe('fresh')
    hears(FAILED, 'nfl', 19)
    expect(await after(1)).toBe('unreachable')
  })
})
