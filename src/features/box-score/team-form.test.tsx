import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TeamForm } from '../../domain/box-score/team-form'
import { permissionsOfTier } from '../../domain/people/tiers/permission'
import type { Tier } from '../../domain/people/tiers/tier'
import { sessionOf } from '../../domain/people/users/session'
import { accountAtom } from '../../state/account'
import { sessionAtom } from '../../state/session'
import { createStore, Provider } from '../../state/store'
import { accountWith } from '../../state/testing/account'
import { passTime } from '../../ui/testing/pass-time'
import { click, render, settle, type Rendered } from '../../ui/testing/render'
import { TeamForms } from './team-form'
import { FULL_ANSWER } from './testing/answers'

const past = { start: '2026-10-18T17:00:00Z', opponent: 'NY', isHome: true, own: 24, theirs: 20 }
const LOST = { start: '2026-10-25T17:00:00Z', opponent: 'LA', isHome: false, own: 10, theirs: 31 }
const HOME: TeamForm = {
  team: 'SEA',
  record: '7-4',
  split: '4-1',
  where: 'home',
  last: [{ ...past, id: '7' }],
}
const AWAY: TeamForm = { team: 'SF', record: '5-6', split: '', where: 'road', last: [] }

describe('team analytics, for verified users', () => {
  let rendered: Rendered
  let store = createStore()
  let asked: string[] = []
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return Response.json({ rows: [{ game_id: '7', home_spread: -3.5 }], missing: [] })
    })
  })
  afterEach(() => {
    rendered.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  async function show(
    tier: Exclude<Tier, 'guest'>,
    changes: object = { teamForm: { away: AWAY, home: HOME } },
    can = permissionsOfTier(tier),
  ) {
    store = createStore()
    store.set(accountAtom, accountWith({}))
    store.set(sessionAtom, sessionOf({ id: 'ann', tier, can: [...can] })!)
    rendered = render(
      <Provider store={store}>
        <TeamForms slug="nfl" answer={{ ...FULL_ANSWER, ...changes }} />
      </Provider>,
    )
    await passTime(10)
  }
  const texts = (selector: string) =>
    [...rendered.page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const choose = async (team: string) => {
    click([...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === team)!)
    await passTime(10)
  }

  it('says what is known of each team and from how many games, with the kept lines', async () => {
    await show('verified')
    expect(texts('dd')).toEqual(['5-6'])
    await choose('SEA')
    expect(texts('dd')).toEqual([
      '7-4',
      '4-1',
      '1-0 (W)',
      '24.0 scored, 20.0 allowed',
      '1-0 in 1 game with a line',
    ])
    expect(texts('p').at(-1)).toMatch(/^From 1 game since /)
    expect(asked).toEqual(['/api/odds/nfl?ids=7'])
  })

  it('lists the last games, the newest first, each with its day, its opponent and its result', async () => {
    const away = { ...AWAY, record: '', last: [...HOME.last, { ...LOST, id: '8' }] }
    await show('verified', { teamForm: { away, home: { ...HOME, record: '', split: '', last: [] } } })
    expect(texts('ol > li').map((text) => text?.replace(/^.*(?=vs|at)/, ''))).toEqual([
      'at LAL 10-31',
      'vs NYW 24-20',
    ])
    const links = [...rendered.page.querySelectorAll('ol a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nfl/game/8', '/nfl/game/7'])
    expect(texts('p').at(-1)).toMatch(/^From 2 games since /)
    expect(asked).toEqual(['/api/odds/nfl?ids=7,8'])
  })

  it('says when no line was kept, under the name of what it is about', async () => {
    await show('verified', { teamForm: { away: { ...AWAY, last: [{ ...LOST, id: '8' }] }, home: HOME } })
    expect(texts('dl > div').at(-1)).toBe('SpreadNo data: no line was kept')
  })

  it('asks for the lines as soon as the user may see them', async () => {
    await show('verified', { teamForm: { away: HOME, home: AWAY } }, [])
    expect(asked).toEqual([])
    const can = ['view_betting_odds'] as const
    settle(() => store.set(sessionAtom, sessionOf({ id: 'ann', tier: 'verified', can: [...can] })!))
    await passTime(10)
    expect(asked).toEqual(['/api/odds/nfl?ids=7'])
  })

  it('has no lock for guests, whom the box score has invited already', () => {
    rendered = render(
      <Provider store={createStore()}>
        <TeamForms slug="nfl" answer={{ ...FULL_ANSWER, locked: ['view_team_analytics'] }} />
      </Provider>,
    )
    expect(rendered.page.textContent).toBe('')
  })

  it('asks for no lines when the user may not see odds', async () => {
    await show(
      'verified',
      undefined,
      permissionsOfTier('verified').filter((one) => one !== 'view_betting_odds'),
    )
    await choose('SEA')
    expect([asked, texts('dd').length]).toEqual([[], 4])
  })

  it('is locked for users who may not see it, and shows nothing where the feed tells nothing', async () => {
    await show('registered', { locked: ['view_team_analytics'] })
    expect(texts('[data-locked=view_team_analytics]')).toHaveLength(1)
    rendered.close()
    const empty = { team: 'SF', record: '', split: '', last: [] }
    await show('verified', {
      teamForm: { away: { ...empty, where: 'road' }, home: { ...empty, where: 'home' } },
    })
    expect(rendered.page.textContent).toBe('')
  })
})
