import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cancel } from './timers'

// Modules outlive a test file, and layers that another file left open would lie below those opened here.
vi.resetModules()
const { openLayer } = await import('./back-key')

/** Leaves the entry and fires the event as the browser does, but not for listeners that other test files left. */
const entries: unknown[] = []
let wentBack: (event: PopStateEvent) => void
function pressBack() {
  entries.pop()
  wentBack(new PopStateEvent('popstate'))
}

describe("the browser's back over a page", () => {
  let open: Cancel[] = []
  beforeEach(() => {
    entries.splice(0, Infinity, { fromBoard: true })
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      expect(type).toBe('popstate')
      wentBack = listener as typeof wentBack
    })
    vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1))
    vi.spyOn(history, 'replaceState').mockImplementation((state) => void entries.splice(-1, 1, state))
    vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state))
    vi.spyOn(history, 'back').mockImplementation(pressBack)
  })
  afterEach(() => {
    for (const close of open) close()
    open = []
    vi.restoreAllMocks()
  })
  const layer = (back: () => 'stays' | 'closed') => open.push(openLayer({ back }))
  const close = () => open.pop()!()

  it('goes a step back in the layer that lies over it, as long as there is one, and then closes the layer', () => {
    const steps = ['stays', 'closed'] as const
    let pressed = 0
    layer(() => steps[pressed++]!)
    expect(entries).toEqual([
      { fromBoard: true, belowLayers: true },
      { fromBoard: true, overPage: true },
    ])
    pressBack()
    expect([pressed, entries.length]).toEqual([1, 2])
    pressBack()
    expect([pressed, entries.length]).toEqual([2, 1])
  })

  it('skips both history entries once the layer was closed by hand, which itself moves nothing', () => {
    entries.unshift('the page before')
    layer(() => 'closed')
    close()
    expect(entries).toHaveLength(3)
    pressBack()
    expect(entries).toEqual(['the page before'])
  })

  it('closes the layer on top, and needs one entry for all layers', () => {
    const closed: string[] = []
    layer(() => (closed.push('settings'), 'closed'))
    layer(() => (closed.push('sign-in'), 'closed'))
    expect(entries).toHaveLength(2)
    pressBack()
    close()
    expect([closed, entries.length]).toEqual([['sign-in'], 2])
  })

  it('uses the same entry for a layer that opens after another was closed', () => {
    layer(() => 'closed')
    close()
    layer(() => 'closed')
    expect(entries).toHaveLength(2)
  })

  it('comes back from a page that was opened meanwhile to the one that it left', () => {
    layer(() => 'closed')
    close()
    entries.push(undefined)
    pressBack()
    expect(entries).toHaveLength(2)
  })
})
