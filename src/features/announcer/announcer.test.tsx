import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../domain/game/game'
import type { Slug } from '../../domain/league'
import { liveGame, sampleBoard, sampleTeam } from '../../domain/testing/sample-game'
import { announceAtom } from '../../state/announce'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { find, render, settle, type Rendered } from '../../ui/testing/render'
import { Announcer } from './announcer'

let rendered: Rendered
let storage: Storage
let store: ReturnType<typeof createStore>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-06T20:16:00Z') })
  storage = createStorage()
  store = createStore()
  store.set(portsAtom, testPorts(storage))
})
afterEach(() => {
  rendered.close()
  localStorage.clear()
  vi.useRealTimers()
})

async function show(slug: Slug = 'nfl') {
  rendered = render(
    <Provider store={store}>
      <Announcer slug={slug} />
    </Provider>,
  )
  await passTime(0)
}
async function stored(rev: string, ...games: readonly Game[]) {
  await storage.save('boards', { slug: 'nfl', board: sampleBoard({ rev, games }), checkedAt: '' })
  await passTime(0)
}
const scored = (score: number) => liveGame({ homeTeam: sampleTeam({ score }) })
const voice = () => find(rendered.page, '[aria-live=polite]')

describe('the voice for screen readers', () => {
  it('tells a score that changed within a second, and politely', async () => {
    await stored('e-1', scored(0))
    await show()
    await stored('e-2', scored(7))
    expect([voice().textContent, voice().dataset['announcer']]).toEqual(['', 'e-2'])
    await passTime(1000)
    expect(voice().textContent).toBe('Awa City Aways 0, Hom City Homes 7. 3Q 8:36')
    // It can be read again until there is something else to say.
    await passTime(3000)
    expect(voice().textContent).toBe('Awa City Aways 0, Hom City Homes 7. 3Q 8:36')
    await stored('e-3', scored(14))
    await passTime(1000)
    expect(voice().textContent).toBe('Awa City Aways 0, Hom City Homes 14. 3Q 8:36')
  })

  it('says nothing of scores that were there when the page was opened', async () => {
    await stored('e-1', scored(7))
    await show()
    await passTime(5000)
    expect(voice().textContent).toBe('')
  })

  it('is silent while it is switched off, and later about what was scored meanwhile', async () => {
    await stored('e-1', scored(0))
    await show()
    settle(() => store.set(announceAtom, false))
    await stored('e-2', scored(7))
    await passTime(5000)
    expect(voice().textContent).toBe('')
    settle(() => store.set(announceAtom, true))
    await passTime(5000)
    expect(voice().textContent).toBe('')
    await stored('e-3', scored(14))
    await passTime(1000)
    expect(voice().textContent).toContain('Homes 14')
  })

  it('is there for a league that has no board yet', async () => {
    await show('nba')
    await passTime(1000)
    expect([voice().textContent, voice().dataset['announcer']]).toEqual(['', ''])
  })

  it('ends with the page', async () => {
    await show()
    rendered.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
