import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Slug } from '../domain/league'
import { sampleBoard, sampleHead } from '../domain/testing/sample-game'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { createStorage, type Storage } from '../storage/storage'
import { eventually, render, type Rendered } from '../ui/testing/render'
import { portsAtom } from './ports'
import { createStore, Provider } from './store'
import { tellEffects } from './testing/tell-effects'
import { testPorts } from './testing/test-ports'
import { tabsOf, useIsHidden, useLeagues } from './use-leagues'

const NOW = Date.parse('2026-10-20T16:00:00Z')
const DAY = '2026-10-20'
let rendered: Rendered | undefined

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localValues.remove(STORAGE_KEYS.clock)
})
afterEach(() => {
  rendered?.close()
  rendered = undefined
  vi.useRealTimers()
})

const order = (heads: Parameters<typeof tabsOf>[0], day = DAY) =>
  tabsOf(heads, day, NOW).map(({ sport }) => sport)

describe('the leagues to offer', () => {
  it('stand in the order of the list before anything is known', () => {
    expect(order([])).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP'])
  })

  it('stand in their own order once something is known, without those that an operator has hidden', () => {
    const heads = [
      sampleHead({ id: 'nhl', live: true, priority: 8 }),
      sampleHead({ id: 'nfl', visible: false }),
      sampleHead({ id: 'nba', live: false, priority: 9 }),
    ]
    expect(order(heads)).toEqual(['NHL', 'NBA', 'MLB', 'NCAAB', 'NCAAF', 'PGA', 'RYDER_CUP'])
  })

  it('leave golf out while it pauses', () => {
    expect(order([], '2026-09-01')).not.toContain('PGA')
  })

  it('have golf while it is live, unless an operator has hidden it', () => {
    const golf = { id: 'pga', live: true } as const
    expect(order([sampleHead(golf)], '2026-09-01')).toContain('PGA')
    expect(order([sampleHead({ ...golf, visible: false })], '2026-09-01')).not.toContain('PGA')
  })
})

function Leagues() {
  const said = useLeagues().map(({ league, live, isDoubtful, disabled, tinted }) =>
    [league.slug, live && 'live', isDoubtful && 'doubtful', disabled && 'off', tinted && 'tinted']
      .filter(Boolean)
      .join(' '),
  )
  return <p>{said.join(', ')}</p>
}

function Hidden({ slugs }: { readonly slugs: readonly Slug[] }) {
  return slugs.map((slug) => <IsHidden key={slug} slug={slug} />)
}
function IsHidden({ slug }: { readonly slug: Slug }) {
  return <i>{useIsHidden(slug) ? `${slug} ` : ''}</i>
}

function show(storage: Storage, screen = <Leagues />) {
  const store = createStore()
  store.set(portsAtom, testPorts(storage))
  rendered = render(<Provider store={store}>{screen}</Provider>)
  return rendered.page.textContent
}

async function deviceWith(...heads: Parameters<Storage['save']>[1][]) {
  const storage = createStorage()
  for (const head of heads) await storage.save('heads', head as never)
  return storage
}
const seconds = (count: number) => new Date(NOW - count * 1000).toISOString()

describe('the bar of leagues', () => {
  it('says which are live, out of season and in the playoffs', async () => {
    const storage = await deviceWith(
      sampleHead({ id: 'nfl', live: true }),
      sampleHead({ id: 'mlb', live: false, season: 'playoffs', priority: 10 }),
      sampleHead({ id: 'nba', live: false, in_season: false }),
    )
    expect(show(storage)).toBe('nfl live, mlb tinted, ncaab, ncaaf, nhl, pga, rydercup, nba off')
  })

  it.each([
    [19 * 60, 'ok', 'nfl live,'],
    [21 * 60, 'ok', 'nfl live doubtful,'],
    [0, 'down', 'nfl live doubtful,'],
  ] as const)(
    'says whether a live league is doubtful when its board is %s seconds old and its feed is %s',
    async (age, state, said) => {
      const storage = await deviceWith(sampleHead({ id: 'nfl', live: true }))
      const board = sampleBoard({ source: { state, since: seconds(0), message: 'x' } as never })
      await storage.save('boards', { slug: 'nfl', board, checkedAt: seconds(age) })
      expect(show(storage)).toContain(said)
    },
  )

  it('knows which leagues an operator has hidden; unknown ones are shown', async () => {
    const storage = await deviceWith(sampleHead({ id: 'nfl', visible: false }), sampleHead({ id: 'nba' }))
    expect(show(storage, <Hidden slugs={['nfl', 'nba', 'mlb']} />)).toBe('nfl ')
  })

  it('tells effects too what is found between the first frame and the answer', async () => {
    const device = await deviceWith(sampleHead({ id: 'nfl', visible: false }))
    const effects = tellEffects(device, () => (useIsHidden('nfl') ? 'hidden' : 'shown'))
    rendered = effects.rendered
    await eventually(() => effects.told.join() === 'shown,hidden')
  })
})
