import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Kiosk } from '../../domain/screen/kiosk'
import type { Slug } from '../../domain/league'
import { finalGame, sampleBoard, sampleHead } from '../../domain/testing/sample-game'
import { portsAtom } from '../../state/ports'
import { createStore, Provider } from '../../state/store'
import { testPorts } from '../../state/testing/test-ports'
import { createStorage, type Storage } from '../../storage/storage'
import { passTime } from '../../ui/testing/pass-time'
import { render, type Rendered } from '../../ui/testing/render'
import { useKioskRound } from './use-kiosk-round'

let rendered: Rendered
let storage: Storage
let store: ReturnType<typeof createStore>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-25T18:00:00Z') })
  storage = createStorage()
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

function Round({
  kiosk,
  current,
}: {
  readonly kiosk: Kiosk | undefined
  readonly current: Slug | undefined
}) {
  const { next, skips } = useKioskRound(kiosk, current)
  return <p>{`${next ?? 'stays'}${skips ? ', at once' : ''}`}</p>
}

const page = (leagues: readonly Slug[] | undefined, current?: Slug) => (
  <Provider store={store}>
    <Round kiosk={leagues && { leagues }} current={current} />
  </Provider>
)

async function round(leagues: readonly Slug[] | undefined, current?: Slug) {
  store = createStore()
  store.set(portsAtom, testPorts(storage))
  rendered = render(page(leagues, current))
  await passTime(0)
  return told()
}
const told = () => rendered.page.textContent
const has = (slug: 'nfl' | 'nba' | 'mlb', count: number) =>
  storage.save('boards', {
    slug,
    board: sampleBoard({ games: Array.from({ length: count }, (_, n) => finalGame({ id: String(n) })) }),
    checkedAt: '',
  })

describe('a kiosk that goes round', () => {
  it('goes on to the next league with games, and back to the first', async () => {
    await has('nfl', 1)
    await has('nba', 0)
    await has('mlb', 2)
    expect(await round(['nfl', 'nba', 'mlb'], 'nfl')).toBe('mlb')
    rendered.close()
    expect(await round(['nfl', 'nba', 'mlb'], 'mlb')).toBe('nfl')
  })

  it('notices when a league gets games meanwhile', async () => {
    await has('nfl', 1)
    expect(await round(['nfl', 'nba'], 'nfl')).toBe('stays')
    await has('nba', 1)
    await passTime(0)
    expect(told()).toBe('nba')
  })

  it('goes round other leagues when it is given other ones', async () => {
    for (const slug of ['nfl', 'nba', 'mlb'] as const) await has(slug, 1)
    expect(await round(['nfl', 'nba'], 'nfl')).toBe('nba')
    rendered.show(page(['nfl', 'mlb'], 'nfl'))
    await passTime(0)
    expect(told()).toBe('mlb')
  })

  it('leaves a league at once that has nothing to show', async () => {
    await has('nfl', 1)
    await has('nba', 0)
    expect(await round(['nfl', 'nba'], 'nba')).toBe('nfl, at once')
  })

  it('waits at a league whose games are not known yet', async () => {
    await has('nfl', 1)
    expect(await round(['nfl', 'nba'], 'nba')).toBe('nfl')
  })

  it('leaves at once a league that is not in its list', async () => {
    await has('nfl', 1)
    expect(await round(['nfl', 'nba'], 'mlb')).toBe('nfl, at once')
  })

  it('leaves a league that is not in its list also while no league of the list has games', async () => {
    await has('nfl', 1)
    await has('nba', 0)
    expect(await round(['nba', 'mlb'], 'nfl')).toBe('nba, at once')
    rendered.close()
    await storage.save('heads', sampleHead({ id: 'nba', visible: false }))
    expect(await round(['nba', 'mlb'], 'nfl')).toBe('mlb, at once')
    rendered.close()
    expect(await round(['nba'], 'nfl')).toBe('stays, at once')
  })

  it('stays at a league of its list while none has games', async () => {
    await has('nba', 0)
    expect(await round(['nba', 'mlb'], 'nba')).toBe('stays, at once')
  })

  it('skips a league that an operator has hidden, and leaves it at once', async () => {
    await has('nfl', 1)
    await has('nba', 1)
    await storage.save('heads', sampleHead({ id: 'nba', visible: false }))
    expect(await round(['nfl', 'nba'], 'nfl')).toBe('stays')
    rendered.close()
    expect(await round(['nfl', 'nba'], 'nba')).toBe('nfl, at once')
  })
})

it('a page that is no kiosk stays where it is', async () => {
  await has('nfl', 1)
  expect(await round(undefined, 'nfl')).toBe('stays')
})
