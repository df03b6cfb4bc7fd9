import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abandonOlderThan } from '../../../backend/in-flight'
import type { GameSlug } from '../../../domain/league'
import { sessionOf } from '../../../domain/people/users/session'
import { MINUTE_MS } from '../../../domain/time/intervals'
import { localValues } from '../../../platform/local-values'
import { STORAGE_KEYS } from '../../../platform/storage-keys'
import { sessionAtom, type Session } from '../../../state/session'
import { createStore } from '../../../state/store'
import { testPorts } from '../../../state/testing/test-ports'
import { createStorage } from '../../../storage/storage'
import { keyFor, viewerOf } from '../../../storage/viewer'
import { eventually, settle } from '../../../ui/testing/render'
import { renderWithPorts } from '../testing/render-with-ports'
import { useGameStats } from './use-game-stats'

const NOW = Date.parse('2026-10-20T16:00:00Z')
const ANN = sessionOf({ id: 'ann', collectionName: 'users', tier: 'registered' })!

const ACTIVE = { state: 'active' } as const

interface Look {
  readonly id?: string
  readonly inSight?: boolean
  readonly slug?: GameSlug
}

describe('what a ticker has to show', () => {
  let shown: ReturnType<typeof renderWithPorts>
  let storage = createStorage()
  let asked: string[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] })
    localValues.remove(STORAGE_KEYS.clock)
    storage = createStorage()
    asked = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return new Promise(() => undefined)
    })
  })
  afterEach(() => {
    shown.close()
    // An unanswered request would make the requests of the next test wait for their turn.
    abandonOlderThan(-Infinity)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function Stats({ id = '401', inSight = true, slug = 'nfl' }: Look) {
    const stats = useGameStats(slug, id, inSight, false)
    return stats.kind === 'stats' ? `stats ${stats.answer.rev}` : stats.kind
  }
  const storeOf = (session: Session) => {
    const store = createStore()
    store.set(sessionAtom, session)
    return store
  }
  const show = (look: Look = {}, session: Session = ANN) => {
    shown = renderWithPorts(<Stats {...look} />, { ports: testPorts(storage), store: storeOf(session) })
  }
  const is = (text: string) => eventually(() => shown.page.textContent === text)
  const keep = (
    minutesAgo: number,
    status: { readonly state: 'active' | 'complete' } | null = ACTIVE,
    session: Session = ANN,
    id = '401',
  ) =>
    storage.save('stats', {
      key: keyFor(viewerOf(session), 'nfl', id),
      answer: { id, rev: '0a1b2c3d', tickerStats: [], ...(status && { status }) },
      checkedAt: new Date(NOW - minutesAgo * MINUTE_MS).toISOString(),
    } as never)

  it('is what the device has stored, once the card was in sight', async () => {
    await keep(1)
    show({ inSight: false })
    expect(shown.page.textContent).toBe('waiting')
    shown.show(<Stats />)
    await is('stats 0a1b2c3d')
    shown.show(<Stats inSight={false} />)
    await is('stats 0a1b2c3d')
  })

  it('is neither read nor asked for as long as the card is out of sight', async () => {
    await keep(1)
    await keep(1, ACTIVE, ANN, '402')
    const games = (
      <>
        <Stats inSight={false} />
        {' and '}
        <Stats id="402" />
      </>
    )
    shown = renderWithPorts(games, { ports: testPorts(storage), store: storeOf(ANN) })
    await is('waiting and stats 0a1b2c3d')
    await eventually(() => asked.length > 0)
    expect(asked.map((path) => new URL(path, 'http://server').searchParams.get('ids'))).toEqual(['402'])
    expect(shown.page.textContent).toBe('waiting and stats 0a1b2c3d')
  })

  it('is what is stored also when the server did not say how far the game is', async () => {
    await keep(1, null)
    show()
    await is('stats 0a1b2c3d')
  })

  it('is nothing yet when the device has stored nothing', async () => {
    show()
    await eventually(() => asked.length > 0)
    expect(shown.page.textContent).toBe('waiting')
  })

  it('is dropped when it is ten minutes old, unless the game is over', async () => {
    await keep(9)
    show()
    await is('stats 0a1b2c3d')
    settle(() => vi.advanceTimersByTime(MINUTE_MS))
    expect(shown.page.textContent).toBe('waiting')
    shown.close()
    await keep(0, { state: 'complete' })
    show()
    await is('stats 0a1b2c3d')
    settle(() => vi.advanceTimersByTime(60 * MINUTE_MS))
    expect(shown.page.textContent).toBe('stats 0a1b2c3d')
  })

  it('is nothing that another user was given', async () => {
    await keep(0, ACTIVE, sessionOf({ id: 'bo', collectionName: 'users', tier: 'registered' })!)
    show()
    await eventually(() => asked.length > 0)
    expect(shown.page.textContent).toBe('waiting')
  })

  it.each([
    ['a guest', { kind: 'guest' } as const],
    ['a user who may not see stats', sessionOf({ id: 'ann', tier: 'registered', can: ['access_nfl'] })!],
  ])('is locked for %s, and nothing is fetched', async (_who, session) => {
    await keep(0, ACTIVE, session)
    show({}, session)
    await is('locked')
    expect(asked).toEqual([])
  })
})
