import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEntryState } from './keep-entry-state'
import type { Cancel } from './timers'

// Modules outlive a test file, and layers that another file left open would lie below those opened here.
vi.resetModules()
const { openLayer, whenNoLayer } = await import('./back-key')

/** The history of a tab: what its entries lead to and say. */
interface Entry {
  readonly address: string
  readonly state: unknown
}
const PAGE: Entry = { address: '/nfl/game/401', state: { fromBoard: true } }
let entries: Entry[]
let at: number
/** Events go to this file's module alone, and not to what other test files left. */
let listeners: (readonly [type: string, listener: EventListener])[]
const fire = (type: string) => {
  for (const [of, listener] of listeners) if (of === type) listener(new Event(type))
}

const go = (steps: number) => {
  if (!entries[at + steps]) return
  at += steps
  fire('popstate')
}
const pressBack = () => go(-1)
const current = () => entries[at]!
const addresses = () => entries.map(({ address }) => address)

/** What wouter's navigation does. */
function visit(to: string, { replace = false, state = null as unknown } = {}) {
  history[replace ? 'replaceState' : 'pushState'](state, '', to)
}
const replaceBy = (to: string) => keepEntryState(visit, to, { replace: true })

describe("the browser's back over a page", () => {
  let open: Cancel[] = []
  beforeEach(() => {
    entries = [PAGE]
    at = 0
    listeners ??= []
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      const isNew = listeners.every(([of, one]) => of !== type || one !== listener)
      if (isNew) listeners.push([type, listener as EventListener])
    })
    vi.stubGlobal('location', {
      get href() {
        return current().address
      },
      get pathname() {
        return current().address.split('?')[0]
      },
    })
    vi.spyOn(history, 'state', 'get').mockImplementation(() => current().state)
    vi.spyOn(history, 'replaceState').mockImplementation((state, _title, to) => {
      entries[at] = { address: String(to ?? current().address), state }
      fire('replaceState')
    })
    vi.spyOn(history, 'pushState').mockImplementation((state, _title, to) => {
      entries.splice(at + 1, Infinity, { address: String(to ?? current().address), state })
      at += 1
      fire('pushState')
    })
    vi.spyOn(history, 'back').mockImplementation(pressBack)
  })
  afterEach(() => {
    for (const close of open) close()
    open = []
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const layer = (back: () => 'stays' | 'closed' = () => 'closed') => open.push(openLayer({ back }))
  const close = () => open.pop()!()
  /** A layer is opened and closed by hand. */
  const lookInto = () => {
    layer()
    close()
  }

  it('goes a step back in the layer that lies over it, as long as there is one, and then closes the layer', () => {
    const steps = ['stays', 'closed'] as const
    let pressed = 0
    layer(() => steps[pressed++]!)
    const [below, marked] = entries.map(({ state }) => state as Record<string, unknown>)
    expect(below).toEqual({ fromBoard: true, belowLayers: marked!['overPage'] })
    expect(marked).toEqual({ fromBoard: true, overPage: expect.any(Number) })
    pressBack()
    expect([pressed, at]).toEqual([1, 1])
    pressBack()
    expect([pressed, at]).toEqual([2, 0])
  })

  it('skips both history entries once the layer was closed by hand, which itself moves nothing', () => {
    visit('/nfl')
    lookInto()
    expect([entries.length, at]).toEqual([3, 2])
    pressBack()
    expect(current()).toEqual(PAGE)
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
    lookInto()
    layer()
    expect(entries).toHaveLength(2)
  })

  it('comes back from a page that was opened meanwhile to the one that it left', () => {
    lookInto()
    visit('/nba')
    pressBack()
    expect(at).toBe(1)
  })

  it('goes forward to a page that had a layer, too, and stays there', () => {
    lookInto()
    visit('/nba')
    lookInto()
    go(-2)
    expect(at).toBe(1)
    go(1)
    expect([at, current().address]).toEqual([2, '/nba'])
  })

  it('does not go into what was closed by a replaced address after a layer', () => {
    entries = [{ address: '/alerts', state: null }]
    visit('/alerts?investigate=1')
    lookInto()
    replaceBy('/alerts')
    visit('/alerts?investigate=2')
    pressBack()
    expect(current().address).toBe('/alerts')
    pressBack()
    expect([at, addresses().includes('/alerts?investigate=1')]).toEqual([0, false])
  })

  it('needs two entries however often a page replaces its address between its layers', () => {
    for (const search of ['?q=a', '?q=b', '?q=c']) {
      lookInto()
      replaceBy(`/users${search}`)
    }
    expect(entries).toHaveLength(2)
    entries.unshift({ address: '/nfl', state: null })
    at += 1
    pressBack()
    expect(current().address).toBe('/nfl')
  })

  it('closes a layer over the address that the page has now, and not the one it had at an earlier layer', () => {
    lookInto()
    replaceBy('/nfl')
    layer()
    pressBack()
    expect([at, current().address]).toEqual([0, '/nfl'])
  })

  it('stays with the address that the page has now in a tab that begins with it', () => {
    lookInto()
    replaceBy('/nfl')
    pressBack()
    expect([at, current().address]).toEqual([0, '/nfl'])
  })

  it('leads to the page again that replaced the one below a closed layer, also after a step forward', () => {
    layer()
    pressBack()
    close()
    replaceBy('/nfl')
    go(1)
    pressBack()
    expect([at, current().address]).toEqual([0, '/nfl'])
  })

  it('skips both entries also in a page that was loaded anew since', async () => {
    visit('/nba')
    lookInto()
    const ofTheOldPage = listeners
    listeners = []
    vi.resetModules()
    await import('./back-key')
    pressBack()
    listeners = ofTheOldPage
    expect([at, current()]).toEqual([0, PAGE])
  })

  it('leaves the addresses of other pages as they are', () => {
    lookInto()
    visit('/nba')
    lookInto()
    replaceBy('/nba/day/2026-11-28')
    pressBack()
    expect([at, current().address]).toEqual([1, PAGE.address])
    entries.unshift({ address: '/', state: null })
    at += 1
    pressBack()
    expect([at, addresses()]).toEqual([
      0,
      ['/', PAGE.address, PAGE.address, '/nba/day/2026-11-28', '/nba/day/2026-11-28'],
    ])
  })

  it('lets what must not close a layer wait for the last one, and for one that takes its place', async () => {
    const done: string[] = []
    whenNoLayer(() => done.push('at once'))
    layer()
    layer()
    whenNoLayer(() => done.push('later'))
    whenNoLayer(() => done.push('never'))()
    close()
    await Promise.resolve()
    close()
    layer()
    await Promise.resolve()
    expect(done).toEqual(['at once'])
    close()
    await Promise.resolve()
    expect(done).toEqual(['at once', 'later'])
  })
})
